/// Finds answers to an item that stand for all that claims can tell apart.
struct ItemValues {
  let claims: [ItemClaim]
  let item: FormItem
  /// What claims take for today; nil where none of them counts from it.
  let today: CivilDate?

  /// Answers, one at least for each way in which the claims can be true or false together; nil where
  /// they can't be found.
  var examples: [ItemClaim.Outcome]? {
    switch item.format {
    case .boolean: return [.value(.boolean(true)), .value(.boolean(false))]
    case .choice(let format): return choices(of: format)
    case .textScale(let format): return single(format.choices, [])
    case .valuePicker(let format): return single(format.choices, [])
    case .rank(let format): return orders(of: format)
    case .multiPicker(let format): return combinations(of: format)
    case .date(let format): return days(of: format)
    case .time(let format): return times(of: format)
    case .dateTime(let format): return moments(of: format)
    case .text, .confirmText, .email, .location, .file: return named + [.unnamed]
    default: return numbers
    }
  }

  private var numbers: [ItemClaim.Outcome]? {
    guard case .numbers(let minimum, let maximum, let step) = item.format.rules.order else {
      return nil
    }
    return Stretches(minimum: minimum, maximum: maximum, step: step).examples(ends).map {
      .ordered(.number($0))
    }
  }

  /// The values that claims name.
  private var named: [ItemClaim.Outcome] {
    claims.compactMap { claim in
      if case .equals(_, let value) = claim.claim { .value(value) } else { nil }
    }
  }

  private func days(of format: DateFormat) -> [ItemClaim.Outcome] {
    // Limits of the other kind say nothing, since nobody knows the day.
    let day = { (limit: DateFormat.Day?) -> Double? in
      switch (limit, today) {
      case (.date(let date), nil): Double(date.dayNumber)
      case (.today(let days), let today?): Double(today.adding(days: days).dayNumber)
      default: nil
      }
    }
    let line = Stretches(minimum: day(format.minimum), maximum: day(format.maximum), step: 1)
    return line.examples(ends).compactMap { number in
      Int(exactly: number).map { .ordered(.day(CivilDate(dayNumber: $0))) }
    }
  }

  private func times(of format: TimeFormat) -> [ItemClaim.Outcome] {
    let limits = [format.minimum, format.maximum].compactMap { $0.map { Double($0.secondOfDay) } }
    let step = Double(max(1, format.minuteInterval) * 60)
    let line = Stretches(minimum: 0, maximum: 86_399, step: step)
    return line.examples(ends + limits).compactMap { number in
      guard let time = WallTime(secondOfDay: Int(number)), format.admits(time) else { return nil }
      return .ordered(.time(time))
    }
  }

  private func moments(of format: DateTimeFormat) -> [ItemClaim.Outcome] {
    // The zone is not known: clocks are at most 14 hours ahead, and at most 12 behind.
    let moment = { (limit: DateTimeFormat.Moment?, hours: Int) -> Double? in
      guard case .local(let local) = limit else { return nil }
      let days = Double(local.date.dayNumber) * 86_400
      return (days + Double(local.time.secondOfDay) + Double(hours) * 3600) * 1000
    }
    let line = Stretches(
      minimum: moment(format.minimum, -14), maximum: moment(format.maximum, 12), step: 1)
    return line.examples(ends).compactMap { number in
      Int64(exactly: number).map { .ordered(.moment(Instant(milliseconds: $0))) }
    }
  }

  /// Where the values that claims name stand on their line.
  private var ends: [Double] {
    claims.flatMap { claim -> [Double] in
      switch claim.claim {
      case .equals(_, let value): [value.ordered?.place].compactMap { $0 }
      case .between(_, let lower, let upper):
        [lower, upper].compactMap { $0?.value.line?.place }
      default: []
      }
    }
  }
}

extension OrderedValue {
  fileprivate var place: Double {
    switch self {
    case .number(let number): number
    case .yearOfBirth(let year): Double(year)
    case .day(let day): Double(day.dayNumber)
    case .time(let time): Double(time.secondOfDay)
    case .moment(let moment): Double(moment.milliseconds)
    }
  }
}
