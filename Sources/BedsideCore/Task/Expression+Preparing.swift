extension Scores {
  /// The scores as they are on the day `today`.
  func prepared(_ today: CivilDate) -> Scores {
    guard countsFromToday else { return self }
    return Scores(
      all.map { score in
        guard case .expression(let expression) = score.rule else { return score }
        var score = score
        score.rule = .expression(expression.prepared(today))
        return score
      })
  }
}

extension Expression {
  fileprivate func prepared(_ today: CivilDate) -> Expression {
    let all = { (parts: [Expression]) in parts.map { $0.prepared(today) } }
    return switch self {
    case .number, .item, .score, .count: self
    case .sum(let parts): .sum(all(parts))
    case .product(let parts): .product(all(parts))
    case .mean(let parts): .mean(all(parts))
    case .minimum(let parts): .minimum(all(parts))
    case .maximum(let parts): .maximum(all(parts))
    case .difference(let first, let second):
      .difference(first.prepared(today), second.prepared(today))
    case .quotient(let first, let second): .quotient(first.prepared(today), second.prepared(today))
    case .rounded(let part, let decimals): .rounded(part.prepared(today), decimals: decimals)
    case .days(let first, let second):
      .days(from: first.prepared(today), to: second.prepared(today))
    }
  }
}

extension Expression {
  /// Whether it counts days from today.
  var countsFromToday: Bool {
    switch self {
    case .number, .item, .score, .count: false
    case .sum(let parts), .product(let parts), .mean(let parts), .minimum(let parts),
      .maximum(let parts):
      parts.contains(where: \.countsFromToday)
    case .difference(let first, let second), .quotient(let first, let second):
      first.countsFromToday || second.countsFromToday
    case .rounded(let part, _): part.countsFromToday
    case .days(let first, let second): first.countsFromToday || second.countsFromToday
    }
  }
}

extension Expression.Day {
  fileprivate var countsFromToday: Bool {
    if case .day(.today) = self { true } else { false }
  }

  fileprivate func prepared(_ today: CivilDate) -> Expression.Day {
    if case .day(let day) = self { .day(.date(day.date(today: today))) } else { self }
  }
}
