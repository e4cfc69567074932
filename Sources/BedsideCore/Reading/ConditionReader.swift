/// Reads what a condition compares the answer to one item with.
///
/// A comparison that can never hold is an error: nobody means it.
struct ConditionReader {
  static let comparisons = ["equals", "atLeast", "atMost", "above", "below", "answered"]

  var object: ObjectReader
  let item: FormItem

  /// Relative days are not compared, so any day will do; this one is the example in messages.
  private let context = AnswerContext(
    today: CivilDate(year: 2026, month: 11, day: 30) ?? .earliest)

  init(object: ObjectReader, item: FormItem) {
    self.object = object
    self.item = item
  }

  /// The comparisons of the object, all of which must hold; none after a problem.
  mutating func predicates() -> [ResultPredicate] {
    guard Self.comparisons.contains(where: { object.has($0) }) else {
      // Another member is a comparison misspelt, and has been complained about.
      if object.node.members?.count != 1 { return [] }
      object.problem(
        "A condition about '\(item.id)' compares nothing. Add one of"
          + " \(Self.comparisons.joined(separator: ", ")).")
      return []
    }
    return [equality(), range(), presence()].compactMap { $0 }
  }

  private mutating func presence() -> ResultPredicate? {
    object.bool("answered").map { .answered(item.id, $0) }
  }

  private mutating func equality() -> ResultPredicate? {
    guard let node = object.node("equals") else { return nil }
    if case .file = item.format {
      object.problem(
        "'\(item.id)' is a file, which equals nothing. Ask whether it is 'answered'.", at: "equals")
      return nil
    }
    let claim = "'\(item.id)' is never \(node.value.text)."
    do throws(AnswerError) {
      return .equals(item.id, try comparable.rules.read(node.value, in: context))
    } catch {
      if case .choice(let format) = item.format {
        object.problem(format.problem(node, claim), at: "equals")
      } else {
        object.problem("\(claim) It can be \(comparable.rules.hint(in: context)).", at: "equals")
      }
      return nil
    }
  }

  /// The item's format, with those limits alone that are the same on every day.
  private var comparable: AnswerFormat {
    guard case .date(var format) = item.format else { return item.format }
    if case .today = format.minimum { format.minimum = nil }
    if case .today = format.maximum { format.maximum = nil }
    return .date(format)
  }

  private mutating func range() -> ResultPredicate? {
    let lower = bound("atLeast", or: "above")
    let upper = bound("atMost", or: "below")
    guard lower != nil || upper != nil else { return nil }
    guard let limits = item.format.limits else {
      object.problem(
        "The answer to '\(item.id)' is no number. Compare it with 'equals'.",
        at: lower?.key ?? upper?.key)
      return nil
    }
    guard overlap(lower, upper), reaches(limits, lower, upper) else { return nil }
    return .between(item.id, lower: lower?.bound, upper: upper?.bound)
  }

  private struct Limit {
    var key: String
    var bound: ResultPredicate.Bound
  }

  private mutating func bound(_ inclusive: String, or exclusive: String) -> Limit? {
    let including = object.double(inclusive)
    let excluding = object.double(exclusive)
    if including != nil, excluding != nil {
      object.problem(
        "A condition has '\(inclusive)' and '\(exclusive)'. Take one of them out.", at: exclusive)
    }
    return including.map { Limit(key: inclusive, bound: .init($0)) }
      ?? excluding.map { Limit(key: exclusive, bound: .init($0, isExclusive: true)) }
  }

  private func overlap(_ lower: Limit?, _ upper: Limit?) -> Bool {
    guard let lower, let upper else { return true }
    let isOpen = lower.bound.isExclusive || upper.bound.isExclusive
    if lower.bound.value < upper.bound.value { return true }
    if lower.bound.value == upper.bound.value, !isOpen { return true }
    object.problem("No number fits both '\(lower.key)' and '\(upper.key)'.", at: upper.key)
    return false
  }

  private func reaches(_ limits: NumberLimits, _ lower: Limit?, _ upper: Limit?) -> Bool {
    if let lower, let maximum = limits.maximum, !lower.bound.admits(maximum, isLower: true) {
      return report(lower, "is at most \(context.show(maximum))")
    }
    if let upper, let minimum = limits.minimum, !upper.bound.admits(minimum, isLower: false) {
      return report(upper, "is at least \(context.show(minimum))")
    }
    return true
  }

  private func report(_ limit: Limit, _ fact: String) -> Bool {
    object.problem("This never holds: '\(item.id)' \(fact).", at: limit.key)
    return false
  }
}

extension ResultPredicate.Bound {
  fileprivate func admits(_ number: Double, isLower: Bool) -> Bool {
    if number == value { return !isExclusive }
    return isLower ? number > value : number < value
  }
}

extension AnswerFormat {
  /// The limits of answers that are numbers; nil for other answers.
  fileprivate var limits: NumberLimits? {
    switch self {
    case .scale(let format): return format.limits
    case .integer(let format): return format.limits
    case .decimal(let format): return format.limits
    case .continuousScale(let format): return format.numbers.limits
    case .choice(let format):
      let codes = format.choices.compactMap { choice -> Double? in
        if case .integer(let code) = choice.value { Double(code) } else { nil }
      }
      guard !format.isMultiple, codes.count == format.choices.count else { return nil }
      return NumberLimits(minimum: codes.min(), maximum: codes.max(), unit: nil)
    case .duration(let format): return format.limits
    case .height(let format): return format.limits
    case .weight(let format): return format.limits
    case .age(let format): return format.asked == .age ? format.limits : NumberLimits()
    case .ladder(let format): return format.limits
    case .boolean, .text, .date, .time, .dateTime, .file: return nil
    }
  }
}
