import BedsideCore
import Testing

/// Compares what check says of random conditions with what becomes of them under every answer.
struct ConditionFindingTests {
  private static let error = "No answers fit all of this."
  private static let here = "This never holds here:"

  @Test(arguments: Array(1...24) as [UInt64])
  func `a condition is refused when no answers fit a part of it, and only then`(_ seed: UInt64) {
    var random = SeededRandom(seed)
    for round in 0..<60 {
      let items = (0..<2).compactMap { _ in random.pick(FindingSample.all) }
      let condition = RandomCondition(items, depth: 3, &random)
      let messages = Self.messages(condition.text)
      let what = "seed \(seed), round \(round): \(condition.text): \(messages)"
      let everything = FindingSample.outcomes(of: items, isAsked: false)
      let parts = condition.compounds
      let isNever = parts.contains { part in !everything.contains(where: part.matches) }
      let isAlways = parts.contains { part in everything.allSatisfy(part.matches) }
      #expect(messages.contains { $0.hasPrefix(Self.error) } == isNever, "\(what)")
      if isAlways { #expect(!messages.isEmpty, "\(what)") }
      if isNever || isAlways || !messages.allSatisfy({ $0.contains(" here:") }) { continue }
      let asked = FindingSample.outcomes(of: items, isAsked: true)
      let isNeverHere = !asked.contains(where: condition.claim.matches)
      #expect(messages.contains { $0.hasPrefix(Self.here) } == isNeverHere, "\(what)")
    }
  }

  private static func messages(_ condition: String) -> [String] {
    let text = TaskText.task(
      #"{"id": "f", "type": "form", "items": [\#(FindingSample.file)]}, {"id": "c", "type": "completion"}"#,
      rules: #"{"after": "f", "when": \#(condition), "end": true}"#)
    return TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message)
  }
}
