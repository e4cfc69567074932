internal import BedsideCore

/// A question and its answer on one line.
enum AnswerLine {
  /// How far the rows of a matrix stand behind its question.
  private static let indent = "  "

  /// The question, with a colon where it has no mark of its own, and the answer; a row of a matrix
  /// stands further in.
  static func text(_ question: String, _ answer: String, isRow: Bool = false) -> StyledText {
    let isMarked = question.last.map { "?:.!…？：。！؟።।॥".contains($0) } ?? false
    return StyledText((isRow ? indent : "") + question + (isMarked ? " " : ": "))
      + StyledText(Sanitizer.cleanLine(answer), .answer)
  }
}
