extension ModelStep {
  /// Reads a request of its own: an object that holds nothing else.
  ///
  /// Notes what is wrong in `log`; nil without a model.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A model step", log: log) else { return nil }
    let step = ModelStep(from: &object)
    let measured = object.measured()
    let measuredText = object.string("measuredText")
    object.finish()
    guard let step else { return nil }
    self = step
    self.measured = measured
    self.measuredText = measuredText
  }

  /// Reads the members that belong to a model step from an object that may hold others.
  ///
  /// Notes what is wrong in the object's log; nil without a model.
  public init?(from object: inout ObjectReader) {
    let model = object.requiredString("model")
    let title = object.text("title", most: TextLength.title)
    let text = object.text("text")
    let allowsSelection = object.bool("allowsSelection") ?? false
    let highlight = object.strings("highlight")
    let gate = object.word("continueAfter", as: Gate.self) ?? .none
    let accepts = object.strings("accepts")
    let endOnSelection = object.bool("endOnSelection") ?? false
    let tour = object.has("tour") ? TourStop.list(from: &object) : nil
    let flexion = object.double("flexion")
    let mirror = object.bool("mirror") ?? false
    let side = object.word("side", as: BodySide.self)
    let measuredBy = object.node("measuredBy").flatMap { ModelMeasure($0, log: object.log) }
    let language = object.string("language")
    if !allowsSelection, gate == .selection || endOnSelection {
      let key = gate == .selection ? "continueAfter" : "endOnSelection"
      object.problem(
        "'\(key)' waits for a selection, but nothing can be selected."
          + " Add \"allowsSelection\": true.", at: key)
    }
    if !accepts.isEmpty, gate != .selection, !endOnSelection {
      object.problem(
        "'accepts' says which selection counts, but none is waited for. Add"
          + " \"continueAfter\": \"selection\" or \"endOnSelection\": true.", at: "accepts")
    }
    guard let model else { return nil }
    self.init(
      model: model, title: title, text: text, allowsSelection: allowsSelection,
      highlight: highlight, continueAfter: gate, accepts: accepts,
      endOnSelection: endOnSelection, tour: tour, flexion: flexion, mirror: mirror, side: side,
      language: language)
    self.measuredBy = measuredBy
  }

  /// The step as `bedside-viewer --step` reads it; members with their default value are left out.
  ///
  /// `measuredBy` is nothing that the viewer could ask.
  public var json: JSONValue {
    var fields: JSONFields = ["model": .string(model)]
    fields["title"] = title.map(JSONValue.string)
    fields["text"] = text.map(JSONValue.string)
    if allowsSelection { fields["allowsSelection"] = true }
    if !highlight.isEmpty { fields["highlight"] = .strings(highlight) }
    if continueAfter != .none { fields["continueAfter"] = .string(continueAfter.rawValue) }
    if !accepts.isEmpty { fields["accepts"] = .strings(accepts) }
    if endOnSelection { fields["endOnSelection"] = true }
    fields["tour"] = tour.map { .array($0.map(\.json)) }
    fields["flexion"] = flexion.map(JSONValue.number)
    if mirror { fields["mirror"] = true }
    fields["side"] = side.map { .string($0.rawValue) }
    fields["measured"] = measured.map {
      .array([.number($0.lowerBound), .number($0.upperBound)])
    }
    fields["measuredText"] = measuredText.map(JSONValue.string)
    fields["language"] = language.map(JSONValue.string)
    return .object(fields)
  }
}
