internal import BedsideCore

extension Phrase {
  static let todayTitle = Phrase("cards.today", "Today, {date}")
  static let dayTitle = Phrase("cards.day", "{date}")
  static let titleOf = Phrase("cards.of", "{title} ({name})")
  static let nothingOnDay = Phrase("cards.none", "Nothing is planned for this day.")
  static let pastDay = Phrase(
    "cards.past", "This day is over. Its answers can be read, not changed.")
  static let futureDay = Phrase(
    "cards.future", "This day is still to come. It can be seen, not answered.")
  static let runningTitle = Phrase("cards.running", "Still running from the day before")

  static let lateTitle = Phrase("cards.lateTitle", "Still possible from earlier days")

  static let stateDoneAt = Phrase("cards.doneAt", "done {time}")
  static let stateDoneLate = Phrase("cards.doneLate", "done late, {time}")
  static let stateDue = Phrase("cards.due", "{time}")
  static let stateLate = Phrase("cards.late", "late, and can still be done")
  static let stateLateOf = Phrase("cards.lateOf", "{day}, late, and can still be done")
  static let stateMissed = Phrase("cards.missed", "missed")
  static let stateBefore = Phrase("cards.before", "before you took part")
  static let stateLater = Phrase("cards.later", "{time}, opens on that day")
  static let stateTakenBack = Phrase("cards.takenBack", "taken back")
  static let stateTakenBackAt = Phrase("cards.takenBackAt", "taken back {time}")
  static let stateTakenBackBy = Phrase(
    "cards.takenBackBy", "taken back by {author}, {time}: {reason}")
  static let stateChanged = Phrase("cards.changed", "changed {time}")
  static let stateCorrected = Phrase("cards.corrected", "corrected by {author}: {reason}")

  static let unfinished = Phrase(
    "cards.unfinished", one: "Unfinished, {count} answer saved. Go on with: resume␣{task}",
    other: "Unfinished, {count} answers saved. Go on with: resume␣{task}")
  static let unfinishedElsewhere = Phrase(
    "cards.unfinishedElsewhere", "Unfinished from {day}: {task}. Go on with: resume␣{id}")
  static let cardSentence = Phrase("cards.sentence", "{number}. {title}: {state}.")
  static let runningSentence = Phrase("cards.runningSentence", "{title}: {state}.")
  static let cardOpenSentence = Phrase("cards.openSentence", "{number}. {title}, to do: {state}.")
  static let learnSentence = Phrase(
    "cards.learnSentence", "{title}. Read it with: learn␣{topic}")
  static let begin = Phrase("cards.begin", "Begin with: start␣{task}")
  static let allDone = Phrase("cards.allDone", "All done for today.")
  static let educationTitle = Phrase("cards.learn", "To learn")
  static let learnWith = Phrase("cards.learnWith", "learn␣{topic}")

  static let weekTitle = Phrase("week.title", "Week of {date}")
  static let weekToday = Phrase("week.today", "today")
  static let weekNoTasks = Phrase("week.noTasks", "no tasks")
  static let weekNoneDue = Phrase("week.noneDue", "nothing due")
  static let weekPlanned = Phrase("week.planned", "{due} planned")
  static let weekDone = Phrase("week.done", "{done} of {due} done")

  static let weekSentence = Phrase("week.sentence", "{day}: {state}.")
  static let weekTodaySentence = Phrase("week.todaySentence", "Today, {day}: {state}.")
  static let noValueSpoken = Phrase("cards.noValue", "no answer")

  static let dueNone = Phrase("due.none", "Nothing is due now.")

  static let draftsNone = Phrase("drafts.none", "No answers are waiting to be finished.")
  static let draftsTitle = Phrase("drafts.title", "Unfinished")
  static let draftLine = Phrase(
    "drafts.line", one: "{task} of {day}: {count} answer, last on {date}. Go on with: resume␣{id}",
    other: "{task} of {day}: {count} answers, last on {date}. Go on with: resume␣{id}")
  static let draftDiscarded = Phrase("drafts.discarded", "Discarded the unfinished '{task}'.")
  static let draftInTheWay = Phrase(
    "drafts.inTheWay", "Go on with them: resume␣{task}. Or throw them away: discard␣{task}")
  static let draftTooLate = Phrase(
    "drafts.tooLate",
    "These answers can't be finished any more. Throw them away with: discard␣{task}")
  static let draftKept = Phrase(
    "drafts.kept", "Your answers are kept until then. Go on with them afterwards: resume␣{task}")
  static let draftChoose = Phrase(
    "drafts.choose", "Several are unfinished. Say which: resume␣TASK")
  static let noDraft = Phrase("drafts.no", "There is no unfinished '{task}'. See them with: drafts")
}
