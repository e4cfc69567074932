internal import BedsideCore

extension Phrase {
  static let resuming = Phrase("run.resuming", "Going on with '{task}' of {day}.")
  static let runRecorded = Phrase("run.recorded", "Saved: {task}, {day}.")
  static let runRecordedLate = Phrase(
    "run.recordedLate", "Saved: {task}, {day}, marked as answered later.")
  static let runNext = Phrase("run.next", "Next: start␣{task}")
  static let runNothingKept = Phrase("run.nothingKept", "Nothing was kept.")
  static let runNotRecorded = Phrase(
    "run.notRecorded", "Your answers are kept as unfinished. Go on with: resume␣{task}")
  static let contentBroken = Phrase(
    "run.contentBroken", "'{task}' can't be opened, since its file has errors: {problem}")
  static let taskChanged = Phrase(
    "run.taskChanged",
    "'{task}' has changed since answers to it were recorded, and can't be begun. Please tell whoever"
      + " runs the study: what was changed needs another version than {version}.")
  static let noSteps = Phrase("run.noSteps", "'{task}' has no questions to walk through.")

  static let showTitle = Phrase("show.title", "{task}, {day}")
  static let showRecorded = Phrase("show.recorded", "Recorded {date}.")
  static let showChanged = Phrase("show.changed", "Changed {date}.")
  static let showClockBehind = Phrase(
    "show.clockBehind",
    "The clock was behind then: something had been recorded on {date} already. The time may be wrong."
  )
  static let showDayBehind = Phrase(
    "show.dayBehind",
    "It was recorded further west: where something had been recorded before, it was {day} already.")
  static let showRecordedLate = Phrase("show.recordedLate", "Recorded {date}, later than its day.")
  static let showAccepted = Phrase("show.accepted", "{value} (the value suggested)")
  static let showSkipped = Phrase("show.skipped", "(skipped)")
  static let showDontKnow = Phrase("show.dontKnow", "(not known)")
  static let showDeclined = Phrase("show.declined", "(not said)")
  static let showNothing = Phrase("show.nothing", "Nothing is recorded for '{task}' yet.")
  static let showNothingOnDay = Phrase(
    "show.nothingOnDay", "Nothing is recorded for '{task}' on {day}.")

  static let historyTitle = Phrase("history.title", "History of {task}")
  static let historyMore = Phrase(
    "history.more",
    "These are the newest {count}. See more with --last COUNT, or with --from DAY and --to DAY.")
  static let historyFrom = Phrase("history.from", "Begin with what is about this day.")
  static let historyTo = Phrase("history.to", "End with what is about this day.")
  static let historyLast = Phrase("history.last", "Show so many of the newest lines.")
  static let notACount = Phrase(
    "history.notACount", "'{text}' is no number of lines. Write one such as --last 20.")
  static let rangeReversed = Phrase(
    "history.reversed", "{to} is before {from}. Write the earlier day behind --from.")
  static let historyRecorded = Phrase("history.recorded", "recorded: {values}")
  static let historyAmended = Phrase("history.amended", "changed to: {values}")
  static let historyAdded = Phrase("history.added", "added: {values}")
  static let historyRemoved = Phrase("history.removed", "taken back: {values}")
  static let historyLate = Phrase("history.late", "late, {change}")
  static let historyDeleted = Phrase("history.deleted", "taken back")
  static let historyDiscarded = Phrase(
    "history.discarded", "unfinished answers thrown away")
  static let historyAlert = Phrase("history.alert", "alert: {title} ({severity})")
  static let historyNote = Phrase("history.note", "{change} (by {author}: {reason})")
  static let historyReason = Phrase("history.reason", "{change} ({reason})")

  static let deleteAsk = Phrase(
    "delete.ask", "Take back the answers to '{task}' of {day}? They stay in the history.")
  static let deleteAskEnrolment = Phrase(
    "delete.askEnrolment",
    "Take back the answers to '{task}' of {day}? They stay in the history. The study asks nothing else"
      + " then until '{task}' is done again.")
  static let deletedEnrolment = Phrase(
    "delete.enrolment",
    "The study asks nothing else now until '{task}' is done again: start {id}. What was recorded"
      + " stays, and days go on counting from {day}.")
  static let deleteYes = Phrase("delete.yes", "yes")
  static let deleteYesLabel = Phrase("delete.yesLabel", "take them back")
  static let deleteNo = Phrase("delete.no", "no")
  static let deleteNoLabel = Phrase("delete.noLabel", "leave them")
  static let deleted = Phrase("delete.done", "Taken back: {task}, {day}.")

  static let learnTitle = Phrase("learn.title", "To learn")
  static let learnNone = Phrase("learn.none", "This study has nothing to learn.")
  static let noTopic = Phrase("learn.noTopic", "There is no topic '{topic}'. See them with: learn")
  static let noTopicNear = Phrase(
    "learn.noTopicNear", "There is no topic '{topic}'. Did you mean '{nearest}'?")

  static let readOnlyNotice = Phrase(
    "store.readOnly", "The records can only be read. {reason}")
  static let notADay = Phrase(
    "error.notADay",
    "'{text}' is not a day. Type it like 2026-11-30, 'today', 'yesterday' or '-3d'.")
}
