extension OrderedValue {
  /// Whether the value lies between two bounds, where nil is no bound; a bound of another kind never
  /// holds.
  ///
  /// Of times of day the lower bound may be the later one: from 22:00 to 06:00 is a night.
  func lies(from lower: ResultPredicate.Bound?, to upper: ResultPredicate.Bound?) -> Bool {
    let isAbove = lower.map { admits($0) { $0 > $1 } } ?? true
    let isBelow = upper.map { admits($0) { $0 < $1 } } ?? true
    if case .time(let first) = lower?.value, case .time(let last) = upper?.value, first > last {
      return isAbove || isBelow
    }
    return isAbove && isBelow
  }

  private func admits(
    _ bound: ResultPredicate.Bound, _ isBeyond: (Double, Double) -> Bool
  ) -> Bool {
    guard let (value, end) = numbers(bound.value) else { return false }
    return value == end ? !bound.isExclusive : isBeyond(value, end)
  }

  /// The value and a bound's as numbers on one line; all of them are exact.
  private func numbers(_ bound: ResultPredicate.Bound.Value) -> (Double, Double)? {
    switch (self, bound) {
    case (.number(let value), .number(let end)): (value, end)
    case (.number(let age), .age(let end, _)): (age, end)
    case (.yearOfBirth(let year), .age(let end, let now?)): (Double(now - year), end)
    case (.day(let value), .day(.date(let end))):
      (Double(value.dayNumber), Double(end.dayNumber))
    case (.time(let value), .time(let end)):
      (Double(value.secondOfDay), Double(end.secondOfDay))
    case (.moment(let value), .moment(let end)):
      (Double(value.milliseconds), Double(end.milliseconds))
    default: nil
    }
  }
}

extension AnswerValue {
  /// How many things were chosen; 1 for an answer of any other kind.
  var count: Int {
    if case .choices(let chosen) = self { chosen.count } else { 1 }
  }

  /// The person's own words: a text, or what stands in place of a choice; nil where there are none.
  var words: String? {
    switch self {
    case .text(let text): return text
    case .choices(let chosen):
      for case .other(let text) in chosen { return text }
      return nil
    case .boolean, .integer, .decimal, .date, .time, .dateTime, .duration, .measure, .age, .file,
      .ranking, .components, .location:
      return nil
    }
  }
}
