/// A claim about one item that is wanted to be true, or to be false.
struct ItemClaim {
  let item: Identifier<FormItem>
  let claim: ResultPredicate
  let isWanted: Bool

  /// What can become of an item, as far as claims can tell.
  enum Outcome {
    case value(AnswerValue)
    case ordered(OrderedValue)
    case state(Answer.State)
    case notVisited
  }

  /// Whether anything can become of `item` by which all of `claims` are as they are wanted.
  static func canHold(_ claims: [ItemClaim], _ item: FormItem) -> Bool {
    guard claims.count <= 64, let claims = sameDay(claims) else { return true }
    var outcomes: [Outcome] = [.notVisited]
    if item.isOptional { outcomes.append(.state(.skipped)) }
    if item.dontKnow != nil { outcomes.append(.state(.dontKnow)) }
    if item.decline != nil { outcomes.append(.state(.declined)) }
    let fits = { (outcome: Outcome) in
      claims.allSatisfy { $0.holds(for: outcome) == $0.isWanted }
    }
    if outcomes.contains(where: fits) { return true }
    guard let values = ItemValues.examples(claims, item) else {
      return !contradictEachOther(claims)
    }
    return values.contains(where: fits)
  }

  private func holds(for outcome: Outcome) -> Bool {
    switch (claim, outcome) {
    case (.equals(_, let expected), .value(let value)): value.covers(expected)
    case (.equals(_, let expected), .ordered(let value)): expected.ordered == value
    case (.between(_, let lower, let upper), .value(let value)):
      value.ordered.map { $0.lies(from: lower, to: upper) } ?? false
    case (.between(_, let lower, let upper), .ordered(let value)):
      value.lies(from: lower, to: upper)
    case (.answered(_, let isAnswered), .value), (.answered(_, let isAnswered), .ordered):
      isAnswered
    case (.answered(_, let isAnswered), .state), (.answered(_, let isAnswered), .notVisited):
      !isAnswered
    case (.count(_, let least, let most), .value(let value)):
      value.count >= least ?? 0 && value.count <= most ?? .max
    case (.state(_, let wanted), .state(let state)): wanted == state
    case (.notVisited, .notVisited): true
    default: false
    }
  }

  /// The claims with days in place of those that count from today; nil where both stand side by side,
  /// since what one means for the other depends on the day.
  private static func sameDay(_ claims: [ItemClaim]) -> [ItemClaim]? {
    let counting = claims.count { $0.claim.looksAround }
    if counting == 0 { return claims }
    let dated = claims.contains { claim in
      switch claim.claim {
      case .equals: true
      case .between(_, let lower, let upper):
        [lower, upper].contains { bound in
          if case .day(.date) = bound?.value { true } else { false }
        }
      default: false
      }
    }
    if dated { return nil }
    let today = CivilDate(dayNumber: 20_000)
    return claims.map { claim in
      ItemClaim(
        item: claim.item, claim: claim.claim.prepared(.none, today, Scores()),
        isWanted: claim.isWanted)
    }
  }

  /// Whether two different values are wanted of an item that has one.
  private static func contradictEachOther(_ claims: [ItemClaim]) -> Bool {
    var values: Set<AnswerValue> = []
    for claim in claims where claim.isWanted {
      if case .equals(_, let value) = claim.claim { values.insert(value) }
    }
    return values.count > 1
  }
}
