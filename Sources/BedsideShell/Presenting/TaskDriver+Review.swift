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
    let entries = reviewEntries.map { $0.entry(phrases, session.context) }
    renderer.show(.gap, .heading(phrases(title)), .entries(entries), .gap)
    let dropped = session.noLongerAsked
    guard !dropped.isEmpty else { return }
    renderer.show([.heading(phrases(.reviewDropped))])
    renderer.show(dropped.map { .bullet(session.filled($0.text)) } + [.gap])
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
