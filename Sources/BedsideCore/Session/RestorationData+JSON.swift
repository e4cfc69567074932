extension RestorationData {
  /// The version of the JSON.
  static let format = 1

  /// The data as JSON, for a host that keeps drafts in its own place; opaque but for `format`.
  public var json: JSONValue {
    var fields: [JSONValue] = [.object(DraftEvent.begin(header).json)]
    fields += path.map { .object(DraftEvent.step($0.id, at: $0.startDate).json) }
    fields += cleared.sorted().map { .object(DraftEvent.cleared($0).json) }
    // Those before the last answer, in an order that does not change from run to run.
    let others = answers.keys.filter { $0 != lastAnswered }.sorted()
    for id in others + [lastAnswered].compactMap({ $0 }) {
      if let answer = answers[id] { fields.append(.object(DraftEvent.answer(id, answer).json)) }
    }
    if isPassed, let last = path.last { fields.append(.object(DraftEvent.passed(last.id).json)) }
    if let item { fields.append(.object(DraftEvent.item(item).json)) }
    if lastAnswered == nil, item == nil, !isPassed, let last = path.last {
      fields.append(.object(DraftEvent.step(last.id, at: last.startDate).json))
    }
    if let jump { fields.append(.object(DraftEvent.jumped(jump).json)) }
    for id in written.keys.sorted() {
      if let text = written[id] { fields.append(.object(DraftEvent.written(id, text).json)) }
    }
    for id in details.keys.sorted() {
      if let value = details[id] { fields.append(.object(DraftEvent.details(id, value).json)) }
    }
    fields += alerts.map { .object(DraftEvent.alert($0).json) }
    return .object(["format": .integer(Self.format), "events": .array(fields)])
  }

  /// Reads data back; nil when it is none or of a format that is not known.
  public init?(_ json: JSONValue) {
    guard json["format"] == .integer(Self.format), case .array(let events) = json["events"] else {
      return nil
    }
    self.init(folding: events.compactMap(DraftEvent.init))
  }
}
