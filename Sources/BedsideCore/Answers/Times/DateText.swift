/// Days of the calendar as people type them.
public enum DateText {
  /// A day, or why the text is none.
  ///
  /// Read are `2026-11-30`, the words for today, yesterday and tomorrow in the interface's language or in
  /// English, days from today like `-3d`, the short form of the place with any of `.`, `/`, `-` and blanks in it, a month by its name or
  /// the first three letters of it, and a weekday before all that, which must be the right one. Without a
  /// year, the nearest such day is meant that `limits` admit.
  ///
  /// - Throws: `.notADate`, or the `TimeAnswerError` that says what keeps the text from being one day.
  public static func date(
    _ text: String, in context: AnswerContext, limits: (CivilDate?, CivilDate?) = (nil, nil)
  ) throws(AnswerError) -> CivilDate {
    let typed = text.trimmed.lowercased()
    let date: CivilDate
    if let plain = CivilDate(typed) ?? word(typed, in: context) {
      date = plain
    } else {
      date = try DateReader(text.trimmed, context, limits).date()
    }
    // Nobody speaks of such years, unless the question does.
    guard date.year >= firstYear || limits.0.map({ $0.year < firstYear }) ?? false else {
      throw .time(.oldYear(text.trimmed, date.year))
    }
    return date
  }

  /// Years before this one are mistyped.
  private static let firstYear = 1800

  /// The day that a text means; nil for one that means none, or may mean several.
  public static func read(_ text: String, in context: AnswerContext) -> CivilDate? {
    try? date(text, in: context)
  }

  /// The short form of the place: `30.11.2026`; where it is not known, `2026-11-30`.
  public static func short(_ date: CivilDate, in conventions: Conventions) -> String {
    let year = TimeText.padded(date.year, to: 4)
    let month = TimeText.padded(date.month, to: 2)
    let day = TimeText.padded(date.day, to: 2)
    let parts =
      switch conventions.dateOrder {
      case .dayMonthYear: [day, month, year]
      case .monthDayYear: [month, day, year]
      case .yearMonthDay: [year, month, day]
      case nil: [year, month, day]
      }
    return parts.joined(separator: String(conventions.dateSeparator))
  }

  private static func word(_ typed: String, in context: AnswerContext) -> CivilDate? {
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
