/// Finds answers to an item that stand for all that claims can tell apart.
enum ItemValues {
  /// Answers to `item`, one at least for each way in which `claims` can be true or false together; nil
  /// where they can't be found.
  static func examples(_ claims: [ItemClaim], _ item: FormItem) -> [ItemClaim.Outcome]? {
    switch item.format {
    case .boolean: return [.value(.boolean(true)), .value(.boolean(false))]
    case .choice(let format): return choices(claims, format)
    case .text: return texts(claims)
    default: break
    }
    let ends = claims.flatMap(\.places)
    switch item.format.rules.order {
    case .numbers(let minimum, let maximum, let step):
      return numbers(ends, minimum, maximum, step).map { .ordered(.number($0)) }
    case .days(let first, let last):
      let numbers = numbers(
        ends, first.map { Double($0.dayNumber) }, last.map { Double($0.dayNumber) }, 1)
      return numbers.map { .ordered(.day(CivilDate(dayNumber: Int($0)))) }
    case .times:
      return numbers(ends, 0, 86_399, 1).compactMap { number in
        WallTime(secondOfDay: Int(number)).map { .ordered(.time($0)) }
      }
    case .moments:
      return numbers(ends, nil, nil, 1).map {
        .ordered(.moment(Instant(milliseconds: Int64($0))))
      }
    case nil: return nil
    }
  }

  /// Each of `ends` and something on both sides of it, within limits and on steps.
  private static func numbers(
    _ ends: [Double], _ minimum: Double?, _ maximum: Double?, _ step: Double?
  ) -> [Double] {
    let ends = Set(ends + [minimum, maximum].compactMap { $0 }).sorted()
    guard let first = ends.first, let last = ends.last else { return [0] }
    var found: [Double] = []
    if let step, step > 0 {
      let base = minimum ?? 0
      for end in ends {
        let below = ((end - base) / step).rounded(.down)
        found += [-1, 0, 1, 2].map { base + (below + $0) * step }
      }
    } else {
      found = ends + [first - 1, last + 1]
      found += zip(ends, ends.dropFirst()).map { ($0 + $1) / 2 }
    }
    return found.filter { $0 >= minimum ?? -.infinity && $0 <= maximum ?? .infinity }
  }

  private static func texts(_ claims: [ItemClaim]) -> [ItemClaim.Outcome] {
    var named: [String] = []
    for claim in claims {
      if case .equals(_, .text(let text)) = claim.claim { named.append(text) }
    }
    // Longer than each of them, and so none of them.
    return (named + [named.joined() + "x"]).map { .value(.text($0)) }
  }

  private static func choices(
    _ claims: [ItemClaim], _ format: ChoiceFormat
  ) -> [ItemClaim.Outcome]? {
    let own = format.other == nil ? [] : [ChoiceAnswer.other("x")]
    let all = format.choices.map { ChoiceAnswer.code($0.value) } + own
    var examples = all.map { [$0] }
    if format.isMultiple {
      guard let growing = growing(claims, format, own) else { return nil }
      examples += growing
    }
    return examples.filter { chosen in
      !chosen.contains { one in
        chosen.count > 1 && format.choices.contains { $0.isExclusive && one == .code($0.value) }
      }
    }.map { .value(.choices($0)) }
  }

  /// What must be chosen, and that with one more choice after the other of those that may be; nil where
  /// choices are ruled out only together.
  private static func growing(
    _ claims: [ItemClaim], _ format: ChoiceFormat, _ own: [ChoiceAnswer]
  ) -> [[ChoiceAnswer]]? {
    var needed: [ChoiceAnswer] = []
    var barred: [ChoiceAnswer] = []
    for claim in claims {
      guard case .equals(_, .choices(let chosen)) = claim.claim else { continue }
      if claim.isWanted {
        needed += chosen.filter { !needed.contains($0) }
      } else if chosen.count == 1 {
        barred += chosen
      } else {
        return nil
      }
    }
    let free = format.choices.filter { !$0.isExclusive }.map { ChoiceAnswer.code($0.value) } + own
    let more = free.filter { !needed.contains($0) && !barred.contains($0) }
    return (0...more.count).compactMap { count in
      let chosen = needed + more.prefix(count)
      return chosen.isEmpty ? nil : chosen
    }
  }
}

extension ItemClaim {
  /// Where the values that the claim names stand on their line.
  fileprivate var places: [Double] {
    switch claim {
    case .equals(_, let value): [value.ordered?.place].compactMap { $0 }
    case .between(_, let lower, let upper):
      [lower, upper].compactMap { $0?.value.line?.place }
    default: []
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
