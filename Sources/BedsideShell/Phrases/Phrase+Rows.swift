internal import BedsideCore

/// The words on the rows of a page, beside those that all cards share.
extension Phrase {
  static let rowLeft = Phrase("row.left", "{left} of {all} left")
  static let rowDone = Phrase("row.done", "{done} of {all} done")
  static let rowPlanned = Phrase("row.planned", "{all} planned, open on that day")
  static let rowAllDone = Phrase("row.allDone", "all done")
  static let rowWaiting = Phrase("row.waiting", "opens when '{gate}' is done")
  static let rowNumbered = Phrase("row.numbered", "{number}. {title}.")
  static let rowNamed = Phrase("row.named", "{title}.")
  static let rowToDo = Phrase("row.toDo", "{number}. {title}, to do.")
  static let rowNamedToDo = Phrase("row.namedToDo", "{title}, to do.")
  static let rowCommand = Phrase("row.command", "Type: {command}")
  static let rowValue = Phrase("row.value", "VALUE")
  static let noPlan = Phrase("row.noPlan", "Besides")
  static let stateIncompleteBehind = Phrase("row.incomplete", ", incomplete")
  static let stateBehind = Phrase("row.stateBehind", ", {state}")

  static let loggedValue = Phrase("log.value", "logged")
  static let doneValue = Phrase("done.value", "done")
  static let logEmpty = Phrase("log.empty", "nothing logged yet")
  static let logNone = Phrase("log.none", "nothing logged")
  static let logCount = Phrase(
    "log.count", one: "{count} time, last {time}", other: "{count} times, last {time}")
  static let logLine = Phrase("log.line", "{name}  {time}  {value}")
  static let logLinePlain = Phrase("log.linePlain", "{time}  {value}")
  static let logLineSpoken = Phrase("log.lineSpoken", "{name}: {value}, {time}.")
  static let logLinePlainSpoken = Phrase("log.linePlainSpoken", "{value}, {time}.")
  static let logMore = Phrase(
    "log.more", one: "and {count} earlier: show␣{task}", other: "and {count} earlier: show␣{task}")
  static let progressLine = Phrase("row.progress", "{value} / {goal}  {bar}  {percent}%")
  static let progressSpoken = Phrase("row.progressSpoken", "{value} of {goal}, {percent} percent")

  static let dayTag = Phrase("day.tag", "Only tasks with this tag.")
  static let noTag = Phrase("day.noTag", "No task has the tag '{tag}'.")
  static let noTagNear = Phrase(
    "day.noTagNear", "No task has the tag '{tag}'. Did you mean '{nearest}'?")

  static let gridLater = Phrase("grid.later", "still to come")
  static let gridOpen = Phrase("grid.open", "not done yet")
  static let gridAllDay = Phrase("grid.allDay", "anytime")

  static let linkCall = Phrase("link.call", "Call")
  static let linkMessage = Phrase("link.message", "Send a message to")
  static let linkEmail = Phrase("link.email", "Write to")
  static let linkWebsite = Phrase("link.website", "Look at")
  static let linkAddress = Phrase("link.address", "Address")
  static let linkFile = Phrase("link.file", "Read")
  static let linkLine = Phrase("link.line", "{title}: {value}")

  static let contactsTitle = Phrase("contacts.title", "Contacts")
  static let contactsMore = Phrase("contacts.more", "More about them: {command}")
  static let contactsNone = Phrase("contacts.none", "This study names no contacts.")
  static let contactNone = Phrase(
    "contacts.no", "There is no contact '{name}'. See them with: show␣contacts")
  static let contactCare = Phrase("contacts.care", "Care")
  static let contactFamily = Phrase("contacts.family", "Family and friends")
  static let contactOther = Phrase("contacts.other", "Other")

  static let pastDayLate = Phrase(
    "cards.pastLate",
    "This day is over. Its answers can be read, not changed; what is late can still be done.")
  static let tasksUnread = Phrase(
    "cards.tasksUnread",
    one: "{count} task of the study can't be read and is missing here. Tell who looks after the"
      + " study.",
    other: "{count} tasks of the study can't be read and are missing here. Tell who looks after the"
      + " study.")
  static let unexplained = Phrase(
    "cards.unexplained",
    one:
      "{count} thing is recorded for this day that the study plans no more. See it with: history",
    other:
      "{count} things are recorded for this day that the study plans no more. See them with: history"
  )
  static let startNeedsDone = Phrase(
    "start.needsDone", "'{task}' has no questions to walk through. Type: {command}")
  static let beginningLate = Phrase(
    "start.late", "These answers to '{task}' are for {day}, and are marked as answered later.")
  static let runNextDone = Phrase("run.nextDone", "Next: {command}")

  static let stripNoneDue = Phrase("strip.noneDue", "none due")
  static let stripNoTasks = Phrase("strip.noTasks", "no tasks")
  static let stripLater = Phrase("strip.later", "later")
  static let stripSentence = Phrase(
    "strip.sentence", "This week: {done} of {due} done so far. Day by day: week")
  static let weekTogether = Phrase("week.together", "Together: {done} of {due} done")
}
