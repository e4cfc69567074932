internal import BedsideCore

extension TaskDriver {
  /// Shows a review step and acts on one line.
  func finish(_ step: Step, _ review: ReviewContent) {
    guard review.task == nil else {
      if !mustPause { showEarlier(review) }
      pause()
      return
    }
    let listed = reviewEntries.filter { review.lists($0.step) }
    renderer.show(list(of: listed, review))
    noteShown(listed)
    while session.finish == nil {
      let words: KeyValuePairs = ["edit": phrases(.wordEdit), "clear": phrases(.wordClear)]
      switch read(phrases(.reviewStepPrompt, words), words: words.map { Candidate($0.value) }) {
      case .enter:
        leaveReview()
        return
      case .answer(let text), .literal(let text):
        if change(text, listed) { return }
      case .some(let command): if perform(command) { return }
      case nil: return
      }
    }
  }

  /// The questions with their answers; between them the headings of the times through repeats, and of
  /// the steps that only tell something.
  private func list(of entries: [ReviewEntry], _ review: ReviewContent) -> [Block] {
    let looks = looks { review.lists($0) }
    if entries.isEmpty, looks.isEmpty { return [.gap, .text(phrases(.reviewEmpty), .notice)] }
    var lines: [Block.Entry] = []
    var last: StepGroup?
    for visit in session.path where review.lists(visit.id) {
      guard let step = session.task.step(visit.id) else { continue }
      let own = entries.filter { $0.step == visit.id }
      let group = step.groups.last { $0.iteration != nil }
      if let group, group != last, !own.isEmpty { lines.append(title(heading(group))) }
      last = group
      if case .instruction = step.content, !review.excludesInstructions, let text = step.title {
        lines.append(title(session.filled(text)))
      }
      lines += ReviewEntry.lines(of: own, phrases, session.context)
      lines += self.looks { $0 == visit.id }
    }
    return [.gap, .entries(lines), .gap]
  }

  private func title(_ text: String) -> Block.Entry { Block.Entry("", StyledText(text, .label)) }

  /// Goes on, or to the first question that lacks an answer it needs.
  private func leaveReview() {
    guard let first = session.missingOnTheWay.first else {
      follow(session.goForward())
      return
    }
    let count = session.missingOnTheWay.count
    follow(session.go(to: first))
    hasJumped = true
    renderer.show(.text(phrases(.missing, count: count), .notice))
  }

  /// Carries out `edit N`, `clear N` or a number alone; false where the line is none of these.
  func change(_ text: String, _ entries: [ReviewEntry]) -> Bool {
    let cleared = numbered(text, .wordClear)
    let target = cleared ?? numbered(text, .wordEdit) ?? text
    let found = entries.first { "\($0.number)" == target || $0.item.id.rawValue == target }
    guard let entry = found else {
      renderer.show(.text(phrases(.reviewNoNumber, ["target": target]), .problem))
      return false
    }
    if cleared == nil {
      follow(session.go(to: entry.item.id))
      hasJumped = true
      return true
    }
    return clear(entry)
  }

  private func clear(_ entry: ReviewEntry) -> Bool {
    guard session.answers[entry.item.id] != nil, entry.answer != .skipped else {
      renderer.show(.text(phrases(.reviewNothingToClear), .notice))
      return false
    }
    follow(session.clear(entry.item.id))
    hasJumped = true
    guard keep() else { return true }
    renderer.show(.hint(phrases(.reviewCleared, ["question": entry.question]), .answer))
    return true
  }

  // MARK: An earlier run

  private func showEarlier(_ review: ReviewContent) {
    guard let task = review.task, let outcome = tools.steps.earlier(task) else {
      renderer.show(.gap, .text(phrases(.reviewNoEarlier), .notice))
      return
    }
    let heading = phrases(.reviewEarlier, ["date": outcome.recorded])
    var rows = MatrixRows()
    var entries: [Block.Entry] = []
    var count = 0
    for answer in outcome.answers {
      guard let line = line(answer, outcome, review) else { continue }
      if let matrix = rows.heading(before: item(of: answer, outcome)) {
        entries.append(title(filled(matrix.text, outcome)))
      }
      count += 1
      entries.append(Block.Entry("\(count)", line))
    }
    renderer.show(.gap, .heading(heading), .entries(entries), .gap)
  }

  private func line(
    _ answer: JSONValue, _ outcome: EarlierOutcome, _ review: ReviewContent
  ) -> StyledText? {
    guard case .string(let id) = answer["id"], case .string(let word) = answer["state"],
      let state = Answer.State(rawValue: word), state != .notShown
    else { return nil }
    let item = item(of: answer, outcome)
    if let step = outcome.task?.step(asking: Identifier(id)), !review.lists(step.id) { return nil }
    let shown: String =
      switch state {
      case .answered:
        if case .string(let display) = answer["display"] { display } else { "" }
      case .dontKnow: item?.dontKnow ?? phrases(.dontKnow)
      case .declined: item?.decline ?? phrases(.decline)
      case .skipped, .notShown: phrases(.skipped)
      }
    return AnswerLine.text(
      item.map { filled($0.text, outcome) } ?? id, shown, isRow: item?.matrix != nil)
  }

  private func item(of answer: JSONValue, _ outcome: EarlierOutcome) -> FormItem? {
    guard case .string(let id) = answer["id"] else { return nil }
    return outcome.task?.item(Identifier(id))
  }

  /// A text of an earlier run with the answers that it names.
  private func filled(_ text: String, _ outcome: EarlierOutcome) -> String {
    TextFilling.fill(text, phrases) { name in
      let named = outcome.answers.first { $0["id"] == .string(name) }
      guard case .string(let display) = named?["display"] else { return nil }
      return display
    }
  }
}
