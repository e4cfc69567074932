internal import BedsideCore

/// A line of the review: a question that is on the way, and its answer.
struct ReviewEntry {
  let number: Int
  let step: Identifier<Step>
  let item: FormItem
  let question: String
  let answer: Answer?
  /// What stands above the rows of the matrix that it belongs to; nil for other questions.
  let matrix: String?
}

extension ReviewEntry {
  /// The questions on the way, numbered as they are when they are put.
  @MainActor
  static func all(of session: TaskSession) -> [ReviewEntry] {
    var entries: [ReviewEntry] = []
    for visit in session.path {
      for item in session.visibleItems(of: visit.id) {
        let isHere = visit.id == session.currentStep?.id
        entries.append(
          ReviewEntry(
            number: entries.count + 1, step: visit.id, item: item,
            // Its words are filled in already: an answer in them may hold braces.
            question: (isHere ? session.presentation?.prompt(for: item) : nil) ?? item.text,
            answer: session.answers[item.id]?.answer,
            matrix: item.matrix?.text))
      }
    }
    return entries
  }

  /// The questions with their answers, the rows of a matrix under what they share.
  static func lines(
    of entries: [ReviewEntry], _ phrases: Phrases, _ context: AnswerContext
  ) -> [Block.Entry] {
    var rows = MatrixRows()
    return entries.flatMap { entry -> [Block.Entry] in
      let heading = rows.heading(before: entry.item) == nil ? nil : entry.matrix
      return (heading.map { [Block.Entry("", StyledText($0, .label))] } ?? [])
        + [entry.line(phrases, context)]
    }
  }

  /// The question and its answer.
  private func line(_ phrases: Phrases, _ context: AnswerContext) -> Block.Entry {
    Block.Entry(
      "\(number)",
      AnswerLine.text(question, shown(phrases, context), isRow: item.matrix != nil))
  }

  private func shown(_ phrases: Phrases, _ context: AnswerContext) -> String {
    switch answer {
    case .answered(let value, _):
      phrases.summary(of: item.format.rules.display(value, in: context))
    case .skipped: phrases(.skipped)
    case .dontKnow: item.dontKnow ?? phrases(.dontKnow)
    case .declined: item.decline ?? phrases(.decline)
    case .notShown, nil: phrases(.notAnswered)
    }
  }
}
