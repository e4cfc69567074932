/// Finds out whether a condition can hold at all, and whether it can fail to.
///
/// What is about one item is tried with an answer from every stretch between the values that it names,
/// so that the finding is exact there; what is about several is taken apart where that is quick. Where
/// it is not, and for scores, other tasks and regular expressions, anything is taken to be possible.
struct ConditionAnalysis {
  /// A condition with `not` only at its leaves.
  private indirect enum Node {
    case leaf(ItemClaim)
    case opaque
    case all([Node])
    case any([Node])
  }

  let item: (Identifier<FormItem>) -> FormItem?
  /// How much is tried before anything is taken to be possible.
  private var budget = 2_000

  init(item: @escaping (Identifier<FormItem>) -> FormItem?) { self.item = item }

  /// What is wrong with `claim`, when it never or always holds.
  mutating func problem(
    _ claim: ResultPredicate
  ) -> (message: String, isError: Bool)? {
    if isImpossible([node(claim, true)]) {
      return ("No answers fit all of this. Take one of the comparisons out.", true)
    }
    let opposite = node(claim, false)
    if isImpossible([opposite]) {
      return ("This holds whatever is answered. Take it out.", false)
    }
    guard let id = claim.items.first, claim.items.allSatisfy({ $0 == id }), claim.isAboutValues,
      isImpossible([opposite, node(.answered(id, true), true)])
    else { return nil }
    return (
      "Every answer to '\(id)' fits this. Write \"answered\": true if that is meant.", false
    )
  }

  /// Whether one of `others` holds wherever `claim` does.
  mutating func isCovered(_ claim: ResultPredicate, by others: [ResultPredicate]) -> Bool {
    isImpossible([node(claim, true)] + others.map { node($0, false) })
  }

  private func node(_ claim: ResultPredicate, _ isWanted: Bool) -> Node {
    switch claim {
    case .all(let claims):
      let nodes = claims.map { node($0, isWanted) }
      return isWanted ? .all(nodes) : .any(nodes)
    case .any(let claims):
      let nodes = claims.map { node($0, isWanted) }
      return isWanted ? .any(nodes) : .all(nodes)
    case .not(let claim): return node(claim, !isWanted)
    case .matches, .score, .scored, .earlier: return .opaque
    case .equals(let id, _), .between(let id, _, _), .answered(let id, _), .count(let id, _, _),
      .state(let id, _), .notVisited(let id):
      return .leaf(ItemClaim(item: id, claim: claim, isWanted: isWanted))
    }
  }

  /// Whether no answers fit all of `nodes`.
  private mutating func isImpossible(_ nodes: [Node]) -> Bool {
    budget -= nodes.count
    guard budget > 0 else { return false }
    var leaves: [Identifier<FormItem>: [ItemClaim]] = [:]
    var branches: [[Node]] = []
    var waiting = nodes
    while let next = waiting.popLast() {
      switch next {
      case .leaf(let claim): leaves[claim.item, default: []].append(claim)
      case .opaque: break
      case .all(let parts): waiting += parts
      case .any(let parts): branches.append(parts)
      }
    }
    for (id, claims) in leaves {
      budget -= claims.count
      if let item = item(id), !ItemClaim.canHold(claims, item) { return true }
    }
    let known = leaves.values.flatMap { $0 }.map { Node.leaf($0) }
    for parts in branches where parts.allSatisfy({ isImpossible(known + [$0]) }) { return true }
    return false
  }
}

extension ResultPredicate {
  /// Whether the claim compares values, rather than asks what became of items.
  fileprivate var isAboutValues: Bool {
    switch self {
    case .equals, .between, .count: true
    case .answered, .state, .notVisited, .matches, .score, .scored, .earlier: false
    case .all(let claims), .any(let claims): claims.allSatisfy(\.isAboutValues)
    case .not(let claim): claim.isAboutValues
    }
  }
}
