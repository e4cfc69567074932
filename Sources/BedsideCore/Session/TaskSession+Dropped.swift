extension TaskSession {
  /// The questions that were answered and that the answers since have made pointless, in the order of
  /// the task.
  ///
  /// Their answers are kept, and count again when they are asked again; no result holds them. What
  /// going back has put ahead is none of them.
  public var noLongerAsked: [FormItem] {
    let asked = askedOnTheWay
    return task.items.filter { item in
      !asked.contains(item.id) && answers[item.id]?.answer.value != nil
    }
  }

  /// The items that are asked up to the end, if every answer stays as it is.
  private var askedOnTheWay: Set<Identifier<FormItem>> {
    var given = effectiveAnswers
    var asked: Set<Identifier<FormItem>> = []
    let visit = { (step: Step, given: inout [Identifier<FormItem>: Answer]) in
      for item in step.items where item.isVisible(given: given) {
        asked.insert(item.id)
        given[item.id] = answers[item.id]?.answer
      }
    }
    var seen: Set<Identifier<Step>> = []
    for stop in path {
      seen.insert(stop.id)
      if let step = task.step(stop.id) { visit(step, &given) }
    }
    guard let last = path.last else { return asked }
    var target = task.target(after: last.id, given: given)
    while case .step(let id) = target, seen.insert(id).inserted, let step = task.step(id) {
      visit(step, &given)
      target = task.target(after: id, given: given)
    }
    return asked
  }
}
