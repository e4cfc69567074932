internal import BedsideCore

extension TaskDriver {
  var reviewEntries: [ReviewEntry] { ReviewEntry.all(of: session) }

  /// Lists the questions and answers so far, and goes to one of them if asked to.
  func review() {
    askedItem = nil
    shownMatrix = nil
    guard !reviewEntries.isEmpty else {
      renderer.show(.text(phrases(.reviewEmpty), .notice))
      return
    }
    showReview(.reviewTitle)
    takeNumber(phrases(.reviewPrompt)) {}
  }

  /// Shows all answers once more before they are final.
  func confirmTheEnd() {
    let count = reviewEntries.count
    // A list that fills the screen would hide more than it shows; `review` brings it.
    if (2...20).contains(count) { showReview(.reviewAll) }
    let prompt: Phrase = count > 1 ? .finishOrChangePrompt : .finishPrompt
    takeNumber(phrases(prompt)) { follow(session.goForward()) }
  }

  private func showReview(_ title: Phrase) {
    let entries = reviewEntries
    let lines = ReviewEntry.lines(of: entries, phrases, session.context) + looks()
    renderer.show(.gap, .heading(phrases(title)), .entries(lines), .gap)
    noteShown(entries)
    let dropped = session.noLongerAsked
    guard !dropped.isEmpty else { return }
    renderer.show([.heading(phrases(.reviewDropped))])
    renderer.show(dropped.map { .bullet(words(of: $0)) } + [.gap])
  }

  /// Notes which answers stand on the screen as they are now.
  func noteShown(_ entries: [ReviewEntry]) {
    reviewed = Dictionary(
      entries.map { ($0.item.id, $0.answer) }, uniquingKeysWith: { _, last in last })
  }

  /// Whether the person has seen all answers together as they are now.
  var hasSeenAllAnswers: Bool {
    let entries = reviewEntries
    return !entries.isEmpty && entries.allSatisfy { reviewed[$0.item.id] == .some($0.answer) }
  }

  /// A question where it stands alone: a row of a matrix behind what its rows share.
  func words(of item: FormItem) -> String {
    let text = session.filled(item.text)
    return item.matrix.map { "\(session.filled($0.text)) \(text)" } ?? text
  }

  /// Reads the number of a question to go to, a command, or Enter.
  private func takeNumber(_ prompt: String, onEnter: () -> Void) {
    while true {
      switch read(prompt) {
      case .enter:
        onEnter()
        return
      case .answer(let text), .literal(let text):
        let isCommand = numbered(text, .wordEdit) != nil || numbered(text, .wordClear) != nil
        if isCommand ? change(text, reviewEntries) : go(to: text) { return }
      case .some(let command):
        if perform(command) { return }
      case nil: return
      }
    }
  }
}
