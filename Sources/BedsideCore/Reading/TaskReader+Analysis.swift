extension TaskReader {
  /// How much is tried for one condition.
  private static let most = 2_000
  /// How much is tried for each of the conditions that stand behind very many.
  private static let least = 200

  /// A condition that was read, and from where it asks.
  struct PlacedCondition {
    var claim: ResultPredicate
    var point: Claim.Point
    var offset: Int
  }

  /// Notes that a condition, or a part of one, never or always holds; nothing where an error was found
  /// since there were `problems`, and no second warning.
  mutating func reportFinding(on claim: ResultPredicate, at offset: Int, since problems: Int) {
    guard !log.hasErrors(since: problems), let problem = analyse({ $0.problem(claim) }),
      problem.isError || log.problems.count == problems
    else { return }
    log.add(problem.message, at: offset, severity: problem.isError ? .error : .warning)
  }

  /// Whether one of the few rules before a rule always takes its place.
  mutating func isCovered(_ when: ResultPredicate, by before: [ResultPredicate]) -> Bool {
    // Of very many rules after one step, the nearest are looked at.
    let near = Array(before.suffix(32))
    return !near.isEmpty && analyse { $0.isCovered(when, by: near) }
  }

  /// Notes conditions that never or always hold where they stand, since what they are about has been
  /// asked by then on every way.
  mutating func reportFindingsOnTheWay(_ task: OrderedTask, _ graph: TaskGraph) {
    guard !placedConditions.isEmpty else { return }
    let asked = AskedItems(task, graph, askingSteps)
    for placed in placedConditions {
      var told: Set<Identifier<FormItem>> = []
      collect(placed.claim, &told)
      let items = told.filter { asked.isAsked($0, before: placed.point) }
      guard !items.isEmpty else { continue }
      let finding = analyse(knowing: items.contains) { $0.finding(placed.claim) }
      guard let finding else { continue }
      let names = items.map { "'\($0)'" }.sorted().joined(separator: " and ")
      let reason = "\(names) \(items.count == 1 ? "has" : "have") been asked by then on every way"
      if finding == .never {
        log.add(
          "This never holds here: \(reason). Ask what was answered, or take it out.",
          at: placed.offset)
      } else {
        log.add(
          "This always holds here: \(reason). Take it out.", at: placed.offset,
          severity: .warning)
      }
    }
  }

  /// Collects the items of a claim for which it makes a difference that they have been asked: those that
  /// it asks this about, and those that nobody leaves out.
  private func collect(_ claim: ResultPredicate, _ found: inout Set<Identifier<FormItem>>) {
    switch claim {
    case .notVisited(let id), .state(let id, _): found.insert(id)
    case .equals(let id, _), .between(let id, _, _), .answered(let id, _), .count(let id, _, _),
      .matches(let id, _):
      if items[id]?.isOptional == false { found.insert(id) }
    case .score, .scored, .earlier: break
    case .all(let claims), .any(let claims): for claim in claims { collect(claim, &found) }
    case .not(let claim): collect(claim, &found)
    }
  }

  private mutating func analyse<Result>(
    knowing isAsked: @escaping (Identifier<FormItem>) -> Bool = { _ in false },
    _ look: (inout ConditionAnalysis) -> Result
  ) -> Result {
    let (items, scores, ranges) = (items, scores, scoreRanges.all)
    let knowledge = ConditionAnalysis.Knowledge(
      item: { items[$0] },
      score: { id in
        guard let score = scores.score(id), let range = ranges[id] else { return nil }
        return ScoreValues(of: score, within: range)
      }, isAsked: isAsked)
    // All conditions of a file together take no more time than its size allows.
    let budget = min(Self.most, max(Self.least, analysisBudget))
    var analysis = ConditionAnalysis(knowledge, budget: budget)
    let result = look(&analysis)
    analysisBudget -= budget - analysis.budget
    return result
  }
}
