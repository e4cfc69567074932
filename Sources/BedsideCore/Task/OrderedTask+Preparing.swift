extension OrderedTask {
  /// The task as one run has it: with what was answered before, on this day, and in its random order.
  ///
  /// Conditions on other tasks are true or false from here on, days that count from today are days,
  /// and defaults from before stand beside their items. A run therefore depends on its own answers
  /// alone. Preparing twice with the same is the same as once.
  ///
  /// - Parameters:
  ///   - earlier: What was answered to the tasks in `earlierTasks` the last time.
  ///   - today: The day it is for the person.
  ///   - seed: The number that the random order is made from; nothing changes where none is random.
  /// - Returns: The task, whose conditions ask for nothing but its own answers.
  public func prepared(earlier: EarlierAnswers, today: CivilDate, seed: Int) -> OrderedTask {
    var task = self
    task.scores = scores.prepared(today)
    let scores = task.scores
    let fill = { (claim: ResultPredicate) in claim.prepared(earlier, today, scores) }
    if rules.contains(where: { $0.when?.looksAround ?? false }) {
      task.rules = rules.map { rule in
        NavigationRule(after: rule.after, when: rule.when.map(fill), goTo: rule.goTo)
      }
    }
    if skipRules.contains(where: \.when.looksAround) {
      task.skipRules = skipRules.map { SkipRule(skip: $0.skip, when: fill($0.when)) }
    }
    for index in alerts.indices where alerts[index].when.looksAround {
      task.alerts[index].when = fill(alerts[index].when)
    }
    task.prepareItems(earlier, fill)
    return task.isRandom && task.seed == nil ? task.arranged(seed: seed) : task
  }

  private mutating func prepareItems(
    _ earlier: EarlierAnswers, _ fill: (ResultPredicate) -> ResultPredicate
  ) {
    let needs = { (item: FormItem) in
      item.defaultFrom != nil || item.visibleWhen?.looksAround ?? false
    }
    guard steps.contains(where: { $0.items.contains(where: needs) }) else { return }
    let own = id
    mapItems { item in
      if let claim = item.visibleWhen, claim.looksAround { item.visibleWhen = fill(claim) }
      switch item.defaultFrom {
      case .previous: item.earlierAnswer = earlier.value(of: item.id, in: own)
      case .item(let other, let task): item.earlierAnswer = earlier.value(of: other, in: task)
      case nil: break
      }
    }
  }

  /// Changes the items that files can say more about: those of forms and questions.
  mutating func mapItems(_ change: (inout FormItem) -> Void) {
    var steps = steps
    var hasChanged = false
    for index in steps.indices {
      let content = steps[index].content.mappingItems(change)
      if content != steps[index].content {
        steps[index].content = content
        hasChanged = true
      }
    }
    if hasChanged { self.steps = steps }
  }

  /// The tasks whose last answers it looks at, in the order of their ids; itself where an item begins
  /// with its answer of the last time.
  public var earlierTasks: [Identifier<OrderedTask>] {
    earlierItems.keys.sorted()
  }

  /// The items whose last answers it looks at, by the tasks that ask for them.
  public var earlierItems: [Identifier<OrderedTask>: Set<Identifier<FormItem>>] {
    var found: [Identifier<OrderedTask>: Set<Identifier<FormItem>>] = [:]
    for item in items {
      item.visibleWhen?.collectEarlier(&found)
      switch item.defaultFrom {
      case .previous: found[id, default: []].insert(item.id)
      case .item(let other, let task): found[task, default: []].insert(other)
      case nil: break
      }
    }
    for rule in rules { rule.when?.collectEarlier(&found) }
    for rule in skipRules { rule.when.collectEarlier(&found) }
    for alert in alerts { alert.when.collectEarlier(&found) }
    return found
  }
}

extension Step.Content {
  func mappingItems(_ change: (inout FormItem) -> Void) -> Step.Content {
    switch self {
    case .form(var items, let footer):
      for index in items.indices { change(&items[index]) }
      return .form(items: items, footer: footer)
    case .question(var item):
      change(&item)
      return .question(item)
    default: return self
    }
  }
}

extension ResultPredicate {
  /// Whether the claim is about more than this run's answers: other tasks or today.
  var looksAround: Bool {
    switch self {
    case .between(_, let lower, let upper):
      lower?.countsFromToday ?? false || upper?.countsFromToday ?? false
    case .score(let score, _, _), .scored(let score, _): score.scores.countsFromToday
    case .earlier: true
    case .all(let claims), .any(let claims): claims.contains(where: \.looksAround)
    case .not(let claim): claim.looksAround
    default: false
    }
  }

  /// The claim for one run; `scores` are those of the run.
  func prepared(
    _ earlier: EarlierAnswers, _ today: CivilDate, _ scores: Scores
  ) -> ResultPredicate {
    let fill = { (claim: ResultPredicate) in claim.prepared(earlier, today, scores) }
    return switch self {
    case .between(let id, let lower, let upper):
      .between(id, lower: lower?.prepared(today), upper: upper?.prepared(today))
    case .earlier(let task, let claim):
      // Nothing but this is left of it: an empty `all` is true, an empty `any` is false.
      fill(claim).matches(earlier.answers(to: task)) ? .all([]) : .any([])
    case .score(let score, let lower, let upper):
      .score(ScoreReference(score.id, among: scores), lower: lower, upper: upper)
    case .scored(let score, let hasValue):
      .scored(ScoreReference(score.id, among: scores), hasValue)
    case .all(let claims): .all(claims.map(fill))
    case .any(let claims): .any(claims.map(fill))
    case .not(let claim): .not(fill(claim))
    default: self
    }
  }

  func collectEarlier(
    _ found: inout [Identifier<OrderedTask>: Set<Identifier<FormItem>>]
  ) {
    switch self {
    case .earlier(let task, let claim): found[task, default: []].formUnion(claim.items)
    case .all(let claims), .any(let claims): for claim in claims { claim.collectEarlier(&found) }
    case .not(let claim): claim.collectEarlier(&found)
    default: break
    }
  }
}

extension ResultPredicate.Bound {
  fileprivate var countsFromToday: Bool {
    switch value {
    case .day(.today), .age(_, in: nil): true
    default: false
    }
  }

  fileprivate func prepared(_ today: CivilDate) -> Self {
    switch value {
    case .day(let day):
      return Self(.day(.date(day.date(today: today))), isExclusive: isExclusive)
    case .age(let age, in: nil):
      return Self(.age(age, in: today.year), isExclusive: isExclusive)
    default: return self
    }
  }
}
