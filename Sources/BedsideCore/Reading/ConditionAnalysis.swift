/// Finds out whether a condition can hold at all, and whether it can fail to.
///
/// What is about one item is tried with an answer from every stretch between the values that it names,
/// and what is about one score with a number from every such stretch of what the score can be, so that
/// the finding is exact there. What is about several is taken apart where that is quick. Where it is
/// not, and for other tasks and own words against regular expressions, anything is taken to be possible.
struct ConditionAnalysis {
  /// A condition with `not` only at its leaves.
  private indirect enum Node {
    case leaf(ItemClaim)
    case score(ScoreClaim)
    case opaque
    case all([Node])
    case any([Node])
  }

  /// What is known before anything is answered: the items, what scores can be, and which items have
  /// been asked for certain.
  struct Knowledge {
    var item: (Identifier<FormItem>) -> FormItem?
    var score: (Identifier<Score>) -> ScoreValues?
    var isAsked: (Identifier<FormItem>) -> Bool = { _ in false }
  }

  private let knowledge: Knowledge
  /// How much more is tried before anything is taken to be possible.
  private(set) var budget: Int

  init(_ knowledge: Knowledge, budget: Int) {
    self.knowledge = knowledge
    self.budget = budget
  }

  /// What is wrong with `claim`, when it never or always holds.
  mutating func problem(
    _ claim: ResultPredicate
  ) -> (message: String, isError: Bool)? {
    switch finding(claim) {
    case .never: return ("No answers fit all of this. Take one of the comparisons out.", true)
    case .always: return ("This holds whatever is answered. Take it out.", false)
    case nil: break
    }
    guard claim.isAboutValues, let (subject, isAnswered) = claim.subject,
      isImpossible([node(claim, false), node(isAnswered, true)])
    else { return nil }
    return ("Every \(subject) fits this. Write \"answered\": true if that is meant.", false)
  }

  /// What can be said of a condition whatever is answered.
  enum Finding {
    case never
    case always
  }

  /// Whether `claim` never or always holds.
  mutating func finding(_ claim: ResultPredicate) -> Finding? {
    if isImpossible([node(claim, true)]) { return .never }
    return isImpossible([node(claim, false)]) ? .always : nil
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
    case .earlier: return .opaque
    case .score(let score, _, _), .scored(let score, _):
      return .score(ScoreClaim(score: score.id, claim: claim, isWanted: isWanted))
    case .equals(let id, _), .between(let id, _, _), .answered(let id, _), .count(let id, _, _),
      .matches(let id, _), .state(let id, _), .notVisited(let id):
      return .leaf(ItemClaim(item: id, claim: claim, isWanted: isWanted))
    }
  }

  /// Whether no answers fit all of `nodes`.
  private mutating func isImpossible(_ nodes: [Node]) -> Bool {
    budget -= nodes.count
    guard budget > 0 else { return false }
    var facts: [Node] = []
    var branches: [[Node]] = []
    var waiting = nodes
    while let next = waiting.popLast() {
      switch next {
      case .leaf, .score: facts.append(next)
      case .opaque: break
      case .all(let parts): waiting += parts
      case .any(let parts): branches.append(parts)
      }
    }
    if contradict(facts) { return true }
    guard let shortest = branches.indices.min(by: { branches[$0].count < branches[$1].count })
    else { return false }
    let parts = branches.remove(at: shortest)
    // One part must hold beside all that is known and one part of each of the others.
    let rest = facts + branches.map { .any($0) }
    for part in parts where !isImpossible(rest + [part]) { return false }
    return true
  }

  /// Whether no answers fit all of what is claimed of single items and scores.
  private mutating func contradict(_ facts: [Node]) -> Bool {
    budget -= facts.count
    var items: [Identifier<FormItem>: [ItemClaim]] = [:]
    var scores: [Identifier<Score>: [ScoreClaim]] = [:]
    for case .leaf(let claim) in facts { items[claim.item, default: []].append(claim) }
    for case .score(let claim) in facts { scores[claim.score, default: []].append(claim) }
    for (id, claims) in items {
      guard let item = knowledge.item(id) else { continue }
      if !ItemClaim.canHold(claims, item, isAsked: knowledge.isAsked(id)) { return true }
    }
    return scores.contains { id, claims in
      knowledge.score(id).map { !ScoreClaim.canHold(claims, $0) } ?? false
    }
  }
}

extension ResultPredicate {
  /// Whether the claim compares values, rather than asks what became of items.
  fileprivate var isAboutValues: Bool {
    switch self {
    case .equals, .between, .count, .score: true
    case .answered, .state, .notVisited, .matches, .scored, .earlier: false
    case .all(let claims), .any(let claims): claims.allSatisfy(\.isAboutValues)
    case .not(let claim): claim.isAboutValues
    }
  }

  /// The one thing that all of it is about, in words, and the claim that this has a value; nil where
  /// it is about several.
  fileprivate var subject: (words: String, isAnswered: ResultPredicate)? {
    switch self {
    case .equals(let id, _), .between(let id, _, _), .answered(let id, _), .count(let id, _, _),
      .matches(let id, _), .state(let id, _), .notVisited(let id):
      return ("answer to '\(id)'", .answered(id, true))
    case .score(let score, _, _), .scored(let score, _):
      return ("value of the score '\(score.id)'", .scored(score, true))
    case .earlier: return nil
    case .not(let claim): return claim.subject
    case .all(let claims), .any(let claims):
      guard let first = claims.first?.subject else { return nil }
      return claims.dropFirst().allSatisfy { $0.subject?.words == first.words } ? first : nil
    }
  }
}
