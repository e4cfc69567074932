internal import BedsideCore

/// All ways through a task, whatever is answered: its steps with their branches, and each way as a
/// list of steps with the conditions under which it is taken.
struct TaskOutline {
  /// Where a branch leads.
  enum Target: Hashable {
    case step(Identifier<Step>)
    /// The end, of which the answers are kept or not.
    case end(isKept: Bool)
  }

  /// One way on from a step.
  struct Branch: Hashable {
    /// When it is taken; nil where no branch before it is.
    var when: ResultPredicate?
    var target: Target
  }

  /// A way through the task.
  struct Way: Hashable {
    var steps: [Identifier<Step>]
    /// What holds on this way, in the order in which it is asked; `not` where a branch is passed by.
    var conditions: [ResultPredicate]
    /// Where it ends; nil where it comes back to a step that it has passed, the last of `steps`.
    var end: Target?
  }

  /// So many ways are listed.
  static let mostListed = 60
  /// So many are counted.
  static let mostCounted = 10_000
  /// So many steps on ways are followed one by one; beyond them ways are only counted.
  static let mostFollowed = 1_000_000

  let task: OrderedTask
  /// The ways, as far as they are listed; none where there are too many.
  private(set) var ways: [Way] = []
  /// How many ways there are, as far as they are counted.
  private(set) var count = 0
  /// The steps that some way leads to.
  private(set) var reached: Set<Identifier<Step>> = []

  private let places: [Identifier<Step>: Int]
  private let rules: [Identifier<Step>: [NavigationRule]]
  private let skips: [Identifier<Step>: [SkipRule]]

  init(_ task: OrderedTask) {
    self.task = task
    places = Dictionary(
      zip(task.steps.map(\.id), task.steps.indices), uniquingKeysWith: { first, _ in first })
    rules = Dictionary(grouping: task.rules, by: \.after)
    skips = Dictionary(grouping: task.skipRules, by: \.skip)
    findReached()
    // Which claims rule each other out is found out where following the ways is quick.
    let possible = countWithoutClaims()
    if min(possible, Self.mostCounted) * task.steps.count <= Self.mostFollowed {
      findWays()
    } else {
      count = possible
    }
  }

  /// The ways on from `step`, in the order in which they are tried.
  func branches(after step: Step) -> [Branch] {
    if case .completion(let end) = step.content {
      return [Branch(target: .end(isKept: end.finish == .completed))]
    }
    var branches: [Branch] = []
    for rule in rules[step.id] ?? [] {
      let target = rule.goTo.map { Target.step($0) } ?? .end(isKept: true)
      branches.append(Branch(when: rule.when, target: target))
      if rule.when == nil { return branches }
    }
    if case .consent = step.content {
      let declined = ResultPredicate.equals(
        ConsentContent.item(.agreed, of: step.id), .boolean(false))
      if !branches.contains(where: { $0.when == declined }) {
        branches.append(Branch(when: declined, target: .end(isKept: false)))
      }
    }
    let next = (places[step.id] ?? 0) + 1
    let isLast = next >= task.steps.count
    branches.append(
      Branch(target: isLast ? .end(isKept: true) : .step(task.steps[next].id)))
    return branches
  }

  /// The conditions under which a step is left out.
  func skipConditions(of step: Identifier<Step>) -> [ResultPredicate] {
    skips[step]?.map(\.when) ?? []
  }

  private func step(_ id: Identifier<Step>) -> Step? { places[id].map { task.steps[$0] } }

  private mutating func findReached() {
    var waiting = task.steps.first.map { [$0] } ?? []
    while let step = waiting.popLast() {
      guard reached.insert(step.id).inserted else { continue }
      if let early = step.earlyTermination.flatMap({ self.step($0.goTo) }) { waiting.append(early) }
      for branch in branches(after: step) {
        if case .step(let id) = branch.target, let next = self.step(id) { waiting.append(next) }
      }
    }
  }
}

extension TaskOutline {
  /// A way as far as it was followed.
  private struct Walk {
    var way = Way(steps: [], conditions: [])
    /// What was taken to hold so far, so that no way needs a claim to hold and not to hold.
    var claims: [ResultPredicate: Bool] = [:]
    var next: Target
    /// The steps that were come to, those left out among them.
    var visited: Set<Identifier<Step>> = []

    /// The walk on which `claim` holds or does not; nil where that was settled otherwise before.
    func taking(_ claim: ResultPredicate, as holds: Bool) -> Walk? {
      if let known = claims[claim] { return known == holds ? self : nil }
      var walk = self
      walk.claims[claim] = holds
      walk.way.conditions.append(holds ? claim : .not(claim))
      return walk
    }
  }

  private mutating func findWays() {
    guard let first = task.steps.first else { return }
    var waiting = [Walk(next: .step(first.id))]
    while let walk = waiting.popLast(), count <= Self.mostCounted {
      guard case .step(let id) = walk.next, let step = step(id) else {
        finish(walk, walk.next)
        continue
      }
      if walk.visited.contains(id) {
        var back = walk
        back.way.steps.append(id)
        finish(back, nil)
        continue
      }
      // The last is taken first, so that the ways come in the order of the branches.
      waiting += walks(from: walk, to: step).reversed()
    }
    if count > Self.mostListed { ways = [] }
  }

  private mutating func finish(_ walk: Walk, _ end: Target?) {
    count += 1
    guard count <= Self.mostListed else { return }
    var way = walk.way
    way.end = end
    ways.append(way)
  }

  /// The walks that go on from `step`: through it, and past it where it can be left out.
  private func walks(from walk: Walk, to step: Step) -> [Walk] {
    var through: Walk? = walk
    through?.visited.insert(step.id)
    var walks: [Walk] = []
    for claim in skipConditions(of: step.id) {
      if let passing = through?.taking(claim, as: true) { walks += onward(passing, step) }
      through = through?.taking(claim, as: false)
    }
    through?.way.steps.append(step.id)
    return (through.map { onward($0, step) } ?? []) + walks
  }

  private func onward(_ walk: Walk, _ step: Step) -> [Walk] {
    var rest: Walk? = walk
    var walks: [Walk] = []
    for branch in branches(after: step) {
      guard let here = rest else { break }
      guard let claim = branch.when else {
        rest?.next = branch.target
        return walks + [rest].compactMap { $0 }
      }
      if var taken = here.taking(claim, as: true) {
        taken.next = branch.target
        walks.append(taken)
      }
      rest = here.taking(claim, as: false)
    }
    return walks
  }
}
