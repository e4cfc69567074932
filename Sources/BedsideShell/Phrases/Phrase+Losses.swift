internal import BedsideCore

/// What is lost for good and who accepted that.
extension Phrase {
  static let doctorAcceptLoss = Phrase(
    "doctor.acceptLoss",
    "Accept that what is missing of a file is lost, so that pages are quiet about it.")
  static let doctorAcceptAdvice = Phrase(
    "doctor.acceptAdvice",
    "If no copy holds what is lost, accept that with: doctor --accept-loss {path} --author NAME"
      + " --reason TEXT")
  static let findingBlocked = Phrase(
    "finding.blockedCheckpoint",
    "{path}: which lines must be there can't be read or noted here. Give it to this user, or remove"
      + " what stands in its place.")
  static let verifyElse = Phrase("verify.else", "Nothing else is wrong.")
  static let verifyAccepted = Phrase(
    "verify.accepted",
    one: "{path}: {count} line is lost. {author} accepted that on {date}: {reason}",
    other: "{path}: {count} lines are lost. {author} accepted that on {date}: {reason}")
  static let verifyAcceptedPlans = Phrase(
    "verify.acceptedPlans",
    one: "{path}: {count} version of a task is lost. {author} accepted that on {date}: {reason}",
    other: "{path}: {count} versions of tasks are lost. {author} accepted that on {date}: {reason}")
  static let acceptDone = Phrase(
    "accept.done",
    one: "{path}: {count} line is lost, which {author} accepts. 'verify' goes on to tell of it.",
    other:
      "{path}: {count} lines are lost, which {author} accepts. 'verify' goes on to tell of them.")
  static let acceptDonePlans = Phrase(
    "accept.donePlans",
    one:
      "{path}: {count} version of a task is lost, which {author} accepts. 'verify' goes on to tell of it.",
    other:
      "{path}: {count} versions of tasks are lost, which {author} accepts. 'verify' goes on to tell of"
      + " them.")
  static let acceptNeedsReason = Phrase(
    "accept.needsReason", "Accepting a loss needs --author and --reason.")
  static let acceptOrAdopt = Phrase(
    "accept.orAdopt", "--adopt and --accept-loss are two things. Give one, then the other.")
  static let acceptPlace = Phrase(
    "accept.place", "'{text}' names no file of the records. Write it like p/me/2026-03.jsonl")
  static let acceptNothing = Phrase(
    "accept.nothing", "{path} lacks nothing that is known. There is no loss to accept.")
  static let auditLoss = Phrase(
    "audit.loss",
    one: "{count} line was accepted as lost",
    other: "{count} lines were accepted as lost")
  static let historyLoss = Phrase(
    "history.loss",
    one: "{count} line of {path} was accepted as lost",
    other: "{count} lines of {path} were accepted as lost")
}
