extension ConditionReader {
  private typealias Bound = ResultPredicate.Bound

  /// Reads a range of numbers, days, times of day or moments.
  mutating func range() -> ResultPredicate? {
    let keys = ["atLeast", "above", "atMost", "below"].filter { object.has($0) }
    guard let first = keys.first else { return nil }
    guard let read = reader(for: first) else { return nil }
    let lower = limit("atLeast", or: "above", read)
    let upper = limit("atMost", or: "below", read)
    guard lower != nil || upper != nil, overlap(lower, upper), reaches(lower, upper) else {
      return nil
    }
    let claim = ResultPredicate.between(id, lower: lower?.bound, upper: upper?.bound)
    return canHold(claim, at: (lower ?? upper)?.key ?? first) ? claim : nil
  }

  /// Whether an answer can lie in a range, also between the steps and limits of its format.
  private func canHold(_ claim: ResultPredicate, at key: String) -> Bool {
    guard let item else { return true }
    let claims = [
      ItemClaim(item: id, claim: claim, isWanted: true),
      ItemClaim(item: id, claim: .answered(id, true), isWanted: true),
    ]
    if ItemClaim.canHold(claims, item) { return true }
    let hint = item.format.withoutToday.rules.hint(in: context)
    object.problem("This never holds: the answer to '\(id)' is \(hint).", at: key)
    return false
  }

  private struct Limit {
    var key: String
    var bound: ResultPredicate.Bound
  }

  /// What reads a bound in the order of the item's answers; nil where they have none.
  private func reader(for key: String) -> ((inout ObjectReader, String) -> Bound.Value?)? {
    guard let item else { return { $0.anyBound($1) } }
    if item.format.asksYearOfBirth {
      return { object, key in object.double(key).map { .age($0, in: nil) } }
    }
    switch item.format.rules.order {
    case .numbers: return { object, key in object.double(key).map { .number($0) } }
    case .days: return { $0.dayBound($1) }
    case .times: return { $0.timeBound($1) }
    case .moments: return { $0.momentBound($1) }
    case nil:
      object.problem(
        "The answer to '\(id)' is no number. Compare it with 'equals'.", at: key)
      return nil
    }
  }

  private mutating func limit(
    _ inclusive: String, or exclusive: String,
    _ read: (inout ObjectReader, String) -> Bound.Value?
  ) -> Limit? {
    let including = object.has(inclusive) ? read(&object, inclusive) : nil
    let excluding = object.has(exclusive) ? read(&object, exclusive) : nil
    if object.has(inclusive), object.has(exclusive) {
      object.problem(
        "A condition has '\(inclusive)' and '\(exclusive)'. Take one of them out.", at: exclusive)
    }
    return including.map { Limit(key: inclusive, bound: .init($0)) }
      ?? excluding.map { Limit(key: exclusive, bound: .init($0, isExclusive: true)) }
  }

  private func overlap(_ lower: Limit?, _ upper: Limit?) -> Bool {
    guard let lower, let upper, let first = lower.bound.value.line,
      let last = upper.bound.value.line,
      first.kind == last.kind
    else { return true }
    let isOpen = lower.bound.isExclusive || upper.bound.isExclusive
    if first.place < last.place || first.place == last.place && !isOpen { return true }
    // A range of times that ends before it begins goes across midnight.
    if case .time = lower.bound.value, first.place > last.place { return true }
    let things = first.kind == .numbers ? "number" : first.kind == .times ? "time" : "day"
    object.problem("No \(things) fits both '\(lower.key)' and '\(upper.key)'.", at: upper.key)
    return false
  }

  private func reaches(_ lower: Limit?, _ upper: Limit?) -> Bool {
    let least: Bound.Value?
    let greatest: Bound.Value?
    switch item?.format.rules.order {
    case .numbers(let minimum, let maximum, _):
      (least, greatest) = (minimum.map { .number($0) }, maximum.map { .number($0) })
    case .days(let first, let last):
      (least, greatest) = (first.map { .day(.date($0)) }, last.map { .day(.date($0)) })
    case .times, .moments, nil: return true
    }
    if let fact = sameDayFact(lower, upper) { return report(fact.limit, fact.text) }
    if let lower, let greatest, let value = greatest.ordered,
      !value.lies(from: lower.bound, to: nil),
      !lower.bound.value.countsFromToday
    {
      return report(lower, "is at most \(greatest.text(context))")
    }
    if let upper, let least, let value = least.ordered, !value.lies(from: nil, to: upper.bound),
      !upper.bound.value.countsFromToday
    {
      return report(upper, "is at least \(least.text(context))")
    }
    return true
  }

  /// What a day counted from today contradicts of the item's own limits that count from it too.
  private func sameDayFact(_ lower: Limit?, _ upper: Limit?) -> (limit: Limit, text: String)? {
    guard case .date(let format) = item?.format else { return nil }
    if let lower, case .day(.today(let days)) = lower.bound.value,
      case .today(let last) = format.maximum,
      days > last || days == last && lower.bound.isExclusive
    {
      return (lower, "is at most \(Self.text(ofDays: last))")
    }
    if let upper, case .day(.today(let days)) = upper.bound.value,
      case .today(let first) = format.minimum,
      days < first || days == first && upper.bound.isExclusive
    {
      return (upper, "is at least \(Self.text(ofDays: first))")
    }
    return nil
  }

  /// Days from today as they are written in files.
  private static func text(ofDays days: Int) -> String {
    days == 0 ? "today" : days < 0 ? "\(days)d" : "+\(days)d"
  }

  private func report(_ limit: Limit, _ fact: String) -> Bool {
    object.problem("This never holds: '\(id)' \(fact).", at: limit.key)
    return false
  }
}

extension ResultPredicate.Bound.Value {
  /// A line on which bounds of one kind stand.
  enum Line: Hashable {
    case numbers
    case days
    case daysFromToday
    case times
    case moments
  }

  /// Where the bound stands on its line.
  var line: (kind: Line, place: Double)? {
    switch self {
    case .number(let number), .age(let number, _): (.numbers, number)
    case .day(.date(let date)): (.days, Double(date.dayNumber))
    case .day(.today(let days)): (.daysFromToday, Double(days))
    case .time(let time): (.times, Double(time.secondOfDay))
    case .moment(let moment): (.moments, Double(moment.milliseconds))
    }
  }

  var countsFromToday: Bool {
    if case .day(.today) = self { true } else { false }
  }

  var ordered: OrderedValue? {
    switch self {
    case .number(let number), .age(let number, _): .number(number)
    case .day(.date(let date)): .day(date)
    case .day(.today): nil
    case .time(let time): .time(time)
    case .moment(let moment): .moment(moment)
    }
  }

  func text(_ context: AnswerContext) -> String {
    switch self {
    case .number(let number), .age(let number, _): context.show(number)
    case .day(let day): day.date(today: context.today).description
    case .time(let time): time.description
    case .moment(let moment): moment.description
    }
  }
}

extension ObjectReader {
  fileprivate mutating func dayBound(_ key: String) -> ResultPredicate.Bound.Value? {
    bound(key, "a day like \"2026-11-30\", \"today\" or \"-7d\"") { text in
      AnswerFormatReader.day(text).map { .day($0) }
    }
  }

  fileprivate mutating func timeBound(_ key: String) -> ResultPredicate.Bound.Value? {
    bound(key, "a time like \"08:30\"") { text in WallTime(text).map { .time($0) } }
  }

  fileprivate mutating func momentBound(_ key: String) -> ResultPredicate.Bound.Value? {
    bound(key, "a moment like \"2026-11-30T08:30:00+01:00\"") { text in
      Instant(text).map { .moment($0) }
    }
  }

  fileprivate mutating func anyBound(_ key: String) -> ResultPredicate.Bound.Value? {
    if let number = node(key)?.double { return .number(number) }
    return bound(key, "a number, or a day, a time or a moment in double quotes") { text in
      AnswerFormatReader.day(text).map { .day($0) } ?? WallTime(text).map { .time($0) }
        ?? Instant(text).map { .moment($0) }
    }
  }

  private mutating func bound(
    _ key: String, _ expected: String, _ read: (String) -> ResultPredicate.Bound.Value?
  ) -> ResultPredicate.Bound.Value? {
    guard let node = node(key) else { return nil }
    if let value = node.string.flatMap(read) { return value }
    let given = node.string.map { "'\($0)'" } ?? node.value.text
    problem("'\(key)' must be \(expected), not \(given).", at: key)
    return nil
  }
}
