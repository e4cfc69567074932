extension TaskSession {
  /// Takes back the answer to a question on the way.
  ///
  /// One that may be left out is left out, and what follows from it is passed anew, as after a jump
  /// back. One that is needed has no answer then, and `missingOnTheWay` names it until it has; where
  /// what is asked, or which way it goes, depends on it, the question itself is at hand again.
  @discardableResult
  public mutating func clear(_ id: Identifier<FormItem>) -> SessionMove {
    guard let place = task.index.places[id], answers[id] != nil,
      let visit = way.place(of: task.steps[place.step].id), way.stops[visit].shown[place.item]
    else { return .atStart }
    return task.index.items[place.step][place.item].isOptional ? leaveOut(id) : takeBack(id)
  }

  private mutating func leaveOut(_ id: Identifier<FormItem>) -> SessionMove {
    let move = go(to: id)
    guard case .moved = move, currentItem?.id == id else { return move }
    do {
      try record(.skipped)
    } catch {
      return .missing([id])
    }
    return .moved
  }

  private mutating func takeBack(_ id: Identifier<FormItem>) -> SessionMove {
    let dropped = noLongerAsked
    let cleared = [id] + repetitions(of: id)
    var without = self
    for id in cleared { without.answers[id] = nil }
    if without.retrace() {
      self = without
    } else {
      let move = go(to: id)
      guard case .moved = move, let cursor else { return move }
      for id in cleared { answers[id] = nil }
      outlook.update(way.update(cursor, in: task.index, answers), in: task, way: way)
    }
    refreshTexts()
    for id in cleared { delegate?.session(self, didChange: .cleared(id)) }
    announcePlace()
    // A place that is told anew ends a jump; this one goes on.
    if returnPoint != nil { delegate?.session(self, didChange: .jumped) }
    raiseAlerts()
    noteUnasked(since: dropped)
    return .moved
  }

  /// Walks the way again with other answers; returns whether it is the same, with the same questions.
  private mutating func retrace() -> Bool {
    let (visits, shown) = (way.visits, way.stops.map(\.shown))
    way = Way()
    for (index, visit) in visits.enumerated() {
      guard let position = task.index.positions[visit.id] else { return false }
      if index > 0 {
        let from = visits[index - 1].id
        let target = task.target(after: from, given: way.given)
        guard target == .step(visit.id) || task.step(from)?.earlyTermination?.goTo == visit.id
        else { return false }
      }
      _ = way.push(visit, step: position, in: task.index, answers)
    }
    if let stop = way.stops.last { outlook.look(from: stop.step, in: task, way: way) }
    return way.stops.map(\.shown) == shown
  }

  /// The questions on the way that need an answer and have none, in order; none of a step that was left
  /// by its way out of the task.
  public var missingOnTheWay: [Identifier<FormItem>] {
    way.stops.enumerated().flatMap { index, stop in
      isLeftEarly(at: index)
        ? [] : missingPositions(of: stop).map { task.index.items[stop.step][$0].id }
    }
  }
}
