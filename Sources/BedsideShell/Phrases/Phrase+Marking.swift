internal import BedsideCore

/// The words of the commands that mark, log and change what is done without questions.
extension Phrase {
  static let markedDone = Phrase("mark.done", "Done: {task}.")
  static let markedUndone = Phrase("mark.undone", "Not done any more: {task}.")
  static let markedLogged = Phrase("mark.logged", "Logged: {task}{values}.")
  static let markedUnlogged = Phrase("mark.unlogged", "Taken back: {task}{values}.")
  static let markedAmended = Phrase("mark.amended", "Changed: {task}{values}.")
  static let markedLate = Phrase("mark.late", "It is marked as recorded later.")
  static let undidRecorded = Phrase("undo.recorded", "Undone: {task} is not recorded any more.")
  static let undidAdded = Phrase("undo.added", "Undone: {task}{values} is taken back.")
  static let undidDeleted = Phrase("undo.deleted", "Undone: {task} is recorded again.")
  static let undidRemoved = Phrase("undo.removed", "Undone: {task}{values} is recorded again.")
  static let undidAmended = Phrase("undo.amended", "Undone: {task} is as it was before.")

  static let markNeedsValue = Phrase(
    "mark.needsValue", "'{task}' takes a value. Type: log␣{name}␣{value}{options}")
  static let markNoUnit = Phrase(
    "mark.noUnit", "'{task}' is counted without a unit. Type the number alone: {command}")
  static let markNotAUnit = Phrase(
    "mark.notAUnit", "'{unit}' is no unit. A unit is one short word behind the number: {command}")
  static let markNegative = Phrase(
    "mark.negative", "'{text}' is below zero, which '{task}' never is. Type: {command}")
  static let markBelow = Phrase(
    "mark.below", "'{text}' is less than '{task}' takes, {limit}. Look again, and type: {command}")
  static let markAbove = Phrase(
    "mark.above", "'{text}' is more than '{task}' takes, {limit}. Look again, and type: {command}")
  static let markBlank = Phrase(
    "mark.blank", "'{text}' can be two numbers. Type it without the blank: {command}")
  static let markElsewhereLabel = Phrase("mark.elsewhereOneLabel", "save it in another folder")
  static let markElsewhereDone = Phrase(
    "mark.elsewhereDone",
    "It is saved there and is not recorded yet. When there is room again, bring it in with the next"
      + " line, and don't type it again:")
  static let markRecorded = Phrase(
    "mark.recorded", "'{task}' is recorded already. See it with: history␣{id}")
  static let markRecordedTick = Phrase(
    "mark.recordedTick", "'{task}' is done already. Take it back with: undone␣{name}{options}")
  static let markRecordedValue = Phrase(
    "mark.recordedValue",
    "'{task}' is recorded already: {values}. Change it with: amend␣{name}␣{value}{options}, or take"
      + " it back with: undone␣{name}{options}")
  static let markTick = Phrase(
    "mark.tick", "'{task}' is ticked off and takes no value. Type: done␣{name}{options}")
  static let amendTick = Phrase(
    "amend.tick",
    "'{task}' is ticked off, so there is no value to change. Take it back with:"
      + " undone␣{name}{options}")
  static let valueOfDone = Phrase(
    "mark.valueOfDone",
    "'{word}' is one value of '{task}'. Mark all of it with: done␣{name}{options}")
  static let valueOfUndone = Phrase(
    "mark.valueOfUndone",
    "'{word}' is one value of '{task}'. Take that one back with: unlog␣{word}{options}")
  static let valueOfLog = Phrase(
    "mark.valueOfLog",
    "'{word}' is a value that was logged. Log another one with: log␣{name}␣{value}{options}, or"
      + " change that one with: amend␣{word}␣{value}{options}")
  static let valueOfOther = Phrase(
    "mark.valueOfOther", "'{word}' is one value. The command is for the whole: {command}␣{name}")
  static let markFeatured = Phrase(
    "mark.featured", "'{task}' is there to be read, not to be marked. Type: learn␣{topic}")
  static let markLink = Phrase(
    "mark.link", "'{task}' is there to be looked at; nothing is recorded for it.")
  static let undoneSurvey = Phrase(
    "mark.undoneSurvey",
    "'{task}' was answered question by question. Take its answers back with: delete␣{deletion}, or change"
      + " them with: amend␣{name}{options}")
  static let undoneSeveral = Phrase(
    "mark.undoneSeveral",
    "Several values are logged for '{task}'. Take one back with: unlog␣{name}.1{options}; see"
      + " them with: today")
  static let unlogWhich = Phrase(
    "mark.unlogWhich",
    "Say which value of '{task}' is taken back, such as: unlog␣{name}.1{options}")
  static let valuesChanged = Phrase(
    "mark.valuesChanged",
    "What is recorded for '{task}' has changed in another place since it was shown here. Nothing was"
      + " taken back or changed. Now there is:")
  static let markWhich = Phrase(
    "mark.which", "'{task}' has several events. Say which: {list}")
  static let noRow = Phrase(
    "mark.noRow", "There is no '{name}' on today's page. See it with: today")
  static let noLetter = Phrase(
    "mark.noLetter",
    "There is no '{letter}' of '{task}', which has one event there. Leave the letter out.")
  static let noLetterOf = Phrase(
    "mark.noLetterOf", "There is no '{letter}' of '{task}', whose events there are a to {last}.")
  static let recordElsewhereLabel = Phrase(
    "mark.elsewhereLabel", "save a copy of the answers in another folder")
  static let markLeaveLabel = Phrase("mark.leaveLabel", "leave it; nothing was recorded")

  static let amendBegins = Phrase(
    "amend.begins",
    "Each question of '{task}' comes again with the answer that you gave. Nothing is changed before the"
      + " end.")
  static let amendUnchanged = Phrase("amend.unchanged", "Nothing was changed.")
  static let amendWhich = Phrase(
    "amend.which",
    "Say which value of '{task}' is changed, such as: amend␣{name}.1␣{value}{options}")
  static let amendNeedsValue = Phrase(
    "amend.needsValue", "Say what '{task}' is changed to: amend␣{name}␣{value}{options}")
  static let amendNeedsAnswer = Phrase(
    "amend.needsAnswer",
    "Nobody can be asked all questions again. Name one and its answer:"
      + " amend␣{name}␣ITEM␣ANSWER{options}")
  static let amendNeedsItsAnswer = Phrase(
    "amend.needsItsAnswer",
    "Say what '{item}' is changed to: amend␣{name}␣{item}␣ANSWER{options}")
  static let amendItem = Phrase("amend.item", "ITEM␣ANSWER")
  static let amendHelp = Phrase(
    "amend.help",
    "The value is the new one: amend␣6␣62. Of several that were logged, name one by its number:"
      + " amend␣6.2␣62. Of a survey, give one question and its answer, as in amend␣7␣pain␣6, or"
      + " the word by which it can be left: skip, dk or decline. Give neither, and each question comes"
      + " again with the answer that was given.")
  static let amendUnreadable = Phrase(
    "amend.unreadable", "The answers to '{task}' can't be gone through again as they are.")
  static let amendNoItem = Phrase(
    "amend.noItem", "'{task}' has no question '{item}'. It has {items}.")
  static let amendNoItemNear = Phrase(
    "amend.noItemNear", "'{task}' has no question '{item}'. Did you mean '{nearest}'?")

  static let doneSummary = Phrase("done.summary", "Mark what is done without questions as done.")
  static let undoneSummary = Phrase("undone.summary", "Take back that something is done.")
  static let logSummary = Phrase("log.summary", "Log a value, or that something happened.")
  static let unlogSummary = Phrase("unlog.summary", "Take back one value that was logged.")
  static let undoSummary = Phrase("undo.summary", "Undo what you did last, today.")
  static let amendSummary = Phrase("amend.summary", "Change what was recorded today.")
  static let markDay = Phrase("mark.day", "The day, where it is not on today's page.")
  static let markReason = Phrase("mark.reason", "Why.")
  static let amendAuthor = Phrase(
    "amend.author", "Who corrects a day that is over; a reason is needed too.")

  static let newsDay = Phrase("news.day", "It is {day} now. See it with: today")
  static let newsTurned = Phrase(
    "news.turned", "Nothing was done: you typed this for {day}, which is over meanwhile.")
  static let newsZone = Phrase(
    "news.zone", "The time zone is {zone} now, and it is {day}. See it with: today")
  static let newsErased = Phrase(
    "news.erased", "These records were erased in another place. See what there is now with: today")
  static let newsChange = Phrase("news.change", "Recorded elsewhere: {change}.")
  static let newsMore = Phrase(
    "news.more", one: "{count} more was recorded elsewhere. See it with: history",
    other: "{count} more were recorded elsewhere. See them with: history")
}
