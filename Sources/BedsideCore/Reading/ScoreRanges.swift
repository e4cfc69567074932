/// Between which numbers scores and calculations lie, whatever is answered.
///
/// The ranges may be wider than need be, as where one item counts twice; they are never narrower.
struct ScoreRanges {
  typealias Range = ClosedRange<Double>

  /// The least and the greatest value of each, before it is rounded.
  private(set) var all: [Identifier<Score>: Range] = [:]
  private let item: (Identifier<FormItem>) -> FormItem?

  /// Works out the ranges of `scores`, each of which may be made of those before it.
  init(_ scores: [Score], _ item: @escaping (Identifier<FormItem>) -> FormItem?) {
    self.item = item
    for score in scores where all[score.id] == nil {
      let range = range(of: score)
      all[score.id] = .between(score.rounded(range.lowerBound), score.rounded(range.upperBound))
    }
  }

  private func range(of score: Score) -> Range {
    switch score.rule {
    case .items(let rule): range(of: rule)
    case .expression(let expression): range(of: expression)
    }
  }

  private func range(of rule: ItemScore) -> Range {
    let parts = rule.parts.map { part -> Range in
      let own = item(part.item)?.numberRange(weights: part.weights) ?? .everything
      guard let sum = part.reversedFrom else { return own }
      return .between(sum - own.upperBound, sum - own.lowerBound)
    }
    let needed = min(max(rule.minimumAnswered, 1), max(parts.count, 1))
    let least = end(parts.map(\.lowerBound).sorted(), needed, rule) { min($0, 0) }
    let greatest = end(parts.map(\.upperBound).sorted(by: >), needed, rule) { max($0, 0) }
    guard let scale = rule.rescaling else { return .between(least, greatest) }
    return .between(scale(least), scale(greatest))
  }

  /// The outermost value of a score whose items give the outermost `numbers`, of which all behind the
  /// first `needed` may be missing; `kept` is what the others of a sum give where that leads further.
  private func end(
    _ numbers: [Double], _ needed: Int, _ rule: ItemScore, _ kept: (Double) -> Double
  ) -> Double {
    let first = numbers.prefix(needed).reduce(0, +)
    switch (rule.method, rule.missing) {
    case (.mean, _): return first / Double(needed)
    case (.sum, .omit): return numbers.dropFirst(needed).reduce(first) { $0 + kept($1) }
    case (.sum, .personMean): return first / Double(needed) * Double(numbers.count)
    }
  }

  private func range(of expression: Expression) -> Range {
    switch expression {
    case .number(let number): .between(number, number)
    case .item(let id): item(id)?.numberRange(weights: [:]) ?? .everything
    case .score(let id): all[id] ?? .everything
    case .sum(let parts): sum(of: parts)
    case .difference(let first, let second): .spanning(range(of: first), range(of: second), -)
    case .product(let parts):
      parts.map(range).reduce(1...1) {
        // Nothing of anything is nothing, also of what has no limits.
        .spanning($0, $1) { $0 == 0 || $1 == 0 ? 0 : $0 * $1 }
      }
    case .quotient(let first, let second): quotient(range(of: first), range(of: second))
    case .mean(let parts):
      .spanning(sum(of: parts), .between(Double(parts.count), Double(parts.count)), /)
    case .minimum(let parts): outermost(of: parts) { $0.min() }
    case .maximum(let parts): outermost(of: parts) { $0.max() }
    case .count(let ids): 0...Double(ids.count)
    case .rounded(let part, let decimals): rounded(range(of: part), decimals)
    case .days(let first, let second): .spanning(days(second), days(first), -)
    }
  }

  private func sum(of parts: [Expression]) -> Range {
    parts.map(range).reduce(0...0) { .spanning($0, $1, +) }
  }

  private func quotient(_ first: Range, _ second: Range) -> Range {
    second.contains(0) ? .everything : .spanning(first, second, /)
  }

  private func outermost(of parts: [Expression], _ pick: ([Double]) -> Double?) -> Range {
    let ranges = parts.map(range)
    guard let least = pick(ranges.map(\.lowerBound)), let greatest = pick(ranges.map(\.upperBound))
    else { return .everything }
    return .between(least, greatest)
  }

  private func rounded(_ range: Range, _ decimals: Int) -> Range {
    .between(
      range.lowerBound.roundedHalfAway(decimals: decimals),
      range.upperBound.roundedHalfAway(decimals: decimals))
  }

  /// The days that one of an expression can be, by their numbers.
  private func days(_ day: Expression.Day) -> Range {
    switch day {
    case .day(.date(let date)): return .between(Double(date.dayNumber), Double(date.dayNumber))
    case .day(.today): return .everything
    case .item(let id):
      guard case .days(let first, let last) = item(id)?.format.rules.order else {
        return .everything
      }
      return .between(
        first.map { Double($0.dayNumber) } ?? -.infinity,
        last.map { Double($0.dayNumber) } ?? .infinity)
    }
  }
}

extension FormItem {
  /// The numbers that an answer can count as, with `weights` for choices.
  fileprivate func numberRange(weights: [ChoiceCode: Double]) -> ClosedRange<Double> {
    if let least = weights.values.min(), let greatest = weights.values.max() {
      guard format.choiceFormat?.isMultiple == true else { return .between(least, greatest) }
      // Several choices count together.
      let below = weights.values.filter { $0 < 0 }.reduce(0, +)
      let above = weights.values.filter { $0 > 0 }.reduce(0, +)
      return .between(below < 0 ? below : least, above > 0 ? above : greatest)
    }
    if case .boolean = format { return 0...1 }
    guard isNumeric, case .numbers(let minimum, let maximum, _) = format.rules.order else {
      return .everything
    }
    return .between(minimum ?? -.infinity, maximum ?? .infinity)
  }
}
