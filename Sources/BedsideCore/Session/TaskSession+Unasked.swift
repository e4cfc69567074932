extension TaskSession {
  /// The questions with an answer that would count if one went on with the answers there are, as far
  /// as they go, and whether they go to the end.
  func countedAhead() -> Set<Identifier<FormItem>> {
    var probe = self
    probe.delegate = nil
    probe.returnPoint = nil
    probe.goOnWithAnswers()
    return Set(probe.way.given.keys)
  }

  private mutating func goOnWithAnswers() {
    while finish == nil, let stop = way.stops.last {
      guard missingPositions.isEmpty else { return }
      let target = task.target(after: way.visits[way.visits.count - 1].id, given: way.given)
      guard case .step(let id) = target, let position = task.index.positions[id],
        way.place(of: id) == nil, position != stop.step
      else { return }
      enter(task.steps[position], at: askedAt)
    }
  }

  /// Finds out which of the questions in `kept`, whose answers counted, are not asked any more.
  mutating func noteUnasked(among kept: Set<Identifier<FormItem>>) {
    guard !kept.isEmpty else {
      unasked = []
      return
    }
    var probe = self
    probe.delegate = nil
    probe.goOnWithAnswers()
    let gone = kept.filter { probe.way.given[$0] == nil && !probe.outlook.asks($0, in: task) }
    unasked = task.index.items.joined().lazy.map(\.id).filter(gone.contains)
  }
}
