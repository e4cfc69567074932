internal import BedsideCore

extension Phrase {
  static let menuPrompt = Phrase("menu.prompt", "Number or word: ")
  static let notInMenu = Phrase(
    "menu.none", "'{text}' is none of these. Type a number from 1 to {count}, or the word.")

  static let leaveTitle = Phrase("leave.title", "Leave '{task}'?")
  static let leaveSave = Phrase("leave.save", "save")
  static let leaveSaveLabel = Phrase("leave.saveLabel", "keep the answers and leave; go on later")
  static let leaveDiscard = Phrase("leave.discard", "discard")
  static let leaveDiscardLabel = Phrase("leave.discardLabel", "leave and throw the answers away")
  static let leaveGoOn = Phrase("leave.goOn", "go on")
  static let leaveGoOnLabel = Phrase("leave.goOnLabel", "stay here")
  static let saved = Phrase("leave.saved", "Saved. Go on with: {command}␣{task}")
  static let discarded = Phrase("leave.discarded", "Left. Nothing of it is kept.")
  static let leaveOnly = Phrase("leave.only", "leave")
  static let leaveOnlyLabel = Phrase("leave.onlyLabel", "leave; nothing was answered yet")
  static let leftUnanswered = Phrase("leave.unanswered", "Left. Nothing was answered.")
  static let nothingToSave = Phrase(
    "leave.nothingToSave", "There is nothing to save yet. 'quit' leaves.")
  static let cannotSave = Phrase(
    "leave.cannotSave", "This can't be saved to go on later. 'quit' leaves it.")

  static let notSaved = Phrase(
    "keep.failed", "NOT SAVED: {reason}. Your last answer is only on this screen.")
  static let nothingSaved = Phrase(
    "keep.failedAtAll", "NOT SAVED: {reason}. Nothing can be saved now.")
  static let stillNotSaved = Phrase(
    "keep.stillFailed", "NOT SAVED: {reason}. What was answered since is lost.")
  static let littleRoom = Phrase(
    "keep.littleRoom",
    "The disk is almost full. Each answer is saved as long as there is room for it.")
  static let savedAgain = Phrase("keep.again", "Saving works again: everything so far is saved.")
  static let notSavedTitle = Phrase("keep.title", "What now?")
  static let keepRetry = Phrase("keep.retry", "retry")
  static let keepRetryLabel = Phrase("keep.retryLabel", "try to save again")
  static let keepGoOn = Phrase("keep.goOn", "go on")
  static let keepGoOnLabel = Phrase(
    "keep.goOnLabel", "answer on; it is saved as soon as that works again")
  static let keepElsewhere = Phrase("keep.elsewhere", "elsewhere")
  static let keepElsewhereLabel = Phrase(
    "keep.elsewhereLabel", "save a copy in another folder, and answer on")
  static let keepElsewherePrompt = Phrase("keep.elsewherePrompt", "In which folder? ")
  static let keepElsewhereDone = Phrase(
    "keep.elsewhereDone",
    "A copy of your answers so far is saved. When there is room again, bring it back with:")
  static let keepElsewhereFailed = Phrase(
    "keep.elsewhereFailed", "Not saved there either. {reason}")
  static let keepLeave = Phrase("keep.leave", "leave")
  static let keepLeaveLabel = Phrase("keep.leaveLabel", "leave with what was saved before")

  static let draftFound = Phrase(
    "draft.found", "You have unfinished answers from {date} (question {position} of {total}).")
  static let draftFoundAbout = Phrase(
    "draft.foundAbout",
    "You have unfinished answers from {date} (question {position} of about {total}).")
  static let draftFoundPlain = Phrase(
    "draft.foundPlain", "You have unfinished answers from {date}.")
  static let draftTitle = Phrase("draft.title", "What would you like to do with them?")
  static let draftResume = Phrase("draft.resume", "resume")
  static let draftResumeLabel = Phrase("draft.resumeLabel", "go on where you left")
  static let draftRestart = Phrase("draft.restart", "start over")
  static let draftRestartLabel = Phrase(
    "draft.restartLabel", "throw them away and begin at the first question")
  static let draftDiscard = Phrase("draft.discard", "discard")
  static let draftDiscardLabel = Phrase("draft.discardLabel", "throw them away and begin nothing")
  static let draftLater = Phrase("draft.later", "later")
  static let draftLaterLabel = Phrase("draft.laterLabel", "keep them and decide another time")

  static let draftConfirm = Phrase(
    "draft.confirm", one: "Throw one answer away?", other: "Throw {count} answers away?")
  static let draftConfirmNo = Phrase("draft.confirmNo", "keep")
  static let draftConfirmYes = Phrase("draft.confirmYes", "throw away")
  static let draftWhich = Phrase("draft.which", "Which would you like to go on with?")
  static let draftOf = Phrase(
    "draft.of", one: "{task} of {day}: 1 answer, last on {date}",
    other: "{task} of {day}: {count} answers, last on {date}")
  static let draftOther = Phrase(
    "draft.other", "Unfinished answers of {day} are waiting too. Go on with them: resume␣{id}")
  static let draftOrphan = Phrase(
    "draft.orphan", "These unfinished answers to '{task}' can't be finished any more:")
  static let draftOrphanAdvice = Phrase(
    "draft.orphanAdvice", "They are kept until you throw them away: discard␣{draft}")

  static let unasked = Phrase(
    "step.unasked", one: "After this answer one question is not asked; its answer counts no more:",
    other: "After this answer {count} questions are not asked; their answers count no more:")

  static let restoredChanged = Phrase(
    "draft.changed", "'{task}' has changed since you began.")
  static let restoredMoved = Phrase(
    "draft.moved", "The question where you left is not asked any more; you go on near it.")
  static let restoredDropped = Phrase(
    "draft.dropped", one: "One answer does not fit any more:",
    other: "{count} answers do not fit any more:")
  static let droppedNoItem = Phrase("draft.droppedNoItem", "{item}: {value} (not asked any more)")
  static let droppedValue = Phrase("draft.droppedValue", "{item}: {value} ({reason})")
}
