internal import BedsideCore

extension Phrase {
  static let prompt = Phrase("shell.prompt", "bedside {day}{marks}> ")
  static let promptSpoken = Phrase("shell.promptSpoken", "bedside, {day}{marks}: ")
  static let readOnlyMark = Phrase("shell.readOnly", "read-only")
  static let rehearsalMark = Phrase("shell.rehearsal", "rehearsal")
  static let welcome = Phrase("shell.welcome", "{study}")
  static let welcomeHelp = Phrase(
    "shell.help", "Type a command, or 'help' to see them all. 'quit' leaves.")
  static let wordToday = Phrase("today", "today")
  static let wordYesterday = Phrase("yesterday", "yesterday")
  static let wordTomorrow = Phrase("tomorrow", "tomorrow")

  static let noContent = Phrase(
    "program.noContent",
    "There are no studies to open. Give their folder with --content␣FOLDER.")
  static let noStudy = Phrase(
    "program.noStudy", "There is no study '{study}' in '{folder}'. Name another with --study.")
  static let badParticipant = Phrase(
    "program.badParticipant",
    "'{name}' can't name a participant. Use up to 64 letters, digits, '.', '_' and '-'.")
  static let emptyStore = Phrase(
    "program.emptyStore", "'--store' needs a folder. Write --store␣FOLDER.")
  static let noRecordsThere = Phrase(
    "program.noRecordsThere", "There are no records in '{path}' yet.")
  static let noRecordsOf = Phrase(
    "program.noRecordsOf", "There are no records of '{participant}' in '{path}' yet.")
  static let badNow = Phrase(
    "program.badNow", "'{text}' is no instant. Write it like 2026-03-04T08:00:00Z.")
  static let noFile = Phrase("program.noFile", "There is no '{path}'.")
  static let resumeNeedsPerson = Phrase(
    "program.resumeNeedsPerson",
    "Nobody can be asked: standard input is no terminal. Answer the whole task with"
      + " 'start␣TASK␣--answers␣FILE'.")
  static let checkClean = Phrase("check.clean", "Nothing is wrong.")
  static let eventsNeed = Phrase(
    "events.need",
    "Give --schedule␣FILE, --from, --to and --zone; or --batch with one request a line on standard"
      + " input.")

  static let todaySummary = Phrase("today.summary", "Show what there is to do today.")
  static let daySummary = Phrase("day.summary", "Show a day, past or to come.")
  static let weekSummary = Phrase("week.summary", "Show a week and how each day went.")
  static let dueSummary = Phrase("due.summary", "List what can be done now.")
  static let startSummary = Phrase("start.summary", "Walk through a task.")
  static let resumeSummary = Phrase("resume.summary", "Go on with unfinished answers.")
  static let draftsSummary = Phrase("drafts.summary", "List unfinished answers.")
  static let discardSummary = Phrase("discard.summary", "Throw unfinished answers away.")
  static let showSummary = Phrase("show.summary", "Show the answers to a task.")
  static let historySummary = Phrase(
    "history.summary", "Show all that was recorded, changed and taken back.")
  static let deleteSummary = Phrase("delete.summary", "Take back today's answers to a task.")
  static let learnSummary = Phrase("learn.summary", "Learn about a topic.")
  static let learnPicture = Phrase(
    "learn.picture",
    "Show models in the terminal by this kind of picture; 'none' tells them in words.")
  static let checkSummary = Phrase("check.summary", "Say what is wrong with files of content.")
  static let eventsSummary = Phrase(
    "events.summary", "Print the events of a schedule, for other programs.")

  static let startAnswers = Phrase(
    "start.answers", "Take the answers from a JSON file instead of asking; '-' is standard input.")
  static let deleteReason = Phrase("delete.reason", "Why.")
  static let deleteAuthor = Phrase(
    "delete.author", "Who corrects a day that is over; a reason is needed too.")
  static let eventsSchedule = Phrase("events.schedule", "The schedule's JSON file.")
  static let eventsFrom = Phrase("events.from", "The wall time from which to list.")
  static let eventsTo = Phrase("events.to", "The wall time up to which to list.")
  static let eventsZone = Phrase("events.zone", "The zone of both.")
  static let eventsBatch = Phrase("events.batch", "Answer one request a line of standard input.")
}
