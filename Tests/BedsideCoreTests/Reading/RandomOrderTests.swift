@testable import BedsideCore
import Testing

/// Random order: the same for the same seed, in every version.
struct RandomOrderTests {
  private static let blocks = #"""
    {"id": "t", "version": 1, "title": "T", "randomize": [["a", ["b", "b2"], "c", "d"]], "steps": [
    {"id": "first", "type": "instruction"}, {"id": "a", "type": "instruction"},
    {"id": "b", "type": "instruction"}, {"id": "b2", "type": "instruction"},
    {"id": "c", "type": "instruction"}, {"id": "d", "type": "instruction"},
    {"id": "form", "type": "form", "order": "random", "items": [ITEMS]},
    {"id": "e", "type": "completion"}]}
    """#

  private static let items = (1...6).map {
    #"{"id": "i\#($0)", "text": "?", "answer": {"format": "choice", "order": "random", "#
      + #""multiple": true, "choices": [{"text": "A", "value": "a"}, {"text": "B", "value": "b"}, "#
      + #"{"text": "C", "value": "c"}, {"text": "F", "value": "f", "fixed": true}, "#
      + #"{"text": "N", "value": "n", "exclusive": true}, {"text": "D", "value": "d"}]}}"#
  }.joined(separator: ",")

  private func task() throws -> OrderedTask {
    let text = Self.blocks.replacing("ITEMS", with: Self.items)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems == [])
    return try #require(task)
  }

  private func order(_ task: OrderedTask) -> String {
    let steps = task.steps.map(\.id.rawValue).joined(separator: " ")
    let items = task.items.map(\.id.rawValue).joined(separator: " ")
    guard case .choice(let format)? = task.item("i1")?.format else { return "" }
    return "\(steps) | \(items) | \(format.choices.map(\.value.description).joined())"
  }

  @Test func `a seed gives this order and no other, in all versions`() throws {
    #expect(
      try order(task().arranged(seed: 1))
        == "first c b b2 a d form e | i3 i6 i5 i2 i4 i1 | bacfdn")
    #expect(
      try order(task().arranged(seed: 2026))
        == "first d c a b b2 form e | i3 i4 i5 i6 i2 i1 | abcfdn")
  }

  @Test
  func `units stay together, in their block, and what is fixed or stands alone has its place`()
    throws
  {
    let task = try task()
    var seen: Set<String> = []
    for seed in 0..<200 {
      let arranged = task.arranged(seed: seed)
      let steps = arranged.steps.map(\.id.rawValue)
      #expect(Set(steps) == Set(task.steps.map(\.id.rawValue)))
      #expect(steps.first == "first" && steps.suffix(2) == ["form", "e"])
      let b = try #require(steps.firstIndex(of: "b"))
      #expect(steps[b + 1] == "b2")
      #expect(Set(arranged.items.map(\.id)) == Set(task.items.map(\.id)))
      guard case .choice(let format)? = arranged.item("i3")?.format else { continue }
      #expect(format.choices.map(\.value.description)[3] == "f")
      #expect(format.choices.last?.value == .text("n"))
      seen.insert(steps[1..<6].joined())
    }
    // Four units have 24 orders, and in 200 tries each comes up.
    #expect(seen.count == 24)
  }

  @Test func `every order of three is about equally likely`() {
    var counts: [[Int]: Int] = [:]
    for seed in 0..<6000 {
      var order = SeededOrder(seed: seed, name: "x")
      counts[order.shuffled([1, 2, 3]), default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
  }

  @Test func `another item more leaves the order of other things as it was`() throws {
    let before = try task().arranged(seed: 5)
    var more = try task()
    more.steps.append(
      Step(
        id: "more",
        content: .question(FormItem(id: "more", text: "?", format: .boolean(BooleanFormat())))))
    let after = more.arranged(seed: 5)
    #expect(order(before) + "" == order(after).replacing(" more", with: ""))
  }

  @Test func `a seed is a number that every reader of JSON keeps`() {
    for run in ["a", "b", "7f3c"] {
      #expect((0..<1 << 53).contains(OrderedTask.seed(from: run)))
    }
    #expect(OrderedTask.seed(from: "a") != OrderedTask.seed(from: "b"))
  }

  @Test @MainActor func `a run keeps its order when it is saved and gone on with`() throws {
    let task = try task()
    var session = TaskSession(
      task: task, runID: "run", context: Walk.context, clock: TickingClock())
    session.start()
    let started = try #require(session.draftEvent(for: .started))
    let saved = try #require(DraftEvent(.object(started.json)))
    #expect(saved == started)
    var data = try #require(RestorationData(folding: [saved]))
    data.header.runID = "another"
    let restored = TaskSession.restored(
      data, task: task, context: Walk.context, clock: TickingClock()
    ).session
    #expect(order(restored.task) == order(session.task))
    #expect(order(session.task) != order(task))
    #expect(session.result().seed == OrderedTask.seed(from: "run"))
  }

  private func problems(_ members: String) -> [String] {
    TaskText.problems(
      #"""
      {"id": "t", "version": 1, "title": "T", \#(members), "steps": [
      {"id": "a", "type": "question", "text": "?", "answer": {"format": "boolean"}},
      {"id": "b", "type": "question", "text": "?", "answer": {"format": "boolean"}},
      {"id": "c", "type": "question", "text": "?", "answer": {"format": "boolean"}},
      {"id": "d", "type": "question", "text": "Was {a|it}?", "answer": {"format": "boolean"}},
      {"id": "e", "type": "completion"}]}
      """#)
  }

  @Test(arguments: [
    (#"["a"]"#, "A block to randomize must be an array of steps, not a string."),
    (
      #"[["a", []]]"#,
      "A part of a block to randomize is empty. Name its steps, or take it out."
    ),
    (#"[["a"]]"#, "A block to randomize has fewer than two parts. Add another."),
    (
      #"[["a", "c"]]"#,
      "The steps of a block to randomize must stand side by side in 'steps', in the same order as here."
    ),
    (#"[["a", 3]]"#, "A block to randomize holds ids of steps, or arrays of them, not a number."),
    (#"[["a", "x"]]"#, "There is no step 'x'. Did you mean 'a'?"),
    (#"[["a", "a"]]"#, "The step 'a' stands in two places of 'randomize'."),
    (
      #"[["a", "b"]], "rules": [{"after": "a", "goTo": "d"}]"#,
      "'a' stands in a block whose order is random, so that nobody knows what this rule leaves out. Lead"
        + " to the end, or to a step that stays together with it."
    ),
    (
      #"[["b", "c"]], "rules": [{"after": "a", "when": {"item": "a", "equals": true}, "goTo": "c"}]"#,
      "'c' stands in a block whose order is random, so that nobody knows what comes after it. Lead to a"
        + " step outside of it."
    ),
    (
      #"[["a", "b"]], "rules": [{"skip": "b", "when": {"item": "a", "equals": true}}]"#,
      "The order here is random, and 'a' may come later. Ask about an item that comes before."
    ),
    (
      #"[["a", "b", "c", "d"]]"#,
      "The order here is random, and 'a' may come later. Ask about an item that comes before."
    ),
  ]) func `what depends on a random order is said`(_ blocks: String, _ problem: String) {
    let found = problems(#""randomize": \#(blocks)"#)
    #expect(found.contains { $0.hasSuffix(": " + problem) }, "\(found)")
  }

  @Test func `rules may lead to the end and within what stays together`() {
    let rules = #"""
      "rules": [{"after": "a", "when": {"item": "a", "equals": true}, "end": true},
      {"after": "b", "when": {"item": "b", "equals": true}, "goTo": "c"}]
      """#
    #expect(problems(#""randomize": [["a", ["b", "c"]]], \#(rules)"#) == [])
  }
}
