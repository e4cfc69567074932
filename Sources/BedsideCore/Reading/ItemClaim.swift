/// A claim about one item that is wanted to be true, or to be false.
struct ItemClaim {
  let item: Identifier<FormItem>
  let claim: ResultPredicate
  let isWanted: Bool

  /// What can become of an item, as far as claims can tell.
  enum Outcome {
    case value(AnswerValue)
    case ordered(OrderedValue)
    /// A value that is none of those that claims name.
    case unnamed
    case state(Answer.State)
    case notVisited
  }

  /// More claims than these about one item are not compared with each other.
  private static let most = 64

  /// Whether anything can become of `item` by which all of `claims` are as they are wanted; what
  /// `isAsked` was come to.
  static func canHold(_ claims: [ItemClaim], _ item: FormItem, isAsked: Bool = false) -> Bool {
    guard claims.count <= most, let (claims, today) = sameDay(claims) else { return true }
    var outcomes: [Outcome] = isAsked ? [] : [.notVisited]
    if item.isOptional { outcomes.append(.state(.skipped)) }
    if item.dontKnow != nil { outcomes.append(.state(.dontKnow)) }
    if item.decline != nil { outcomes.append(.state(.declined)) }
    let fits = { (outcome: Outcome) in claims.allSatisfy { $0.isFit(for: outcome) } }
    if outcomes.contains(where: fits) { return true }
    if claims.wantAndBarOnePattern { return false }
    let values = ItemValues(claims: claims, item: item, today: today)
    return values.examples?.contains(where: fits) ?? true
  }

  /// Whether the claim is as it is wanted, or may be.
  private func isFit(for outcome: Outcome) -> Bool {
    holds(for: outcome).map { $0 == isWanted } ?? true
  }

  /// Whether the claim holds; nil where that can't be told.
  private func holds(for outcome: Outcome) -> Bool? {
    switch (claim, outcome) {
    case (.equals(_, let expected), .value(let value)): value.covers(expected)
    case (.equals(_, let expected), .ordered(let value)): expected.ordered == value
    case (.between(_, let lower, let upper), .value(let value)):
      value.ordered.map { $0.lies(from: lower, to: upper) } ?? false
    case (.between(_, let lower, let upper), .ordered(let value)):
      value.lies(from: lower, to: upper)
    case (.answered(_, let isAnswered), .value), (.answered(_, let isAnswered), .ordered),
      (.answered(_, let isAnswered), .unnamed):
      isAnswered
    case (.answered(_, let isAnswered), .state), (.answered(_, let isAnswered), .notVisited):
      !isAnswered
    case (.count(_, let least, let most), .value(let value)):
      value.count >= least ?? 0 && value.count <= most ?? .max
    case (.count(_, let least, let most), .ordered), (.count(_, let least, let most), .unnamed):
      1 >= least ?? 0 && 1 <= most ?? .max
    case (.matches(_, let pattern), .value(.text(let text))): pattern.matches(text)
    case (.matches, .value(let value)): value.words == nil ? false : nil
    case (.matches, .unnamed): nil
    case (.state(_, .answered), .value), (.state(_, .answered), .ordered),
      (.state(_, .answered), .unnamed):
      true
    case (.state(_, let wanted), .state(let state)): wanted == state
    case (.notVisited, .notVisited): true
    default: false
    }
  }

  /// The claims with days in place of those that count from today, and what today then is; nil where
  /// both stand side by side, since what one means for the other depends on the day.
  private static func sameDay(_ claims: [ItemClaim]) -> (claims: [ItemClaim], today: CivilDate?)? {
    guard claims.contains(where: \.claim.looksAround) else { return (claims, nil) }
    let hasDates = claims.contains { claim in
      switch claim.claim {
      case .equals: true
      case .between(_, let lower, let upper):
        [lower, upper].contains { bound in
          if case .day(.date) = bound?.value { true } else { false }
        }
      default: false
      }
    }
    if hasDates { return nil }
    let today = CivilDate(dayNumber: 20_000)
    let dated = claims.map { claim in
      ItemClaim(
        item: claim.item, claim: claim.claim.prepared(.none, today, Scores()),
        isWanted: claim.isWanted)
    }
    return (dated, today)
  }
}

extension [ItemClaim] {
  /// Whether words are wanted to match a pattern, and not to.
  fileprivate var wantAndBarOnePattern: Bool {
    var wanted: Set<TextPattern> = []
    var barred: Set<TextPattern> = []
    for claim in self {
      guard case .matches(_, let pattern) = claim.claim else { continue }
      if claim.isWanted { wanted.insert(pattern) } else { barred.insert(pattern) }
    }
    return !wanted.isDisjoint(with: barred)
  }
}
