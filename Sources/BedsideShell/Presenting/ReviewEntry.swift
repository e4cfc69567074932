internal import BedsideCore

/// A line of the review: a question that is on the way, and its answer.
struct ReviewEntry {
  let number: Int
  let step: Identifier<Step>
  let item: FormItem
  let question: String
  let answer: Answer?
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
            question: question(
              of: item,
              isHere
                ? session.presentation?.prompt(for: item) ?? session.filled(item.text)
                : session.filled(item.text)),
            answer: session.answers[item.id]?.answer))
      }
    }
    return entries
  }

  /// The words of a question; a row of a matrix says little without what stands above it.
  private static func question(of item: FormItem, _ text: String) -> String {
    item.matrix.map { "\($0.text) – \(text)" } ?? text
  }

  /// The question and its answer.
  func entry(_ phrases: Phrases, _ context: AnswerContext) -> Block.Entry {
    let isQuestion = question.last.map { "?:.!…？：。！؟።।॥".contains($0) } ?? false
    let text = StyledText(isQuestion ? "\(question) " : "\(question): ")
    return Block.Entry("\(number)", text + StyledText(shown(phrases, context), .answer))
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
