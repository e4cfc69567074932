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
  static let findingLostNotes = Phrase(
    "finding.lostCheckpoint",
    "{path} is gone, where it stood which lines must be there. Lines that were removed together with it"
      + " can't be told.")
  static let findingLostNotesSince = Phrase(
    "finding.lostCheckpointSince",
    "{path} was gone, where it stood which lines must be there, and was begun again on {date}. Lines that"
      + " were removed together with it can't be told.")
  static let doctorLostNotes = Phrase(
    "doctor.lostNotes",
    "Put it back from a copy of the store, and the folder of records with it where lines are missing. If"
      + " all that should be there is, say so with: doctor --accept-loss␣{path}␣--author␣NAME"
      + "␣--reason␣TEXT")
  static let findingNotAFile = Phrase(
    "finding.notAFile", "{path} is a folder, a pipe or a device where a file must be.")
  static let doctorNotAFile = Phrase(
    "doctor.notAFile",
    "Move it out of the store, and put the file back from a copy of the store.")
  static let verifyAltered = Phrase(
    "verify.altered",
    "{path}: lines were changed together with their checks. What was there on {date} is not what is there"
      + " now.")
  static let doctorAltered = Phrase(
    "doctor.altered",
    "Compare the file with that of a copy of the store, and put it back if it was right. If what it says"
      + " now is right, let it count with: doctor --accept-loss {path} --author NAME --reason TEXT")
  static let verifyAcceptedAlteration = Phrase(
    "verify.acceptedAlteration",
    "{path}: lines were changed together with their checks. {author} accepted that on {date}:"
      + " {reason}")
  static let verifyAcceptedNotes = Phrase(
    "verify.acceptedNotes",
    "{path} was lost, where it stood which lines must be there. {author} accepted that on {date}:"
      + " {reason}")
  static let acceptDoneAlteration = Phrase(
    "accept.doneAlteration",
    "{path}: what the lines say now counts, which {author} accepts. 'verify' goes on to tell of it."
  )
  static let acceptDoneNotes = Phrase(
    "accept.doneNotes",
    "{path} was lost, which {author} accepts, and is noted anew. 'verify' goes on to tell of it.")
  static let auditAlteration = Phrase(
    "audit.alteration", "lines that were changed together with their checks were accepted")
  static let auditLostNotes = Phrase(
    "audit.lostNotes",
    "it was accepted that this was lost, where it stood which lines must be there")
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
  static let historyAlteration = Phrase(
    "history.alteration",
    "lines of {path} that were changed together with their checks were accepted")
  static let historyLostNotes = Phrase(
    "history.lostNotes",
    "it was accepted that {path} was lost, where it stood which lines must be there")
  static let historyLoss = Phrase(
    "history.loss",
    one: "{count} line of {path} was accepted as lost",
    other: "{count} lines of {path} were accepted as lost")
}
