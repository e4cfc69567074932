extension TourStop {
  /// Reads the stops of the array `tour` of `object`; notes what is wrong in the object's log.
  public static func list(from object: inout ObjectReader) -> [TourStop] {
    let log = object.log
    return object.array("tour").compactMap { TourStop($0, log: log) }
  }

  /// Reads a stop and notes what is wrong in `log`.
  ///
  /// Nil without a text.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A tour stop", log: log) else { return nil }
    let parts = object.has("parts") ? object.strings("parts") : nil
    let ghost = object.strings("ghost")
    let highlight = object.strings("highlight")
    let view = object.node("view").flatMap { ModelView($0, log: log) }
    let flexion = object.double("flexion")
    let section = object.section()
    let text = object.requiredText("text")
    object.finish()
    guard let text else { return nil }
    self.init(
      parts: parts, ghost: ghost, highlight: highlight, view: view, flexion: flexion,
      section: section, text: text)
  }

  /// The stop as it stands in a file; what is not set is left out.
  public var json: JSONValue {
    var fields: JSONFields = [:]
    fields["parts"] = parts.map { .strings($0) }
    if !ghost.isEmpty { fields["ghost"] = .strings(ghost) }
    if !highlight.isEmpty { fields["highlight"] = .strings(highlight) }
    fields["view"] = view?.json
    fields["flexion"] = flexion.map(JSONValue.number)
    fields["section"] = section.map { .string($0.text) }
    fields["text"] = .string(text)
    return .object(fields)
  }
}

extension ObjectReader {
  /// The plane that cuts the model at a stop.
  fileprivate mutating func section() -> ModelSection? {
    guard let text = string("section") else { return nil }
    guard let section = ModelSection(text) else {
      problem(ModelSection.wrongText(text), at: "section")
      return nil
    }
    return section
  }
}
