/// The value of an answer, whatever format asked for it.
public enum AnswerValue: Hashable, Sendable {
  /// Yes or no.
  case boolean(Bool)
  /// A whole number: a scale's or an integer's.
  case integer(Int)
  /// A number: a continuous scale's or a decimal's.
  case decimal(Double)
  /// Text as it was typed.
  case text(String)
  /// A day of the calendar.
  case date(CivilDate)
  /// A time of day, to the minute.
  case time(WallTime)
  /// A moment, with the offset at which it was told.
  case dateTime(OffsetDateTime)
  /// A length of time in seconds.
  case duration(Int)
  /// A height or a weight.
  case measure(Measure)
  /// An age or a year of birth.
  case age(AgeAnswer)
  /// A file that the person supplied.
  case file(SuppliedFile)
  /// What was chosen, in the order of the choices; at least one.
  case choices([ChoiceAnswer])
  /// Choices in the person's own order, the first one first; at least one.
  case ranking([ChoiceCode])
  /// One choice of each of several lists, in the order of the lists.
  case components([ChoiceCode])
  /// A place.
  case location(Location)
}

/// One thing chosen.
public enum ChoiceAnswer: Hashable, Sendable {
  /// A choice of the format, by its code.
  case code(ChoiceCode)
  /// The choice of own words, with the words; empty where there are none and none are needed.
  case other(String)
}

/// The value that stands for a choice in files.
public enum ChoiceCode: Hashable, Sendable, CustomStringConvertible {
  /// A word.
  case text(String)
  /// A whole number.
  case integer(Int)

  /// The code as text.
  public var description: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    }
  }
}

extension AnswerValue {
  /// The value as a number: durations in seconds, heights in centimetres, weights in kilograms; nil for
  /// text, dates, times, years of birth, the open ends of ages, and choices of words or of several.
  public var number: Double? {
    switch self {
    case .integer(let value), .duration(let value): Double(value)
    case .decimal(let value): value
    case .measure(let measure): measure.amount
    case .age(.bornIn): nil
    case .age(let age): age.number.map(Double.init)
    case .choices(let chosen):
      if chosen.count == 1, case .code(.integer(let code)) = chosen[0] { Double(code) } else { nil }
    case .boolean, .text, .date, .time, .dateTime, .file, .ranking, .components, .location: nil
    }
  }

  /// Whether this is `expected`, has it among what was chosen, or begins with it where choices are in
  /// an order.
  ///
  /// The code of the choice of own words stands for any own words.
  public func covers(_ expected: AnswerValue) -> Bool {
    if case .choices(let chosen) = self, case .choices(let wanted) = expected {
      return wanted.allSatisfy { one in chosen.contains { $0.covers(one) } }
    }
    if case .ranking(let order) = self, case .ranking(let wanted) = expected {
      return order.starts(with: wanted)
    }
    if let number, let wanted = expected.number { return number == wanted }
    // A value of another task's item is known by how it is written, not by its kind.
    return self == expected || json == expected.json
  }
}

extension ChoiceAnswer {
  fileprivate func covers(_ expected: ChoiceAnswer) -> Bool {
    if case .other = self, expected == .code(OtherChoice.code) { return true }
    return self == expected
  }
}
