extension Phrases {
  /// What to tell a person about `typed`, which is no answer: in the words that were typed, with days in
  /// full and with examples as the place writes them.
  ///
  /// `typed` is nil where nothing was typed, as for a suggestion.
  public func message(
    for error: AnswerError, about typed: String?, in context: AnswerContext
  ) -> String {
    let given = typed.map { $0.trimmed.excerpt }
    switch error {
    case .notADate(let text):
      let example = DateText.short(context.today, in: context.conventions)
      return self(.notADate, ["text": text.excerpt, "example": example])
    case .onlyDay(let date, let day):
      return self(.onlyDay, ["text": named(date, given), "date": full(day)])
    case .before(let date, let limit):
      return self(.before, ["text": named(date, given), "limit": full(limit)])
    case .after(let date, let limit):
      return self(.after, ["text": named(date, given), "limit": full(limit)])
    default: return message(for: error.quoting(given, context), decimalMark: context.decimalMark)
    }
  }

  private func named(_ date: CivilDate, _ typed: String?) -> String {
    typed.map { self(.typedDate, ["text": $0, "date": full(date)]) } ?? full(date)
  }
}

extension AnswerError {
  /// The error with what was typed in place of what was read from it.
  fileprivate func quoting(_ typed: String?, _ context: AnswerContext) -> AnswerError {
    guard let typed else { return self }
    switch self {
    case .tooManyDecimals(_, let maximum): return .tooManyDecimals(typed, maximum: maximum)
    case .below(_, let minimum, let unit):
      return .measure(.below(typed, minimum: limit(minimum, unit, context)))
    case .above(_, let maximum, let unit):
      return .measure(.above(typed, maximum: limit(maximum, unit, context)))
    case .measure(.below(_, let minimum)): return .measure(.below(typed, minimum: minimum))
    case .measure(.above(_, let maximum)): return .measure(.above(typed, maximum: maximum))
    case .measure(.tooFine(_, let finest)): return .measure(.tooFine(typed, finest: finest))
    case .time(.below(_, let minimum)): return .time(.below(typed, minimum: minimum))
    case .time(.above(_, let maximum)): return .time(.above(typed, maximum: maximum))
    default: return self
    }
  }

  private func limit(_ number: Double, _ unit: String?, _ context: AnswerContext) -> String {
    context.show(number) + (unit.map { " \($0)" } ?? "")
  }
}
