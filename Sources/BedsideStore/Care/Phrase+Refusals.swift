public import BedsideCore

extension Phrase {
  static let refusedFuture = Phrase(
    "refused.future", "'{task}' on {day} is still to come. It can be done on that day.")
  static let refusedMissed = Phrase(
    "refused.missed", "The day of '{task}' on {day} is over, and it can't be done later.")
  static let refusedPast = Phrase(
    "refused.past",
    "What was recorded for '{task}' on {day} stands: only today's answers can be changed. A correction"
      + " needs --author and --reason.")
  static let refusedGated = Phrase(
    "refused.gated", "'{task}' opens when '{gate}' is done. Type: start {gate}")
  static let refusedNotEnrolled = Phrase(
    "refused.notEnrolled", "'{task}' opens when '{gate}' is done. Type: start {gate}")
  static let refusedConsent = Phrase(
    "refused.consent",
    "'{task}' opens when you have agreed to the new version of '{consent}'. Type: start {consent}")
  static let refusedWithdrawn = Phrase(
    "refused.withdrawn",
    "You left this study on {day}: nothing more is recorded or changed. What was recorded can still be"
      + " read.")
  static let refusedWithdrawnRejoin = Phrase(
    "refused.withdrawnRejoin",
    "You left this study on {day}: nothing more is recorded or changed. What was recorded can still be"
      + " read. To take part again, type: start {task}")
  static let refusedOtherStudies = Phrase(
    "refused.otherStudies",
    "The same records hold answers to {studies}, which would be erased too. Nothing was changed. Leave"
      + " and keep the records, or take part in each study under a name of its own.")
  static let refusedRecorded = Phrase(
    "refused.recorded",
    "'{task}' on {day} has been answered. See the answers with: show {task}")
  static let refusedDoneOnce = Phrase(
    "refused.doneOnce", "'{task}' is done and is not asked again.")
  static let refusedNoEvent = Phrase(
    "refused.noEvent", "'{task}' has no such event. See the days with: week")
  static let refusedNothingPlanned = Phrase(
    "refused.nothingPlanned", "Nothing is planned for '{task}' on {day}.")
  static let refusedNothingRecorded = Phrase(
    "refused.nothingRecorded", "Nothing is recorded for '{task}' on {day}.")
  static let refusedCorrectionIncomplete = Phrase(
    "refused.correction", "A correction needs both --author and --reason.")
  static let refusedContentChanged = Phrase(
    "refused.contentChanged",
    "The content of '{task}' differs from what was recorded as version {version} before. Give the"
      + " changed content a new version.")
  static let refusedEmpty = Phrase(
    "refused.empty", "'{task}' has no answer yet, so there is nothing to record.")
}

extension Phrases {
  /// What to tell a person about a refusal: why, and what is possible instead.
  public func message(for refusal: Refusal) -> String {
    switch refusal {
    case .future(let task, let day): text(.refusedFuture, task, day)
    case .missed(let task, let day): text(.refusedMissed, task, day)
    case .past(let task, let day): text(.refusedPast, task, day)
    case .gated(let task, let gate): self(.refusedGated, ["task": task, "gate": gate])
    case .notEnrolled(let task, let gate):
      self(.refusedNotEnrolled, ["task": task, "gate": gate])
    case .consentNeeded(let task, let consent):
      self(.refusedConsent, ["task": task, "consent": consent])
    case .withdrawn(let day, nil): self(.refusedWithdrawn, ["day": day.description])
    case .withdrawn(let day, let task?):
      self(.refusedWithdrawnRejoin, ["day": day.description, "task": task])
    case .otherStudies(let studies):
      self(
        .refusedOtherStudies, ["studies": studies.map { "'\($0)'" }.joined(separator: ", ")])
    case .recorded(let task, let day): text(.refusedRecorded, task, day)
    case .doneOnce(let task): self(.refusedDoneOnce, ["task": task])
    case .noEvent(let task): self(.refusedNoEvent, ["task": task])
    case .nothingPlanned(let task, let day): text(.refusedNothingPlanned, task, day)
    case .nothingRecorded(let task, let day): text(.refusedNothingRecorded, task, day)
    case .correctionIncomplete: self(.refusedCorrectionIncomplete)
    case .contentChanged(let task, let version):
      self(.refusedContentChanged, ["task": task, "version": String(version)])
    case .empty(let task): self(.refusedEmpty, ["task": task])
    }
  }

  private func text(_ phrase: Phrase, _ task: String, _ day: CivilDate) -> String {
    self(phrase, ["task": task, "day": day.description])
  }
}
