import BedsideCore
import Testing

/// Repeats become the steps of all the times they may go.
struct RepeatReadingTests {
  private static let age =
    #"{"id": "age", "text": "How old?", "answer": {"format": "integer", "maximum": 120}}"#

  private func read(_ steps: String) throws -> OrderedTask {
    let text = TaskText.task(steps + #", {"id": "end", "type": "completion"}"#)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems.map(\.description) == [])
    return try #require(task)
  }

  @Test func `items are one form each time, with the number in their ids`() throws {
    let task = try read(
      #"{"id": "r", "type": "repeat", "title": "Kin", "count": 2, "items": [\#(Self.age)]}"#)
    #expect(task.steps.map(\.id) == ["r.1", "r.2", "end"])
    #expect(task.items.map(\.id) == ["r.1.age", "r.2.age"])
    #expect(task.skipRules == [])
    #expect(
      task.steps[1].groups == [
        StepGroup(
          id: "r", title: "Kin: {number} of {count}",
          iteration: .init(number: 2, total: .fixed(2)))
      ])
  }

  @Test func `the plain names within mean those of the same time through`() throws {
    let task = try read(
      #"""
      {"id": "who", "type": "question", "text": "Who?", "answer": {"format": "text"}},
      {"id": "r", "type": "repeat", "title": "Kin", "count": 2, "steps": [
        {"id": "f", "type": "form", "text": "{who}", "items": [
          {"id": "name", "text": "Name?", "answer": {"format": "text"}},
          {"id": "age", "text": "How old is {name}?", "answer": {"format": "integer"},
           "visibleWhen": {"item": "name", "answered": true}}]},
        {"id": "old", "type": "instruction", "text": "{who} and {name|one}"}, {"id": "young", "type": "instruction"}],
       "rules": [{"after": "f", "when": {"item": "age", "above": 60}, "goTo": "old"},
                 {"skip": "young", "when": {"item": "age", "above": 60}}]}
      """#)
    let form = try #require(task.step("r.2.f"))
    #expect(form.text == "{who}")
    #expect(task.step("r.2.old")?.text == "{who} and {r.2.name|one}")
    #expect(form.items[1].text == "How old is {r.2.name}?")
    #expect(form.items[1].visibleWhen == .answered("r.2.name", true))
    #expect(task.rules.map(\.goTo) == ["r.1.old", "r.2.old"])
    #expect(
      task.skipRules.last
        == SkipRule(
          skip: "r.2.young",
          when: .between("r.2.age", lower: .init(60, isExclusive: true), upper: nil)))
  }

  @Test func `an earlier count leaves out what is more`() throws {
    let task = try read(
      #"""
      {"id": "n", "type": "question", "text": "How many?", "answer":
        {"format": "integer", "minimum": 0, "maximum": 3}},
      {"id": "r", "type": "repeat", "title": "Kin", "heading": "Relative {number} of {count}",
       "count": "n", "maximum": 3, "items": [\#(Self.age)]}
      """#)
    let asked = { (count: Int) -> [Identifier<Step>] in
      Self.way(task, ["n": .answered(.integer(count), .typed)])
    }
    #expect(asked(0) == ["n", "end"])
    #expect(asked(2) == ["n", "r.1", "r.2", "end"])
    #expect(Self.way(task, [:]) == ["n", "end"])
    let group = try #require(task.step("r.2")?.groups.first)
    #expect(group.count(given: ["n": .answered(.integer(2), .typed)]) == 2)
    #expect(group.count(given: [:]) == nil)
  }

  @Test func `until there is no more, a question stands between the times`() throws {
    let task = try read(
      #"""
      {"id": "r", "type": "repeat", "title": "Kin", "any": "Is there any?",
       "another": "Is there another?", "maximum": 2, "items": [\#(Self.age)]}
      """#)
    #expect(task.steps.map(\.id) == ["r.any", "r.1", "r.1.another", "r.2", "end"])
    let yes = Answer.answered(.boolean(true), .typed)
    let no = Answer.answered(.boolean(false), .typed)
    #expect(Self.way(task, ["r.any": no]) == ["r.any", "end"])
    #expect(Self.way(task, ["r.any": yes, "r.1.another": no]).count == 4)
    #expect(
      Self.way(task, ["r.any": yes, "r.1.another": yes])
        == ["r.any", "r.1", "r.1.another", "r.2", "end"])
  }

  @Test func `a rule after the whole comes after the last time, wherever that was`() throws {
    let text = TaskText.task(
      #"""
      {"id": "r", "type": "repeat", "title": "Kin", "another": "More?", "maximum": 3,
       "items": [\#(Self.age)]}, {"id": "x", "type": "instruction"},
      {"id": "end", "type": "completion"}
      """#,
      rules:
        #"{"after": "r", "goTo": "end"}, {"after": "end", "when": {"item": "r.1.age", "above": 1}, "goTo": "x"}"#
    )
    let (_, problems) = TaskReader.read(Array(text.utf8), file: "t")
    #expect(problems.allSatisfy { $0.severity == .warning || $0.message.contains("ends at") })
    let good = text.replacing(
      #", {"after": "end", "when": {"item": "r.1.age", "above": 1}, "goTo": "x"}"#, with: "")
    let task = try #require(TaskReader.read(Array(good.utf8), file: "t").task)
    let no = Answer.answered(.boolean(false), .typed)
    #expect(Self.way(task, ["r.1.another": no]) == ["r.1", "r.1.another", "end"])
  }

  @Test func `a mistake within is said once, with the author's own names`() {
    let problems = TaskText.problems(
      TaskText.task(
        #"""
        {"id": "r", "type": "repeat", "title": "Kin", "count": 9, "items": [
          {"id": "name", "text": "Name?", "answer": {"format": "boolean"}},
          {"id": "age", "text": "Age?", "answer": {"format": "integer"},
           "visibleWhen": {"item": "name", "equals": 3}}]}
        """#))
    #expect(problems == ["t.json:5:46: 'name' is never 3. It can be yes or no."])
  }

  private static func way(
    _ task: OrderedTask, _ answers: [Identifier<FormItem>: Answer]
  ) -> [Identifier<Step>] {
    var way: [Identifier<Step>] = []
    var target = task.target(after: nil, given: answers)
    while case .step(let id) = target {
      way.append(id)
      target = task.target(after: id, given: answers)
    }
    return way
  }
}
