/// How a number is worked out of answers and other scores: a tree of operations, not a language.
///
/// It has no value as soon as one of its operands has none, when something is divided by zero, and
/// when the number grows beyond all bounds.
public indirect enum Expression: Hashable, Sendable {
  /// This number.
  case number(Double)
  /// The answer to an item, as a number: that of a scale, the code of a choice, yes as 1 and no as 0.
  case item(Identifier<FormItem>)
  /// A score or an earlier calculation.
  case score(Identifier<Score>)
  /// All added up.
  case sum([Expression])
  /// The first less the second.
  case difference(Expression, Expression)
  /// All multiplied.
  case product([Expression])
  /// The first divided by the second.
  case quotient(Expression, Expression)
  /// All added up and divided by how many there are.
  case mean([Expression])
  /// The least.
  case minimum([Expression])
  /// The greatest.
  case maximum([Expression])
  /// How many of the items have an answer.
  case count([Identifier<FormItem>])
  /// Rounded to so many digits behind the decimal mark.
  case rounded(Expression, decimals: Int)
  /// The days from the first day to the second.
  case days(from: Day, to: Day)

  /// A day that an expression counts from or to.
  public enum Day: Hashable, Sendable {
    /// The answer to an item.
    case item(Identifier<FormItem>)
    /// A day as such, or counted from today.
    case day(DateFormat.Day)
  }

  /// The items it is made of, in order, with repetitions.
  var items: [Identifier<FormItem>] {
    switch self {
    case .number, .score: []
    case .item(let id): [id]
    case .count(let ids): ids
    case .sum(let parts), .product(let parts), .mean(let parts), .minimum(let parts),
      .maximum(let parts):
      parts.flatMap(\.items)
    case .difference(let first, let second), .quotient(let first, let second):
      first.items + second.items
    case .rounded(let part, _): part.items
    case .days(let first, let second): [first, second].compactMap(\.item)
    }
  }

  /// The items whose answers it takes as numbers.
  var numberItems: Set<Identifier<FormItem>> {
    switch self {
    case .item(let id): [id]
    case .number, .score, .count, .days: []
    case .sum(let parts), .product(let parts), .mean(let parts), .minimum(let parts),
      .maximum(let parts):
      parts.reduce(into: []) { $0.formUnion($1.numberItems) }
    case .difference(let first, let second), .quotient(let first, let second):
      first.numberItems.union(second.numberItems)
    case .rounded(let part, _): part.numberItems
    }
  }

  /// The scores it is made of, in order, with repetitions.
  var scores: [Identifier<Score>] {
    switch self {
    case .score(let id): [id]
    case .number, .item, .count, .days: []
    case .sum(let parts), .product(let parts), .mean(let parts), .minimum(let parts),
      .maximum(let parts):
      parts.flatMap(\.scores)
    case .difference(let first, let second), .quotient(let first, let second):
      first.scores + second.scores
    case .rounded(let part, _): part.scores
    }
  }

  /// Its value, given answers and the values of scores; nil where it has none.
  func value(
    _ answers: [Identifier<FormItem>: Answer], _ score: (Identifier<Score>) -> Double?
  ) -> Double? {
    let value: Double? =
      switch self {
      case .number(let number): number
      case .item(let id): answers[id]?.value.flatMap(ItemScore.Part(item: id).number)
      case .score(let id): score(id)
      case .sum(let parts): Self.all(parts, answers, score)?.reduce(0, +)
      case .product(let parts): Self.all(parts, answers, score)?.reduce(1, *)
      case .mean(let parts):
        Self.all(parts, answers, score).map { $0.reduce(0, +) / Double($0.count) }
      case .minimum(let parts): Self.all(parts, answers, score)?.min()
      case .maximum(let parts): Self.all(parts, answers, score)?.max()
      case .difference(let first, let second):
        Self.all([first, second], answers, score).map { $0[0] - $0[1] }
      case .quotient(let first, let second):
        Self.all([first, second], answers, score).map { $0[0] / $0[1] }
      case .count(let ids): Double(ids.count { answers[$0]?.value != nil })
      case .rounded(let part, let decimals):
        part.value(answers, score).map { $0.roundedHalfAway(decimals: decimals) }
      case .days(let first, let second): Self.days(first, second, answers)
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The values of `parts`; nil as soon as one has none.
  private static func all(
    _ parts: [Expression], _ answers: [Identifier<FormItem>: Answer],
    _ score: (Identifier<Score>) -> Double?
  ) -> [Double]? {
    var values: [Double] = []
    for part in parts {
      guard let value = part.value(answers, score) else { return nil }
      values.append(value)
    }
    return values
  }

  private static func days(
    _ first: Day, _ second: Day, _ answers: [Identifier<FormItem>: Answer]
  ) -> Double? {
    guard let first = first.date(answers), let second = second.date(answers) else { return nil }
    return Double(first.days(until: second))
  }
}

extension Expression.Day {
  fileprivate var item: Identifier<FormItem>? {
    if case .item(let id) = self { id } else { nil }
  }

  fileprivate func date(_ answers: [Identifier<FormItem>: Answer]) -> CivilDate? {
    switch self {
    case .item(let id):
      if case .day(let date) = answers[id]?.value?.ordered { date } else { nil }
    case .day(.date(let date)): date
    // A task that runs is prepared, and has no such day any more.
    case .day(.today): nil
    }
  }
}
