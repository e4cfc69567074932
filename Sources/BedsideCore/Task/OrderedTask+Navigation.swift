/// Where a task goes after a step.
public enum NavigationTarget: Hashable, Sendable {
  /// To this step.
  case step(Identifier<Step>)
  /// The task ends here.
  case end
}

extension OrderedTask {
  /// Where to go after the step `id`, or at the start when nil, given the answers so far.
  ///
  /// A function of the answers alone, so that going back has nothing to undo. A step whose skip rule
  /// matches is passed as if it had been done: its own rules apply next. Each step is passed at most
  /// once, so that rules that form a circle end the task instead of hanging it.
  public func target(
    after id: Identifier<Step>?, given answers: [Identifier<FormItem>: Answer]
  ) -> NavigationTarget {
    var passed: Set<Identifier<Step>> = []
    var target = next(after: id, given: answers)
    while case .step(let candidate) = target, skips(candidate, given: answers) {
      guard passed.insert(candidate).inserted else { return .end }
      target = next(after: candidate, given: answers)
    }
    return target
  }

  /// Where the rules after the step `id` lead, whether that step is left out or not.
  func next(
    after id: Identifier<Step>?, given answers: [Identifier<FormItem>: Answer]
  ) -> NavigationTarget {
    guard let id else { return steps.first.map { .step($0.id) } ?? .end }
    let rule = ways.rules[id]?.first { $0.when?.matches(answers) ?? true }
    if let rule { return rule.goTo.map { .step($0) } ?? .end }
    guard let position = index.positions[id] else { return .end }
    // An ending ends: what stands behind it belongs to other ways through the task.
    if case .completion = steps[position].content { return .end }
    // Who declines takes no further part, also where the author names no way on.
    if steps[position].isConsentDeclined(answers) { return .end }
    return position + 1 < steps.count ? .step(steps[position + 1].id) : .end
  }

  /// Whether the step `id` is left out.
  func skips(
    _ id: Identifier<Step>, given answers: [Identifier<FormItem>: Answer]
  ) -> Bool {
    ways.skips[id]?.contains { $0.matches(answers) } ?? false
  }
}
