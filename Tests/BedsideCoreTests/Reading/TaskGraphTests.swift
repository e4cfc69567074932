@testable import BedsideCore
import Testing

/// The ways through tasks, compared with plain searches on random graphs.
struct TaskGraphTests {
  /// A task of `count` steps, with random rules.
  private func task(_ count: Int, seed: Int) -> OrderedTask {
    var random = SeededOrder(seed: seed, name: "graph")
    let ids = (0..<count).map { Identifier<Step>("s\($0)") }
    let steps = ids.map { id in
      random.next(below: 8) == 0
        ? Walk.end(id)
        : Step(id: id, content: .question(Walk.scale(Identifier(id.rawValue))))
    }
    var rules: [NavigationRule] = []
    for id in ids where random.next(below: 2) == 0 {
      let goTo = ids[random.next(below: count)]
      let isDirect = random.next(below: 3) == 0
      let when: ResultPredicate? = isDirect ? nil : .equals("s0", .integer(1))
      rules.append(
        NavigationRule(after: id, when: when, goTo: random.next(below: 9) == 0 ? nil : goTo))
    }
    return OrderedTask(id: "t", title: "T", steps: steps, rules: rules)
  }

  /// What can come after `start`, by a plain search.
  private func after(_ start: Int, _ edges: [[Int]], without hole: Int? = nil) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = edges[start]
    while let next = waiting.popLast() {
      if next != hole, found.insert(next).inserted { waiting += edges[next] }
    }
    return found
  }

  @Test func `what can follow what is as a plain search finds it`() {
    for seed in 0..<60 {
      let task = task(4 + seed % 90, seed: seed)
      let graph = TaskGraph(task)
      let all = graph.successors.indices
      let questions = all.flatMap { earlier in
        all.map { TaskGraph.Question(earlier: earlier, later: $0) }
      }
      let answers = graph.canFollow(questions)
      for earlier in all {
        let found = after(earlier, graph.successors)
        for later in all {
          #expect(answers[earlier * all.count + later] == found.contains(later))
        }
        #expect(graph.ending[earlier] == (found.contains(graph.end) || earlier == graph.end))
      }
      #expect(
        graph.reached.indices.filter { graph.reached[$0] }
          == after(0, graph.successors).union([0]).sorted())
    }
  }

  @Test func `a step is before another when no way leads around it`() {
    for seed in 0..<60 {
      let graph = TaskGraph(task(4 + seed % 40, seed: seed))
      let dominators = Dominators(graph.successors)
      let reached = after(0, graph.successors).union([0])
      for earlier in graph.successors.indices {
        let around =
          earlier == 0 ? [] : after(0, graph.successors, without: earlier).union([0])
        for later in graph.successors.indices where later != earlier {
          let isBefore =
            reached.contains(later) && reached.contains(earlier) && !around.contains(later)
          #expect(dominators.isBefore(earlier, later) == isBefore)
        }
      }
    }
  }

  @Test func `a circle that nothing asked in it can end is an error`() {
    let text = { (when: String) in
      TaskText.problems(
        TaskText.task(
          #"""
          {"id": "a", "type": "question", "text": "?", "answer": {"format": "boolean"}},
          {"id": "b", "type": "instruction"},
          {"id": "c", "type": "question", "text": "?", "answer": {"format": "boolean"}},
          {"id": "e", "type": "completion"}
          """#, rules: #"{"after": "c", "when": {"item": "\#(when)", "equals": true}, "goTo": "b"}"#
        ))
    }
    #expect(
      text("a") == [
        "t.json:6:76: Once this rule leads back, it always will: nothing asked between 'b' and 'c'"
          + " decides it. Ask there what ends the circle."
      ])
    #expect(
      text("c") == [
        "t.json:6:76: Warning: This rule leads back to 'b', so that its questions are asked again and the"
          + " new answers replace the old ones."
      ])
  }

  @Test func `a rule with the condition of one before it is never tried`() {
    let rule = #"{"after": "a", "when": {"item": "a", "equals": true}, "goTo": "e"}"#
    #expect(
      TaskText.problems(
        TaskText.task(
          #"""
          {"id": "a", "type": "question", "text": "?", "answer": {"format": "boolean"}},
          {"id": "b", "type": "instruction"}, {"id": "e", "type": "completion"}
          """#, rules: "\(rule), \(rule)")) == [
          "t.json:4:82: This rule is never tried: one before it, after 'a', has the same 'when'. Take"
            + " one of them out."
        ])
  }

  @Test(arguments: [
    (
      #"{"after": "a", "goTo": "b", "end": true}"#,
      "4:49: A rule has 'goTo' and 'end'. Take one of them out."
    ),
    (
      #"{"after": "a", "end": false}"#,
      "4:36: 'end' is true or not there. Write 'goTo' with a step instead."
    ),
  ]) func `a rule leads to one step or to the end`(_ rule: String, _ problem: String) {
    #expect(
      TaskText.problems(
        TaskText.task(
          #"{"id": "a", "type": "instruction"}, {"id": "b", "type": "instruction"}"# + "\n",
          rules: rule)
      ).contains("t.json:" + problem))
  }

  @Test func `ten thousand steps with as many rules are checked`() {
    let count = 10_000
    let steps = (0..<count).map {
      #"{"id": "s\#($0)", "type": "question", "text": "?", "answer": {"format": "boolean"}}"#
    }
    let rules = (0..<count - 1).map { index in
      let far = min(count - 1, index + 2 + index * 7919 % 50)
      return #"{"after": "s\#(index)", "when": {"item": "s\#(index / 2)", "equals": true}, "#
        + #""goTo": "s\#(far)"}"#
    }
    let text = TaskText.task(
      steps.joined(separator: ",\n"), rules: rules.joined(separator: ",\n"))
    #expect(TaskText.problems(text).allSatisfy { $0.contains("is never reached") })
  }
}
