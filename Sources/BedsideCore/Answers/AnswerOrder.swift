/// How the answers of a format are ordered, with the limits that hold on every day.
///
/// A new format joins ranges, scores and calculations by giving its `order` and by a case in
/// `AnswerValue.ordered`.
public enum AnswerOrder: Hashable, Sendable {
  /// By number: counts, measures, durations in seconds; `step` is the distance between values from
  /// the minimum on, nil where there is none.
  case numbers(minimum: Double?, maximum: Double?, step: Double?)
  /// By day; limits that count from today are none here.
  case days(first: CivilDate?, last: CivilDate?)
  /// By the time of day.
  case times
  /// By the moment.
  case moments
}

/// What an answer is compared by.
public enum OrderedValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A year of birth, from which the age follows.
  case yearOfBirth(Int)
  /// A day.
  case day(CivilDate)
  /// A time of day: one instant of it, not an hour and a minute apart.
  case time(WallTime)
  /// A moment.
  case moment(Instant)
}

extension AnswerValue {
  /// What the value is compared by; nil for text, yes and no, and choices of words or of several.
  public var ordered: OrderedValue? {
    switch self {
    case .date(let day): .day(day)
    case .time(let time): .time(time)
    case .dateTime(let moment): .moment(moment.instant)
    case .age(.bornIn(let year)): .yearOfBirth(year)
    // An open end of ages stands for all that lies beyond it.
    case .age(let age): .number(Double(age.comparable))
    case .integer, .decimal, .choices, .duration, .measure: number.map(OrderedValue.number)
    case .boolean, .text, .file, .ranking, .components, .location: nil
    }
  }
}

extension ScaleFormat {
  /// By number, in steps.
  public var order: AnswerOrder? {
    .numbers(minimum: Double(minimum), maximum: Double(maximum), step: Double(step))
  }
}

extension ContinuousScaleFormat {
  /// By number.
  public var order: AnswerOrder? { .numbers(minimum: minimum, maximum: maximum, step: nil) }
}

extension IntegerFormat {
  /// By number, in whole ones.
  public var order: AnswerOrder? {
    .numbers(minimum: minimum.map(Double.init), maximum: maximum.map(Double.init), step: 1)
  }
}

extension DecimalFormat {
  /// By number.
  public var order: AnswerOrder? { .numbers(minimum: minimum, maximum: maximum, step: nil) }
}

extension DateFormat {
  /// By day.
  public var order: AnswerOrder? {
    .days(first: minimum?.fixed, last: maximum?.fixed)
  }
}

extension DateFormat.Day {
  fileprivate var fixed: CivilDate? {
    if case .date(let date) = self { date } else { nil }
  }
}

extension DurationFormat {
  /// By the seconds.
  public var order: AnswerOrder? { limits.order }
}

extension HeightFormat {
  /// By the centimetres.
  public var order: AnswerOrder? { limits.order }
}

extension WeightFormat {
  /// By the kilograms.
  public var order: AnswerOrder? { limits.order }
}

extension AgeFormat {
  /// By the years of age, also where the year of birth is asked for.
  public var order: AnswerOrder? {
    // What lies beyond an open end is that end.
    .numbers(minimum: limits.minimum, maximum: limits.maximum, step: 1)
  }
}

extension LadderFormat {
  /// By the rungs.
  public var order: AnswerOrder? {
    .numbers(minimum: limits.minimum, maximum: limits.maximum, step: 1)
  }
}

extension TimeFormat {
  /// By the time of day.
  public var order: AnswerOrder? { .times }
}

extension DateTimeFormat {
  /// By the moment.
  public var order: AnswerOrder? { .moments }
}

extension NumberLimits {
  fileprivate var order: AnswerOrder { .numbers(minimum: minimum, maximum: maximum, step: nil) }
}

extension TextScaleFormat {
  /// By number, where every choice has one for a code.
  public var order: AnswerOrder? { ChoiceList(choices).order }
}

extension ValuePickerFormat {
  /// By number, where every choice has one for a code.
  public var order: AnswerOrder? { ChoiceList(choices).order }
}

extension ChoiceList {
  fileprivate var order: AnswerOrder? {
    let codes = choices.compactMap { choice -> Double? in
      if case .integer(let code) = choice.value { Double(code) } else { nil }
    }
    guard codes.count == choices.count else { return nil }
    return .numbers(minimum: codes.min(), maximum: codes.max(), step: nil)
  }
}

extension EmailFormat {
  /// It is nothing else.
  public var takesOwnWords: Bool { true }
}

extension TextFormat {
  /// It is nothing else.
  public var takesOwnWords: Bool { true }
}

extension ChoiceFormat {
  /// In place of a choice, where the format has such a one.
  public var takesOwnWords: Bool { other != nil }

  /// By number where one is chosen and every choice has a number for a code.
  public var order: AnswerOrder? { isMultiple ? nil : list.order }
}
