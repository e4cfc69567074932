/// Days of the calendar as people type them.
public enum DateText {
  /// Reads `2026-11-30`, the words for today, yesterday and tomorrow in the
  /// interface's language or in English, or days from today
  /// like `-3d` and `+2d`; nil for anything else.
  public static func read(_ text: String, in context: AnswerContext) -> CivilDate? {
    let typed = text.trimmed.lowercased()
    if let date = CivilDate(typed) { return date }
    let words: [(Phrase, days: Int)] = [(.today, 0), (.yesterday, -1), (.tomorrow, 1)]
    if let word = words.first(where: { context.phrases.means(typed, $0.0) }) {
      return context.today.adding(days: word.days)
    }
    return relative(typed, to: context.today)
  }

  /// A century of days either way is enough, and keeps the arithmetic far from its ends.
  private static func relative(_ typed: String, to today: CivilDate) -> CivilDate? {
    guard typed.hasSuffix("d"), typed.hasPrefix("-") || typed.hasPrefix("+"),
      let days = Int(typed.dropLast()), abs(days) <= 36525
    else { return nil }
    return today.adding(days: days)
  }
}
