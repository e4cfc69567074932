import BedsideCore
import BedsideExchange
import BedsideStore
import Testing

/// A study of a survey in two versions and a log, and what one participant did of it.
struct SampleRecord {
  let journal = MemoryJournal()

  struct Zones: ZoneDatabase {
    func zone(_ id: String) throws(ZoneError) -> Zone {
      if id == "Test/East" { return .fixed(7200) }
      throw .unknown(id)
    }
  }

  static let first = """
    {"id": "check", "version": 1, "title": "Check", "copyright": "Ann | Example", "licence": "CC0",
     "source": "Made up", "steps": [{"id": "form", "type": "form", "items": [
      {"id": "pain", "text": "How bad is it?", "answer": {"format": "scale", "minimum": 0,
       "maximum": 10, "default": 5, "minimumDescription": "None"}},
      {"id": "symptoms", "text": "Which?", "answer": {"format": "choice", "multiple": true,
       "choices": [{"text": "Fever, high", "value": "fever"}, {"text": "Cough", "value": "cough"}],
       "other": "Else"}},
      {"id": "note", "text": "Anything else?", "answer": {"format": "text", "multiline": true}}]}]}
    """

  static let second = """
    {"id": "check", "version": 2, "title": "Check", "copyright": "Ann | Example", "licence": "CC0",
     "source": "Made up", "steps": [
     {"id": "form", "type": "form", "items": [
      {"id": "side", "text": "Which side?", "answer": {"format": "choice",
       "choices": [{"text": "Left", "value": "left"}, {"text": "Right", "value": "right"}]}},
      {"id": "pain", "text": "How bad is the pain?", "answer": {"format": "scale", "minimum": 0,
       "maximum": 10, "default": 5}},
      {"id": "symptoms", "text": "Which?", "answer": {"format": "choice", "multiple": true,
       "choices": [{"text": "Fever, high", "value": "fever"}, {"text": "Nausea", "value": "nausea"}]}},
      {"id": "note", "text": "Anything else?", "answer": {"format": "text", "multiline": true}}]},
     {"id": "visits", "type": "repeat", "title": "Visit", "count": 2, "items": [
      {"id": "kind", "text": "What was done?", "answer": {"format": "choice", "multiple": true,
       "choices": [{"text": "Talk", "value": 1}, {"text": "X-ray", "value": 2}]}},
      {"id": "minutes", "text": "How long?", "answer": {"format": "integer"}}]},
     {"id": "extra", "type": "question", "text": "More?", "answer": {"format": "boolean"}}],
     "scores": [{"id": "sum", "title": "Burden", "method": "sum", "items": ["pain"],
       "bands": [{"upTo": 5, "label": "low"}, {"label": "high"}]}]}
    """

  static func steps(_ text: String) throws -> OrderedTask {
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "task.json")
    #expect(problems.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(task)
  }

  static func dictionary() throws -> StudyDictionary {
    StudyDictionary(
      study: "s", title: "A study",
      tasks: [
        TaskDictionary(
          id: "check", title: "Check",
          versions: [
            .init(2, steps: try steps(second)), .init(1, steps: try steps(first)),
          ]),
        TaskDictionary(id: "water", title: "Water", versions: [.init(1, steps: nil)]),
      ])
  }

  /// An answer as results hold it.
  static func answer(
    _ id: String, _ state: String = "answered", _ entry: JSONValue = "typed",
    _ value: JSONValue = .null, display: JSONValue = .null
  ) -> JSONValue {
    .object([
      "id": .string(id), "state": .string(state), "entry": state == "answered" ? entry : .null,
      "format": "f", "value": value, "units": .null, "display": display,
      "startDate": "2026-03-06T07:00:00Z", "endDate": "2026-03-06T07:00:01.500Z",
      "seconds": .number(1.5),
    ])
  }

  static func line(
    _ k: Int, version: Int = 1, day: String = "2026-03-06", _ answers: [JSONValue],
    scores: JSONFields = [:], more: JSONFields = [:]
  ) -> JSONFields {
    var fields: JSONFields = [
      "task": "check", "effective": .string("\(day)T08:00:00"),
      "event": .string("ann/s/check/\(version)/0/\(k)"), "day": .string(day),
      "recorded": .string("\(day)T07:00:02Z"), "on": .string(day), "zone": "Test/East",
    ]
    for field in more.fields { fields[field.key] = field.value }
    fields["values"] = .array([
      .object(["kind": "pain", "value": 1, "recorded": "2026-03-06T07:00:01.500Z"])
    ])
    fields["result"] = .object([
      "task": "check", "version": .integer(version), "scores": .object(scores),
      "steps": .array([.object(["id": "form", "answers": .array(answers)])]),
    ])
    return fields
  }

  static func drinks(_ k: Int, _ values: [JSONValue], day: String = "2026-03-06") -> JSONFields {
    [
      "task": "water", "effective": .string("\(day)T00:00:00"),
      "event": .string("ann/s/water/1/0/\(k)"), "day": .string(day),
      "recorded": .string("\(day)T09:00:00Z"), "on": .string(day), "zone": "UTC",
      "values": .array(
        values.map { .object(["value": $0, "units": "ml", "recorded": "2026-03-06T09:00:00Z"]) }),
    ]
  }

  func add(_ fields: JSONFields) throws { try add("outcome", fields) }

  func add(_ kind: String, _ fields: JSONFields) throws {
    guard case .string(let day) = fields["day"] else { return }
    let month = try #require(Month(day))
    try journal.append([JournalEntry(kind, fields)], to: .month("ann", month))
  }

  func export() throws -> OutcomeExport {
    OutcomeExport(["ann"], in: journal, try Self.dictionary(), zones: Zones())
  }

  /// What an export writes.
  func written(
    _ write: (OutcomeExport, inout ExportBuffer) throws -> Void,
    _ change: (inout OutcomeExport) -> Void = { _ in }
  ) throws -> [UInt8] {
    let pieces = Pieces()
    var buffer = ExportBuffer { pieces.bytes += $0 }
    var export = try export()
    change(&export)
    try write(export, &buffer)
    return pieces.bytes
  }

  func long(_ change: (inout OutcomeExport) -> Void = { _ in }) throws -> [[String: String]] {
    try StrictCSV.records(try written({ _ = try $0.writeLong(to: &$1) }, change))
  }

  func wide(_ task: String = "check") throws -> [[String: String]] {
    try StrictCSV.records(try written { _ = try $0.writeWide(of: task, to: &$1) })
  }

  private final class Pieces {
    var bytes: [UInt8] = []
  }
}
