import BedsideCore
import BedsideShell
import Testing

@MainActor
struct ChangedAnswerStories {
  /// pain; where (asked above 0) on its own step; then the end.
  private var task: OrderedTask {
    let scale = AnswerFormat.scale(ScaleFormat(minimum: 0, maximum: 10))
    var hidden = FormItem(id: "since", text: "For how many days?", isOptional: false, format: scale)
    hidden.visibleWhen = .between("pain", lower: .init(1), upper: nil)
    return OrderedTask(
      id: "t", title: "T",
      steps: [
        Step(
          id: "form",
          content: .form(
            items: [
              FormItem(id: "pain", text: "How strong?", isOptional: false, format: scale), hidden,
            ], footer: nil)),
        Step(
          id: "where",
          content: .question(
            FormItem(
              id: "where", text: "Where?", isOptional: false, format: .text(TextFormat())))),
        Step(
          id: "sleep",
          content: .question(
            FormItem(
              id: "sleep", text: "How well did you sleep?", isOptional: false, format: scale))),
      ],
      skipRules: [SkipRule(skip: "where", when: .equals("pain", .integer(0)))])
  }

  @Test func `a changed answer names the questions that it takes away, and a change back none`() {
    let story = Story(task, "4", "2", "knee", "goto pain", "0", "goto pain", "4", "quit", "discard")
    #expect(
      story.transcript.contains(
        """
        > 0
        After this answer 2 questions are not asked; their answers count no more:
          - For how many days? 2
          - Where? knee

        Question 2 of 2: How well did you sleep?
        """))
    #expect(story.transcript.components(of: "After this answer").count == 2)
    #expect(story.session.unasked == [])
    #expect(story.session.effectiveAnswers.count == 3)
  }

  @Test func `an answer that was not asked before takes nothing away`() {
    let story = Story(task, "0", "quit", "discard")
    #expect(!story.transcript.contains("After this answer"))
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
