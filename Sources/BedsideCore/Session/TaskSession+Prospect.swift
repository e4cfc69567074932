extension TaskSession {
  /// What a run comes to if every answer stays as it is.
  struct Prospect {
    /// The questions that are asked, up to the end.
    var asked: Set<Identifier<FormItem>> = []
    /// The answers that count in the end; those that going back has put ahead are among them.
    var given: [Identifier<FormItem>: Answer]
  }

  /// The steps on the way and those that follow from the answers, whatever these lack.
  ///
  /// - Complexity: Linear in the task.
  var prospect: Prospect {
    var prospect = Prospect(given: way.given)
    for stop in way.stops {
      for (item, isShown) in zip(task.index.items[stop.step], stop.shown) where isShown {
        prospect.asked.insert(item.id)
      }
    }
    guard let last = path.last else { return prospect }
    var seen = Set(path.map(\.id))
    var target = task.target(after: last.id, given: prospect.given)
    while case .step(let id) = target, seen.insert(id).inserted,
      let position = task.index.positions[id]
    {
      for item in task.index.items[position] where item.isVisible(given: prospect.given) {
        prospect.asked.insert(item.id)
        prospect.given[item.id] = answers[item.id]?.answer
      }
      target = task.target(after: id, given: prospect.given)
    }
    return prospect
  }

  /// The questions that were answered and that the answers since have made pointless, in the order of
  /// the task.
  ///
  /// Their answers are kept, and count again when they are asked again; no result holds them. What
  /// going back has put ahead is none of them.
  public var noLongerAsked: [FormItem] {
    let asked = prospect.asked
    return task.items.filter { item in
      !asked.contains(item.id) && answers[item.id]?.answer.value != nil
    }
  }

  /// Finds out which answers have become pointless, where those to `before` were so already.
  mutating func noteUnasked(since before: [FormItem]) {
    let known = Set(before.map(\.id))
    unasked = noLongerAsked.map(\.id).filter { !known.contains($0) }
  }
}
