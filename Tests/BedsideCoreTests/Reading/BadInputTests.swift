import BedsideCore
import Testing

/// Files that are wrong in every way: each is an error with a place in the file, and none a crash.
struct BadInputTests {
  /// A task in which most kinds of members stand.
  private static let task = """
    { "$schema": "task.schema.json", "id": "t", "version": 1, "title": "Tägliche Fragen 🦵",
      "steps": [
        { "id": "hello", "type": "instruction", "title": "Hello", "text": "We begin.",
          "body": ["Text.", { "style": "bullet", "text": "Point" }, { "style": "rule" }],
          "learnMore": { "title": "More", "text": "There is more." } },
        { "id": "form", "type": "form", "title": "Form", "footer": "Thank you.",
          "items": [
            { "id": "pain", "text": "Pain?", "optional": false, "dontKnow": true,
              "answer": { "format": "scale", "minimum": 0, "maximum": 10, "step": 1, "default": 5,
                          "minimumDescription": "None" } },
            { "id": "heat", "text": "Fever?", "decline": "No",
              "answer": { "format": "continuousScale", "minimum": 35, "maximum": 42,
                          "maximumFractionDigits": 1, "unit": "°C" } },
            { "id": "where", "text": "Where?", "visibleWhen": { "item": "pain", "above": 5 },
              "answer": { "format": "choice", "multiple": true, "other": "Else",
                          "choices": [ { "text": "Knee", "value": "knee" },
                                       { "text": "None", "value": 0, "exclusive": true } ] } } ] },
        { "id": "day", "type": "question", "text": "Since when?", "placeholder": "2026-01-01",
          "answer": { "format": "date", "minimum": "-90d", "maximum": "today" } },
        { "id": "consent", "type": "consent", "agreement": "Do you agree?", "namePrompt": "Name?",
          "datePrompt": "Date?", "sections": [ { "title": "One", "text": "Text." } ] },
        { "id": "knee", "type": "model", "model": "Models/knee.obj",
          "tour": [ { "text": "Look.", "view": { "turn": 10 }, "parts": ["bone"] } ] },
        { "id": "end", "type": "completion", "finish": "completed" } ],
      "rules": [
        { "after": "form", "when": { "any": [ { "item": "pain", "equals": 3 },
                                              { "not": { "item": "where", "answered": true } } ] },
          "goTo": "end" },
        { "skip": "day", "when": { "item": "heat", "atLeast": 38.5 } } ] }
    """

  /// Whether every problem of `bytes` has a place in them; what is accepted has no error.
  private func check(_ bytes: [UInt8], _ what: String, mustFail: Bool = false) {
    let (task, problems) = TaskReader.read(bytes, file: "t.json")
    let errors = problems.filter { $0.severity == .error }
    #expect((task == nil) == !errors.isEmpty, "\(what)")
    if mustFail { #expect(task == nil, "\(what)") }
    let lines = bytes.count { $0 == 0x0A } + 1
    for problem in problems {
      let isInside = problem.position.map { $0.line >= 1 && $0.column >= 1 && $0.line <= lines }
      #expect(isInside == true, "\(what): \(problem)")
    }
  }

  @Test func `the whole task is right`() {
    #expect(TaskReader.read(Array(Self.task.utf8), file: "t.json").problems == [])
  }

  @Test func `every beginning of a file is an error with a place`() {
    let bytes = Array(Self.task.utf8)
    for count in bytes.indices { check(Array(bytes[..<count]), "\(count) bytes", mustFail: true) }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `bytes that were changed are an error with a place, or do no harm`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(Self.task.utf8)
    for round in 0..<250 {
      var changed = bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        default: changed.remove(at: place)
        }
      }
      check(changed, "seed \(seed), round \(round)")
    }
  }

  private static let others: [JSONValue] = [
    nil, true, 0, -1, .number(1.5), .integer(.max), .number(1e300), "", "zzz", [], [nil], ["a"],
    [[]], .object([:]), .object(["zzz": 1]),
  ]

  @Test(arguments: Self.others)
  func `a value of any other type is an error with a place, or fits`(_ other: JSONValue) throws {
    let value = try JSONReader.read(Array(Self.task.utf8)).value
    for (place, changed) in Self.replacing(value, by: other) {
      check(Array(changed.text.utf8), "\(place) = \(other.text)")
    }
  }

  /// The value with each of its parts replaced in turn.
  private static func replacing(
    _ value: JSONValue, by other: JSONValue, at path: String = ""
  ) -> [(place: String, changed: JSONValue)] {
    var results = [(path, other)]
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        for (place, part) in replacing(element, by: other, at: "\(path)/\(index)") {
          var changed = elements
          changed[index] = part
          results.append((place, .array(changed)))
        }
      }
    case .object(let fields):
      for field in fields.fields {
        for (place, part) in replacing(field.value, by: other, at: "\(path)/\(field.key)") {
          var changed = fields
          changed[field.key] = part
          results.append((place, .object(changed)))
        }
      }
    default: break
    }
    return results
  }

  @Test(arguments: [("[", 100), ("[", 100_000), ("{\"a\":", 100_000)])
  func `what is nested without end is an error where it is too deep`(_ piece: String, _ count: Int)
  {
    let bytes = Array(String(repeating: piece, count: count).utf8)
    check(bytes, "\(count) of \(piece)", mustFail: true)
    let problems = TaskReader.read(bytes, file: "t.json").problems
    #expect(problems.count == 1)
    if count > JSONReader.deepest {
      let column = JSONReader.deepest * piece.count + 1
      #expect(
        problems.first?.description
          == "t.json:1:\(column): Arrays and objects are nested more than 128 deep. Flatten them.")
    }
  }

  @Test func `a file with more mistakes than anybody reads ends with a word about it`() throws {
    let steps = (0..<3000).map { #"{"id": "s\#($0)", "type": "form", "itmes": []}"# }
    let text = TaskText.task(steps.joined(separator: ",\n"))
    let problems = TaskText.problems(text)
    #expect(problems.count == ProblemLog.most + 1)
    #expect(problems.first?.hasPrefix("t.json:2:1: A form step has no 'items'.") == true)
    #expect(
      problems.last?.hasSuffix("There are more mistakes than these. Correct them first.") == true)
  }
}
