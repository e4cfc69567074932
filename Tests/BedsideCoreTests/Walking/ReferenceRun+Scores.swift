import BedsideCore

extension ReferenceRun {
  /// The value of a score; nil where it has none.
  func score(_ id: Identifier<Score>, _ given: Asked) -> Double? {
    guard let score = task.scores.all.first(where: { $0.id == id }) else { return nil }
    let value: Double? =
      switch score.rule {
      case .items(let rule): sum(rule, given)
      case .expression(let expression): self.value(expression, given)
      }
    var power = 1.0
    for _ in 0..<score.decimals { power *= 10 }
    return value.map {
      ($0 * power + ($0 < 0 ? -1e-9 : 1e-9)).rounded(.toNearestOrAwayFromZero) / power
    }
  }

  private func sum(_ rule: ItemScore, _ given: Asked) -> Double? {
    var numbers: [Double] = []
    for part in rule.parts {
      guard let number = number(part.item, given) else { continue }
      numbers.append(part.reversedFrom.map { $0 - number } ?? number)
    }
    if numbers.count < rule.minimumAnswered || numbers.isEmpty { return nil }
    let total = numbers.reduce(0, +)
    if rule.method == .mean { return total / Double(numbers.count) }
    if rule.missing == .omit || numbers.count == rule.parts.count { return total }
    return total / Double(numbers.count) * Double(rule.parts.count)
  }

  private func number(_ id: Identifier<FormItem>, _ given: Asked) -> Double? {
    if case .boolean(let isYes)? = value(id, given) { return isYes ? 1 : 0 }
    return value(id, given)?.number
  }

  /// The few operations that random tasks hold.
  private func value(_ expression: Expression, _ given: Asked) -> Double? {
    switch expression {
    case .number(let number): return number
    case .item(let id): return number(id, given)
    case .score(let id): return score(id, given)
    case .count(let ids): return Double(ids.count { value($0, given) != nil })
    case .sum(let parts):
      let values = parts.map { value($0, given) }
      return values.contains(nil) ? nil : values.compactMap(\.self).reduce(0, +)
    case .product(let parts):
      let values = parts.map { value($0, given) }
      return values.contains(nil) ? nil : values.compactMap(\.self).reduce(1, *)
    case .days(from: .item(let id), to: .day(.today(let days))):
      guard case .date(let day)? = value(id, given) else { return nil }
      return Double(Walk.context.today.dayNumber + days - day.dayNumber)
    default: return nil
    }
  }

  /// The items that a score is made of, each once, in order.
  private func parts(of id: Identifier<Score>) -> [Identifier<FormItem>] {
    guard let score = task.scores.all.first(where: { $0.id == id }) else { return [] }
    var ids: [Identifier<FormItem>] = []
    switch score.rule {
    case .items(let rule): ids = rule.parts.map(\.item)
    case .expression(let expression):
      ids = Self.own(expression) + Self.used(expression).flatMap { parts(of: $0) }
    }
    return ids.enumerated().filter { !ids[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Whether the answer to an item adds to a score: where a number is taken from it, it must be one.
  private func counts(
    _ item: Identifier<FormItem>, in id: Identifier<Score>, _ given: Asked
  ) -> Bool {
    guard let score = task.scores.all.first(where: { $0.id == id }) else { return false }
    switch score.rule {
    case .items: return number(item, given) != nil
    case .expression(let expression):
      if Self.numbers(expression).contains(item) { return number(item, given) != nil }
      if Self.own(expression).contains(item) { return value(item, given) != nil }
      let used = Self.used(expression).first { parts(of: $0).contains(item) }
      return used.map { counts(item, in: $0, given) } ?? false
    }
  }

  private static func numbers(_ expression: Expression) -> [Identifier<FormItem>] {
    switch expression {
    case .item(let id): [id]
    case .sum(let parts), .product(let parts): parts.flatMap { numbers($0) }
    default: []
    }
  }

  private static func own(_ expression: Expression) -> [Identifier<FormItem>] {
    switch expression {
    case .item(let id), .days(from: .item(let id), to: _): [id]
    case .count(let ids): ids
    case .sum(let parts), .product(let parts): parts.flatMap { own($0) }
    default: []
    }
  }

  private static func used(_ expression: Expression) -> [Identifier<Score>] {
    switch expression {
    case .score(let id): [id]
    case .sum(let parts), .product(let parts): parts.flatMap { used($0) }
    default: []
    }
  }

  /// The scores as results hold them.
  func scores(_ given: Asked) -> JSONFields {
    var fields: JSONFields = [:]
    for score in task.scores.all {
      let value = self.score(score.id, given)
      let band = value.flatMap { value in
        score.bands.firstIndex { $0.upTo == nil || value <= $0.upTo ?? 0 }
      }
      let items = parts(of: score.id)
      fields[score.id.rawValue] = .object([
        "value": value.map { number($0, score) } ?? .null, "title": .null, "units": .null,
        "band": band.map { .integer($0 + 1) } ?? .null,
        "label": band.map { .string(score.bands[$0].label) } ?? .null, "severity": .null,
        "higherIs": .null, "answered": .integer(items.count { counts($0, in: score.id, given) }),
        "items": .integer(items.count),
      ])
    }
    return fields
  }

  private func number(_ value: Double, _ score: Score) -> JSONValue {
    score.decimals == 0 ? .integer(Int(value)) : .number(value)
  }

  private func json(of value: AnswerValue, _ format: AnswerFormat) -> JSONValue {
    guard case .choice(let choice) = format, choice.isMultiple else { return value.json }
    if case .array = value.json { return value.json }
    return .array([value.json])
  }

  // What a claim was about, for alerts.

  func values(behind claim: ResultPredicate, _ given: Asked) -> [RaisedAlert.Value] {
    let about = Self.about(claim) { parts(of: $0) }
    var values: [RaisedAlert.Value] = []
    for id in about.scores where !values.contains(where: { $0.id == "score.\(id)" }) {
      guard let score = task.scores.all.first(where: { $0.id == id }) else { continue }
      let value = self.score(id, given)
      values.append(
        RaisedAlert.Value(
          id: "score.\(id)", value: value.map { number($0, score) } ?? .null,
          display: value.map(Walk.context.show)))
    }
    for id in about.items where !values.contains(where: { $0.id == id.rawValue }) {
      guard let value = value(id, given),
        let item = allItems.first(where: { $0.id == id })
      else { continue }
      values.append(
        RaisedAlert.Value(
          id: id.rawValue, value: json(of: value, item.format),
          display: item.format.rules.display(value, in: Walk.context)))
    }
    return values
  }

  private static func about(
    _ claim: ResultPredicate, _ madeOf: (Identifier<Score>) -> [Identifier<FormItem>]
  ) -> (items: [Identifier<FormItem>], scores: [Identifier<Score>]) {
    switch claim {
    case .equals(let id, _), .between(let id, _, _), .answered(let id, _), .count(let id, _, _),
      .matches(let id, _), .state(let id, _), .notVisited(let id):
      return ([id], [])
    case .score(let score, _, _), .scored(let score, _): return (madeOf(score.id), [score.id])
    case .earlier: return ([], [])
    case .not(let claim): return about(claim, madeOf)
    case .all(let claims), .any(let claims):
      let parts = claims.map { about($0, madeOf) }
      return (parts.flatMap(\.items), parts.flatMap(\.scores))
    }
  }
}
