extension AnswerFormatReader {
  /// A century either way: further off, nothing is meant.
  private static let mostDays = 36_525

  mutating func date() -> AnswerFormat? {
    let minimum = day("minimum")
    let maximum = day("maximum")
    let value = day("default")
    if let minimum, let maximum, Self.isEarlier(maximum, minimum) {
      object.problem("'maximum' is earlier than 'minimum'.", at: "maximum")
    }
    if let minimum, let value, Self.isEarlier(value, minimum) {
      object.problem("'default' is earlier than 'minimum'.", at: "default")
    }
    if let maximum, let value, Self.isEarlier(maximum, value) {
      object.problem("'default' is later than 'maximum'.", at: "default")
    }
    return .date(DateFormat(minimum: minimum, maximum: maximum, default: value))
  }

  private mutating func day(_ key: String) -> DateFormat.Day? {
    guard let text = object.string(key) else { return nil }
    if let day = Self.day(text) { return day }
    object.problem(
      "'\(text)' is no day. Write one like \"2026-11-30\", or \"today\", \"-90d\" or \"+7d\" to count"
        + " from the day of the answer.", at: key)
    return nil
  }

  static func day(_ text: String) -> DateFormat.Day? {
    if text == "today" { return .today(0) }
    if let date = CivilDate(text) { return .date(date) }
    return days(text).map { .today($0) }
  }

  /// Reads days to count from the answer: `-90d`, `+7d`.
  static func days(_ text: String) -> Int? {
    guard text.hasPrefix("-") || text.hasPrefix("+"), text.hasSuffix("d"),
      let days = Int(text.dropLast()), (-mostDays...mostDays).contains(days)
    else { return nil }
    return days
  }

  /// Whether the first day is the earlier one whenever the answer is given.
  private static func isEarlier(_ first: DateFormat.Day, _ second: DateFormat.Day) -> Bool {
    switch (first, second) {
    case (.date(let first), .date(let second)): first < second
    case (.today(let first), .today(let second)): first < second
    case (.date, .today), (.today, .date): false
    }
  }
}
