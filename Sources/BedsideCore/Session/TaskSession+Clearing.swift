extension TaskSession {
  /// Takes back the answer to a question on the way.
  ///
  /// One that may be left out is left out, and what follows from it is passed anew, as after a jump
  /// back. One that is needed has no answer then; `missingOnTheWay` names it until it has.
  @discardableResult
  public mutating func clear(_ id: Identifier<FormItem>) -> SessionMove {
    guard let item = task.item(id), answers[id] != nil else { return .atStart }
    guard item.isOptional else {
      answers[id] = nil
      retrace()
      delegate?.session(self, didChange: .cleared(id))
      return .moved
    }
    let move = go(to: id)
    guard case .moved = move, currentItem?.id == id else { return move }
    do {
      try record(.skipped)
    } catch {
      return .missing([id])
    }
    return .moved
  }

  /// Finds out again which questions are asked on the way, after answers changed behind it.
  mutating func retrace() {
    let visits = way.visits
    way = Way()
    for visit in visits {
      guard let position = task.index.positions[visit.id] else { continue }
      _ = way.push(visit, step: position, in: task.index, answers)
    }
    if let stop = way.stops.last { outlook.look(from: stop.step, in: task, way: way) }
    let here = cursor
    cursor = nil
    place(cursor: here.flatMap { isShown($0) ? $0 : nextShown(after: $0) })
  }

  /// The questions on the way that need an answer and have none, in order.
  public var missingOnTheWay: [Identifier<FormItem>] {
    path.compactMap { task.step($0.id) }.filter { !isLeftOut($0) }.flatMap { step in
      visibleItems(of: step.id).filter { !$0.isOptional && !isSettled($0) }.map(\.id)
    }
  }
}
