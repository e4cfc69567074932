/// How far a run is: the question at hand and how many there are.
public struct SessionProgress: Hashable, Sendable {
  /// The number of the question at hand, from 1.
  public var position: Int
  /// How many questions there are on the way, as far as the answers so far tell.
  public var total: Int
  /// Whether answers still to come can change the total.
  public var isApproximate: Bool
}

extension TaskSession {
  /// How far the run is; nil where there is no question at hand.
  public var progress: SessionProgress? {
    guard let step = currentStep, let cursor else { return nil }
    let given = effectiveAnswers
    var position = 0
    var total = 0
    for visit in path {
      for item in task.step(visit.id)?.items ?? [] where item.isVisible(given: given) {
        total += 1
        if visit.id == step.id, item.id == cursor { position = total }
      }
    }
    let ahead = stepsAhead(of: step.id, given: given)
    total += ahead.reduce(0) { $0 + $1.items.filter { $0.isVisible(given: given) }.count }
    let open = [step] + ahead
    let isApproximate = open.contains { open in
      open.items.contains { $0.visibleWhen != nil }
        || task.rules.contains { $0.after == open.id && $0.when != nil }
        || task.skipRules.contains { $0.skip == open.id }
    }
    return SessionProgress(position: position, total: total, isApproximate: isApproximate)
  }

  /// The steps that follow, if no answer changes.
  private func stepsAhead(
    of id: Identifier<Step>, given: [Identifier<FormItem>: Answer]
  ) -> [Step] {
    var ahead: [Step] = []
    var seen: Set = [id]
    var target = task.target(after: id, given: given)
    while case .step(let next) = target, seen.insert(next).inserted, let step = task.step(next) {
      ahead.append(step)
      target = task.target(after: next, given: given)
    }
    return ahead
  }
}
