/// A day of the calendar, as ORKDateAnswerFormat in date style.
public struct DateFormat: Hashable, Sendable {
  /// A day given as such or counted from the day of the answer.
  public enum Day: Hashable, Sendable {
    /// This day.
    case date(CivilDate)
    /// So many days after the day of the answer; before it when negative.
    case today(Int)

    /// The day, when it is `today`.
    public func date(today: CivilDate) -> CivilDate {
      switch self {
      case .date(let date): date
      case .today(let days): today.adding(days: days)
      }
    }
  }

  /// The first day that will do; nil for none.
  public var minimum: Day?
  /// The last day that will do; nil for none.
  public var maximum: Day?
  /// The day that is shown and that Enter accepts.
  public var `default`: Day?

  /// Makes a format for days.
  public init(minimum: Day? = nil, maximum: Day? = nil, default: Day? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.default = `default`
  }
}

extension DateFormat: AnswerFormatRules {
  /// `date`.
  public var name: String { "date" }

  /// The default, when it is within the limits.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let day = `default` else { return nil }
    let value = AnswerValue.date(day.date(today: context.today))
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks the limits.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .date(let date) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.aDate)
    }
    let last = maximum?.date(today: context.today)
    if let last, date != last, minimum?.date(today: context.today) == last {
      throw .onlyDay(date, last)
    }
    if let first = minimum?.date(today: context.today), date < first {
      throw .before(date, minimum: first)
    }
    if let last, date > last {
      throw .after(date, maximum: last)
    }
  }

  /// Reads a day as people type it; see `DateText`.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let limits = (
      minimum?.date(today: context.today), maximum?.date(today: context.today)
    )
    let date = try DateText.date(typed, in: context, limits: limits)
    try validate(.date(date), in: context)
    return .date(date)
  }

  /// Reads a string `YYYY-MM-DD`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let text = try json.words(context.phrases.aDate)
    guard let date = CivilDate(text) else { throw .notAWrittenDate(text) }
    try validate(.date(date), in: context)
    return .date(date)
  }

  /// The day in full: "Monday, 30 November 2026".
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .date(let date) = value { context.phrases.full(date) } else { "" }
  }

  /// "a date like 30.11.2026".
  public func hint(in context: AnswerContext) -> String {
    let example = AnswerFormat.date(self).example(in: context)
    return context.phrases.dateLike(
      example ?? DateText.short(context.today, in: context.conventions))
  }
}
