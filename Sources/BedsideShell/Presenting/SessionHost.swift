internal import BedsideCore

/// The delegate between a session and its host: it keeps the draft and passes everything on.
@MainActor
final class SessionHost: TaskSessionDelegate {
  let outer: (any TaskSessionDelegate)?
  private let keeper: (any DraftKeeper)?

  /// What is not kept yet, oldest first.
  private(set) var unkept: [DraftEvent] = []
  /// Whether every event is kept at once, where nobody else says when.
  var keepsAtOnce = false

  private var hasWarnedOfRoom = false

  init(outer: (any TaskSessionDelegate)?, keeper: (any DraftKeeper)?) {
    self.outer = outer
    self.keeper = keeper
  }

  /// Where supplied files are kept; nil where nothing is.
  var fileKeeper: (any FileKeeper)? { keeper as? any FileKeeper }

  var hasUnkeptAnswers: Bool {
    unkept.contains { if case .answer = $0 { true } else { false } }
  }

  /// Keeps what is not kept yet.
  func keep() throws(DraftError) {
    guard let keeper, !unkept.isEmpty else { return }
    try keeper.append(unkept)
    unkept = []
  }

  /// Whether the run can be saved elsewhere when it can't be kept.
  var canCopy: Bool { keeper is any CopyingKeeper }

  /// Whether there is too little room for the answers, the first time that it is asked.
  func takeRoomWarning() -> Bool {
    guard !hasWarnedOfRoom, let keeper = keeper as? any CopyingKeeper, keeper.hasLittleRoom else {
      return false
    }
    hasWarnedOfRoom = true
    return true
  }

  /// Saves the whole run in a new file in the folder `folder`; returns the file's path.
  func copy(to folder: String) throws(DraftError) -> String {
    guard let keeper = keeper as? any CopyingKeeper else { throw DraftError("") }
    return try keeper.copy(unkept, to: folder)
  }

  func session(_ session: TaskSession, didChange change: SessionChange) {
    if keeper != nil, let event = session.draftEvent(for: change) {
      unkept.append(event)
      // What fails now is found out before the next question.
      if keepsAtOnce { try? keep() }
    }
    outer?.session(session, didChange: change)
  }

  func session(_ session: TaskSession, didFinish reason: FinishReason) {
    outer?.session(session, didFinish: reason)
  }

  func session(_ session: TaskSession, recorder: String, didFail error: any Error) -> Bool {
    outer?.session(session, recorder: recorder, didFail: error) ?? true
  }

  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool {
    outer?.sessionSupportsSaveAndRestore(session) ?? true
  }

  func sessionShouldConfirmCancel(_ session: TaskSession) -> Bool {
    outer?.sessionShouldConfirmCancel(session) ?? true
  }

  func session(_ session: TaskSession, hasLearnMoreFor step: Step) -> Bool {
    outer?.session(session, hasLearnMoreFor: step) ?? (step.learnMore != nil)
  }

  func session(_ session: TaskSession, learnMoreFor step: Step) {
    outer?.session(session, learnMoreFor: step)
  }

  func session(_ session: TaskSession, presenterFor step: Step) -> (any CustomStepPresenter)? {
    outer?.session(session, presenterFor: step)
  }

  func session(_ session: TaskSession, shouldPresent step: Step) -> PresentationDecision {
    outer?.session(session, shouldPresent: step) ?? .allow
  }

  func session(_ session: TaskSession, willPresent presentation: inout StepPresentation) {
    outer?.session(session, willPresent: &presentation)
  }

  func session(
    _ session: TaskSession, willLeave step: Step, direction: NavigationDirection
  ) {
    outer?.session(session, willLeave: step, direction: direction)
  }
}
