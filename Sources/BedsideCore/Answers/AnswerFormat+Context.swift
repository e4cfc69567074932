extension AnswerFormat {
  /// The item whose answer this format looks at; nil where it looks at none.
  package var original: Identifier<FormItem>? {
    if case .confirmText(let format) = self { format.original } else { nil }
  }

  /// `context` with those of `answers` that the format looks at.
  package func context(
    _ context: AnswerContext, given answer: (Identifier<FormItem>) -> Answer?
  ) -> AnswerContext {
    guard let original else { return context }
    var context = context
    context.answers[original] = answer(original)
    return context
  }
}
