internal import BedsideCore

extension TaskDriver {
  /// Keeps what was answered, and asks what to do when that fails; false when the run has ended.
  func keep() -> Bool {
    while true {
      do {
        try host.keep()
        if goesOnUnkept { renderer.show(.text(phrases(.savedAgain), .notice)) }
        goesOnUnkept = false
        if host.takeRoomWarning() { renderer.show(.text(phrases(.littleRoom), .notice)) }
        return true
      } catch {
        if error.isFinal { return stop(error) }
        if goesOnUnkept { return true }
        let phrase: Phrase = host.hasUnkeptAnswers ? .notSaved : .nothingSaved
        renderer.show(.gap, .text(phrases(phrase, ["reason": error.reason]), .problem))
        switch renderer.choose(phrases(.notSavedTitle), keepOptions) {
        case .option(0), .interrupted: continue
        case .option(1): goesOnUnkept = true
        case .option(2) where host.canCopy: goesOnUnkept = saveElsewhere()
        case .option, .endOfInput: return giveUp(error)
        case .terminated(let number):
          signal = number
          return giveUp(error)
        }
      }
    }
  }

  /// Keeps what is not kept yet after the run has ended, for a draft that is gone on with later.
  func keepAtEnd() {
    guard session.finish == .saved else { return }
    do {
      try host.keep()
    } catch {
      if error.isFinal {
        renderer.show(.text(error.reason, .problem))
        return
      }
      renderer.show(.text(phrases(.stillNotSaved, ["reason": error.reason]), .problem))
    }
  }

  /// Ends a run of which nothing may be kept any more: there is nothing to ask.
  private func stop(_ error: DraftError) -> Bool {
    renderer.show(.gap, .text(error.reason, .problem))
    return giveUp(error)
  }

  private func giveUp(_ error: DraftError) -> Bool {
    session.leave(.failed(error.reason))
    return false
  }

  private var keepOptions: [MenuOption] {
    let elsewhere = MenuOption(key: .keepElsewhere, label: .keepElsewhereLabel)
    return [
      MenuOption(key: .keepRetry, label: .keepRetryLabel),
      MenuOption(key: .keepGoOn, label: .keepGoOnLabel),
    ] + (host.canCopy ? [elsewhere] : []) + [
      MenuOption(key: .keepLeave, label: .keepLeaveLabel)
    ]
  }
}
