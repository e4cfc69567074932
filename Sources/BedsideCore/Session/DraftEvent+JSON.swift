extension DraftEvent {
  /// The event as a draft's line holds it.
  public var json: JSONFields {
    switch self {
    case .begin(let header): header.json
    case .step(let id, let date):
      ["e": "step", "id": .string(id.rawValue), "at": .string(date.description)]
    case .item(let id): ["e": "item", "id": .string(id.rawValue)]
    case .passed(let id): ["e": "passed", "id": .string(id.rawValue)]
    case .jumped(let jump): jump.json
    case .answer(let id, let answer):
      [
        "e": "answer", "id": .string(id.rawValue), "state": .string(answer.state.rawValue),
        "value": answer.value, "entry": answer.entry.map { .string($0.rawValue) } ?? .null,
        "asked": .string(answer.startDate.description),
        "at": .string(answer.endDate.description), "spent": .integer(Int(answer.milliseconds)),
      ]
    case .written(let id, let text):
      ["e": "written", "id": .string(id.rawValue), "text": .string(text)]
    case .cleared(let id): ["e": "clear", "id": .string(id.rawValue)]
    case .details(let id, let value):
      ["e": "details", "id": .string(id.rawValue), "value": value]
    case .alert(let alert): ["e": "alert", "alert": alert.json]
    case .alertSeen(let id): ["e": "alertSeen", "id": .string(id.rawValue)]
    case .alertOver(let id): ["e": "alertOver", "id": .string(id.rawValue)]
    }
  }

  /// Reads an event from a draft's line; nil for a line that is none, such as one that a newer
  /// version wrote.
  public init?(_ json: JSONValue) {
    guard case .string(let kind) = json["e"] else { return nil }
    switch kind {
    case "begin":
      guard let header = DraftHeader(json) else { return nil }
      self = .begin(header)
    case "step":
      guard let id = json.text("id"), let date = json.instant("at") else { return nil }
      self = .step(Identifier(id), at: date)
    case "item":
      guard let id = json.text("id") else { return nil }
      self = .item(Identifier(id))
    case "passed":
      guard let id = json.text("id") else { return nil }
      self = .passed(Identifier(id))
    case "jump":
      guard let jump = DraftJump(json) else { return nil }
      self = .jumped(jump)
    case "answer":
      guard let id = json.text("id"), let answer = SavedAnswer(json) else { return nil }
      self = .answer(Identifier(id), answer)
    case "written":
      guard let id = json.text("id"), let text = json.text("text") else { return nil }
      self = .written(Identifier(id), text)
    case "clear":
      guard let id = json.text("id") else { return nil }
      self = .cleared(Identifier(id))
    case "details":
      guard let id = json.text("id"), let value = json["value"] else { return nil }
      self = .details(Identifier(id), value)
    case "alert":
      guard let alert = json["alert"].flatMap(RaisedAlert.init) else { return nil }
      self = .alert(alert)
    case "alertSeen":
      guard let id = json.text("id") else { return nil }
      self = .alertSeen(Identifier(id))
    case "alertOver":
      guard let id = json.text("id") else { return nil }
      self = .alertOver(Identifier(id))
    default: return nil
    }
  }
}

extension DraftHeader {
  var json: JSONFields {
    var fields: JSONFields = [
      "e": "begin", "task": .string(task.rawValue), "version": .integer(version),
      "contentHash": .string(contentHash), "run": .string(runID),
      "at": .string(startDate.description),
    ]
    fields["seed"] = seed.map(JSONValue.integer)
    return fields
  }

  init?(_ json: JSONValue) {
    guard let task = json.text("task"), case .integer(let version) = json["version"],
      let hash = json.text("contentHash"), let run = json.text("run"),
      let date = json.instant("at")
    else { return nil }
    let seed: Int? = if case .integer(let seed) = json["seed"] { seed } else { nil }
    self.init(
      task: Identifier(task), version: version, contentHash: hash, runID: run, startDate: date,
      seed: seed)
  }
}

extension SavedAnswer {
  init?(_ json: JSONValue) {
    guard let state = json.text("state").flatMap(Answer.State.init), let value = json["value"],
      let asked = json.instant("asked"), let date = json.instant("at")
    else { return nil }
    let entry = json.text("entry").flatMap(Answer.Entry.init)
    var spent: Int64?
    if case .integer(let milliseconds) = json["spent"] {
      // No more than the time there is, so that such times can be added up.
      spent = min(max(0, Int64(milliseconds)), Instant.earliest.milliseconds(until: .latest))
    }
    self.init(
      state: state, value: value, entry: entry, startDate: asked, endDate: date,
      milliseconds: spent)
  }
}

extension JSONValue {
  func text(_ key: String) -> String? {
    if case .string(let text) = self[key] { text } else { nil }
  }

  func instant(_ key: String) -> Instant? { text(key).flatMap { Instant($0) } }
}
