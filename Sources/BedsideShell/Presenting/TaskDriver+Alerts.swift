internal import BedsideCore

extension TaskDriver {
  /// Shows the first alert that the person has not seen, and waits until it was; false when there is
  /// none.
  func showAlert() -> Bool {
    guard let alert = session.pendingAlerts.first else { return false }
    askedItem = nil
    renderer.show(AlertPage(alert: alert, phrases: phrases).blocks)
    while session.finish == nil {
      switch read(phrases(.goOnPrompt)) {
      case .enter:
        session.acknowledgeAlert()
        return true
      case .save, .quit:
        // Whoever leaves now sees it again when the answers are gone on with.
        if canSave { leave(saving: true) } else { askToLeave() }
      case nil: break
      case .answer(let text), .literal(let text): refuse(text)
      default: renderer.show(.text(phrases(.alertFirst), .notice))
      }
    }
    return true
  }

  /// Shows what was raised at the very end, when nothing is asked any more.
  func showLastAlerts() {
    // Whoever has left to go on later sees them then.
    guard session.finish == .completed || session.finish == .earlyTermination else { return }
    for alert in session.pendingAlerts {
      renderer.show(AlertPage(alert: alert, phrases: phrases).blocks)
      session.acknowledgeAlert()
    }
  }
}
