internal import BedsideCore

extension TaskDriver {
  /// The headings of a step: those of the pages and repeats it belongs to, on one line, and its own.
  ///
  /// Where it has none of its own, the innermost of theirs is it.
  ///
  /// What stands under the headings of groups is said once, not after a jump to what is known.
  func headings(of step: Step, isKnown: Bool) -> [Block] {
    var groups = step.groups.map(heading)
    let title = session.presentation?.title ?? groups.popLast()
    var blocks: [Block] = []
    if !groups.isEmpty {
      let path = groups.dropFirst().reduce(groups[0]) { outer, inner in
        phrases(.crumbs, ["outer": outer, "inner": inner])
      }
      blocks.append(.text(path, .label))
    }
    if let title { blocks.append(.title(title)) }
    if isKnown { return blocks }
    return blocks
      + step.groups.filter { isEntering($0, by: step) }.compactMap { group in
        group.text.map { .text(session.filled($0)) }
      }
  }

  /// Whether the step that was presented before belongs to something else.
  private func isEntering(_ group: StepGroup, by step: Step) -> Bool {
    guard let before = session.presentedPath.dropLast().last,
      let before = session.task.step(before.id)
    else {
      return true
    }
    return !before.groups.contains { $0.id == group.id }
  }

  func heading(_ group: StepGroup) -> String {
    guard let iteration = group.iteration else { return session.filled(group.title) }
    let count = group.count(given: session.effectiveAnswers).map(String.init) ?? "?"
    return session.filled(
      Phrases.fill(group.title, ["number": String(iteration.number), "count": count]))
  }

  /// The heading of the part of a form that `item` begins, or that a jump has led into.
  func sectionHeading(of item: FormItem) -> [Block] {
    guard let section = item.section, shownSection != section else { return [] }
    shownSection = section
    var blocks: [Block] = []
    if let title = section.title { blocks.append(.heading(title)) }
    if let detail = section.detail { blocks.append(.text(detail)) }
    return blocks.isEmpty ? [] : [.gap] + blocks
  }
}
