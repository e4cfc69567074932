internal import BedsideCore

/// What a report says.
extension Phrase {
  static let reportTitle = Phrase("report.title", "{study}: report")
  static let reportParticipant = Phrase("report.participant", "Participant")
  static let reportNamed = Phrase("report.named", "{name} ({id})")
  static let reportSide = Phrase("report.side", "Side")
  static let reportPeriod = Phrase("report.period", "Period")
  static let reportPeriodText = Phrase("report.period.text", "{from} to {to}, {count} days")
  static let reportPeriodDay = Phrase("report.period.day", "{from}, one day")
  static let reportSince = Phrase("report.since", "In the study since")
  static let reportSinceText = Phrase(
    "report.since.text", "{day} (day {number} on the last day of the period)")
  static let reportMade = Phrase("report.made", "Made")
  static let reportMadeText = Phrase("report.made.text", "{day}, {time} ({zone})")

  static let reportRehearsal = Phrase(
    "report.rehearsal", "This is a rehearsal, not the record of a person.")
  static let reportLeft = Phrase("report.left", "The participant left the study on {day}.")
  static let reportMissing = Phrase(
    "report.missing",
    one: "{count} line of the record is missing: what it said is missing here.",
    other: "{count} lines of the record are missing: what they said is missing here.")
  static let reportMissingMonths = Phrase(
    "report.missingMonths",
    one: "The record of {months} is missing: its days look as if nothing had been recorded.",
    other: "The records of {months} are missing: their days look as if nothing had been recorded.")
  static let reportDamaged = Phrase(
    "report.damaged",
    one: "{count} line of the record is damaged: what it said is missing here.",
    other: "{count} lines of the record are damaged: what they said is missing here.")
  static let reportUnread = Phrase(
    "report.unread",
    one: "{count} task of the study can't be read: nothing here counts what it asks for.",
    other: "{count} tasks of the study can't be read: nothing here counts what they ask for.")
  static let reportLost = Phrase(
    "report.lost", one: "{author} accepted on {day} that {count} line is lost: {reason}",
    other: "{author} accepted on {day} that {count} lines are lost: {reason}")
  static let reportEmpty = Phrase("report.empty", "Nothing was recorded in this period.")

  static let reportAlerts = Phrase("report.alerts", "Alerts")
  static let reportNoAlerts = Phrase(
    "report.alerts.none",
    "No alert was raised, and no value lies in a range that the study marks.")
  static let reportUrgent = Phrase("report.alerts.urgent", "Urgent")
  static let reportWarning = Phrase("report.alerts.warning", "Warning")
  static let reportNotice = Phrase("report.alerts.notice", "Notice")
  static let reportMarked = Phrase("report.alerts.marked", "Marked range")
  static let reportAlertTitle = Phrase("report.alerts.title", "{title} ({task})")
  static let reportRaisedBy = Phrase("report.alerts.raisedBy", "Raised by {values}.")
  static let reportRaisedPart = Phrase("report.alerts.part", "{item} {value}")
  static let reportAlertOver = Phrase(
    "report.alerts.over", "The answers were changed after it, and it does not hold any more.")
  static let reportAlertUnseen = Phrase(
    "report.alerts.unseen", "The participant has not seen it.")
  static let reportAlertUnfinished = Phrase(
    "report.alerts.unfinished", "The answers are unfinished.")
  static let reportAlertTakenBack = Phrase(
    "report.alerts.takenBack", "The answers were taken back.")
  static let reportAlertDiscarded = Phrase(
    "report.alerts.discarded", "The answers were thrown away unfinished.")
  static let reportMarkedTitle = Phrase("report.marked.title", "{series}: {band}")
  static let reportMarkedOne = Phrase("report.marked.one", "1 of {total} values: {last}.")
  static let reportMarkedCount = Phrase(
    "report.marked.count", "{count} of {total} values, {least} to {greatest}; the last {last}.")

  static let reportScores = Phrase("report.scores", "Scores")
  static let reportScore = Phrase("report.scores.column", "Score")
  static let reportLatest = Phrase("report.scores.latest", "Latest")
  static let reportSincePrevious = Phrase("report.scores.previous", "Since the one before")
  static let reportSinceFirst = Phrase("report.scores.first", "Since the first")
  static let reportMedian = Phrase("report.median", "Median (range)")
  static let reportCount = Phrase("report.count", "n")
  static let reportScoreRange = Phrase("report.scores.range", "{title}, {least} to {greatest}")
  static let reportHigherBetter = Phrase("report.scores.better", "{title}; higher is better")
  static let reportHigherWorse = Phrase("report.scores.worse", "{title}; higher is worse")
  static let reportScoreValue = Phrase("report.scores.value", "{value} ({band})")
  static let reportScorePart = Phrase(
    "report.scores.part", "{value}, from {answered} of {items} answers")
  static let reportScoreParts = Phrase(
    "report.scores.parts",
    one: "{title}: {count} of {total} values is worked out from a part of the answers.",
    other: "{title}: {count} of {total} values are worked out from a part of the answers.")
  static let reportOnDay = Phrase("report.onDay", "{value}, {day}")
  static let reportChange = Phrase("report.change", "{change} (from {value}, {day})")
  static let reportIsFirst = Phrase("report.scores.isFirst", "this is the first")
  static let reportMiddle = Phrase("report.middle", "{median} ({least} to {greatest})")
  static let reportScoreGaps = Phrase(
    "report.scores.gaps",
    one: "{title}: {count} time without a value, since too few questions were answered.",
    other: "{title}: {count} times without a value, since too few questions were answered.")
  static let reportScoreNone = Phrase("report.scores.none", "no value")

  static let reportMeasures = Phrase("report.measures", "Measures")
  static let reportMeasure = Phrase("report.measures.column", "Measure")
  static let reportFirstDays = Phrase("report.measures.first", "First days")
  static let reportLatestDays = Phrase("report.measures.latest", "Latest days")
  static let reportDifference = Phrase("report.measures.change", "Change")
  static let reportWindow = Phrase("report.measures.window", "{median} (n␣{count})")
  static let reportWindows = Phrase(
    "report.measures.windows",
    "First and latest days: medians of up to {days} days at either end of what was recorded, not"
      + " compared with fewer than {fewest} values each.")
  static let reportNothing = Phrase("report.measures.nothing", "nothing recorded")

  static let reportMotion = Phrase("report.motion", "Range of motion")
  static let reportMotionMinimum = Phrase("report.motion.minimum", "{task}: least angle")
  static let reportMotionMaximum = Phrase("report.motion.maximum", "{task}: greatest angle")
  static let reportMotionRange = Phrase("report.motion.range", "{task}: range")
  static let reportFirst = Phrase("report.motion.first", "First")

  static let reportAdherence = Phrase("report.adherence", "What was done of what was due")
  static let reportAdherenceTasks = Phrase("report.adherence.tasks", "By task")
  static let reportAdherenceTime = Phrase("report.adherence.time", "Over time, done of due")
  static let reportTask = Phrase("report.adherence.task", "Task")
  static let reportAllTasks = Phrase("report.adherence.all", "All tasks")
  static let reportDue = Phrase("report.adherence.due", "Due")
  static let reportDone = Phrase("report.adherence.done", "Done")
  static let reportLate = Phrase("report.adherence.late", "of these late")
  static let reportPartly = Phrase("report.adherence.partly", "In part")
  static let reportMissed = Phrase("report.adherence.missed", "Missed")
  static let reportOpen = Phrase("report.adherence.open", "Still open")
  static let reportShare = Phrase("report.adherence.share", "Done, %")
  static let reportDoneOfDue = Phrase("report.adherence.doneOfDue", "{done} of {due}")
  static let reportShareMeaning = Phrase(
    "report.adherence.shareMeaning",
    "Percentages are rounded; 100 says that all was done, and 0 that nothing was.")
  static let reportOpenMeaning = Phrase(
    "report.adherence.openMeaning", "What is still open does not count as due.")
  static let reportEmptyDays = Phrase(
    "report.adherence.empty",
    one: "On {count} day of {due} with something due nothing was recorded: {days}.",
    other: "On {count} days of {due} with something due nothing was recorded: {days}.")
  static let reportNoEmptyDays = Phrase(
    "report.adherence.noEmpty", one: "Something was recorded on the one day with something due.",
    other: "Something was recorded on each of the {count} days with something due.")
  static let reportSpan = Phrase("report.span", "{from} to {to}")
  static let reportMoreSpans = Phrase(
    "report.span.more", one: "{spans}, and {count} more stretch",
    other: "{spans}, and {count} more stretches")

  static let reportNotes = Phrase("report.notes", "In the participant’s own words")
  static let reportNotesMore = Phrase(
    "report.notes.more", one: "The latest {shown} notes; {count} earlier one is left out.",
    other: "The latest {shown} notes; {count} earlier ones are left out.")

  static let reportQuality = Phrase("report.quality", "How the answers came about")
  static let reportQuestion = Phrase("report.quality.question", "Question")
  static let reportTyped = Phrase("report.quality.typed", "Typed")
  static let reportAccepted = Phrase("report.quality.accepted", "Shown and accepted")
  static let reportSkipped = Phrase("report.quality.skipped", "Skipped")
  static let reportDeclined = Phrase("report.quality.declined", "Declined")
  static let reportUnknown = Phrase("report.quality.unknown", "Not known")
  static let reportAllTyped = Phrase(
    "report.quality.allTyped",
    "Every answer was typed; none was skipped, declined, not known or a default that was accepted.")
  static let reportOthersTyped = Phrase(
    "report.quality.othersTyped",
    "Questions that are not listed were always answered by typing. A default that was accepted is no"
      + " measurement.")

  static let reportChanges = Phrase("report.changes", "Changed or taken back")
  static let reportNoChanges = Phrase(
    "report.changes.none", "Nothing was changed or taken back.")
  static let reportWhen = Phrase("report.changes.when", "When")
  static let reportWhat = Phrase("report.changes.what", "What")
  static let reportBy = Phrase("report.changes.by", "By")
  static let reportReason = Phrase("report.changes.reason", "Reason")
  static let reportSelf = Phrase("report.changes.self", "participant")
  static let reportAdopted = Phrase(
    "report.changes.adopted", "{event} edited by hand in the record's file, and accepted so")
  static let reportAmended = Phrase("report.changes.amended", "{event} changed")
  static let reportAmendedTo = Phrase("report.changes.amendedTo", "{event} changed: {values}")
  static let reportRemoved = Phrase(
    "report.changes.removed", "{event}, in part taken back: {values}")
  static let reportDeleted = Phrase("report.changes.deleted", "{event} taken back")
  static let reportDiscarded = Phrase(
    "report.changes.discarded", "{event}, unfinished answers thrown away")
  static let reportRestored = Phrase("report.changes.restored", "{event} restored")
  static let reportEvent = Phrase("report.changes.event", "{task} of {day}")
  static let reportFromTo = Phrase("report.changes.fromTo", "{item} {new}, before {old}")
  static let reportChangedMore = Phrase(
    "report.changes.more", one: "{values}, and {count} more", other: "{values}, and {count} more")
  static let reportNoAnswer = Phrase("report.changes.noAnswer", "no answer")
  static let reportChangesLeft = Phrase(
    "report.changes.left", one: "The latest {shown} changes; {count} earlier one is left out.",
    other: "The latest {shown} changes; {count} earlier ones are left out.")

  static let reportNumbers = Phrase("report.numbers", "The numbers")
  static let reportMeaning = Phrase(
    "report.meaning",
    "This page tells what was recorded. It draws no conclusions from it, and no value was filled in"
      + " where one is missing.")
  static let reportBytes = Phrase("report.bytes", one: "{count} byte", other: "{count} bytes")
}
