internal import BedsideCore

/// What is wrong with a store, and who did what in it.
extension Phrase {
  static let verifySummary = Phrase(
    "verify.summary",
    "Read every line of the records and say what is wrong with any.")
  static let verifyFiles = Phrase(
    "verify.files",
    one: "Checked {count} file: {lines}, {size}.",
    other: "Checked {count} files: {lines}, {size}.")
  static let verifyLines = Phrase(
    "verify.lines",
    one: "{count} line",
    other: "{count} lines")
  static let verifyForeign = Phrase(
    "verify.foreign",
    one: "{count} line is of a kind that this Bedside does not know. It is kept.",
    other: "{count} lines are of kinds that this Bedside does not know. They are kept.")
  static let verifyNoStore = Phrase(
    "verify.noStore",
    "There are no records at '{path}'. Give the folder that holds them with --store.")
  static let verifySound = Phrase("verify.sound", "Nothing is wrong.")
  static let verifyNotesBegin = Phrase(
    "verify.notesBegin",
    "This store is older than the notes of what its files hold. They begin now: what is taken out from"
      + " now on is told, what was taken out before can't be.")
  static let verifyNotesNone = Phrase(
    "verify.notesNone",
    "This store is older than the notes of what its files hold, and they can't be begun now: what was"
      + " taken out of it can't be told. They begin once it can be written and every file holds a sound"
      + " line.")
  static let verifyAdopted = Phrase(
    "verify.adopted",
    "{place}: the line was edited by hand and counts again as line {line}.")
  static let verifyMore = Phrase(
    "verify.more",
    one: "{path}: {count} more line is damaged.",
    other: "{path}: {count} more lines are damaged.")
  static let verifyMissing = Phrase(
    "verify.missing",
    one: "{path}: {count} line is missing. Somebody took it out.",
    other: "{path}: {count} lines are missing. Somebody took them out.")
  static let verifyTorn = Phrase(
    "verify.torn",
    one: "{path}: {count} line is missing. It was cut short while it was written or by a crash, and"
      + " what was left of it is kept in {pieces}",
    other: "{path}: {count} lines are missing. They were cut short while they were written or by a"
      + " crash, and what was left of them is kept in {pieces}")
  static let verifyRepeated = Phrase(
    "verify.repeated",
    one: "{path}: {count} line stands there twice.",
    other: "{path}: {count} lines stand there twice.")
  static let verifyDisplaced = Phrase(
    "verify.displaced",
    "{place}: the line stands behind newer ones of the same origin, and counts in their place."
      + " Somebody moved it.")
  static let verifyMoreDisplaced = Phrase(
    "verify.moreDisplaced",
    one: "{path}: {count} more line was moved.",
    other: "{path}: {count} more lines were moved.")
  static let verifyGone = Phrase(
    "verify.gone", "{path}: the file is missing. Other files tell of its lines.")
  static let verifyCutOff = Phrase(
    "verify.cutOff",
    one: "{path}: {count} line at the end is missing. Other files tell of it.",
    other: "{path}: {count} lines at the end are missing. Other files tell of them.")
  static let verifyGoneSince = Phrase(
    "verify.goneSince", "{path}: the file is missing. It was there on {date}.")
  static let verifyCutOffSince = Phrase(
    "verify.cutOffSince",
    one: "{path}: {count} line at the end is missing. It was there on {date}.",
    other: "{path}: {count} lines at the end are missing. They were there on {date}.")
  static let verifyExchanged = Phrase(
    "verify.exchanged",
    "{path}: lines that were at the end on {date} are missing, and others stand in their place.")
  static let verifyVanished = Phrase(
    "verify.vanished",
    one:
      "{path}: all records of this participant are missing, {count} file. They were there on {date}.",
    other:
      "{path}: all records of this participant are missing, {count} files. They were there on {date}."
  )
  static let verifyMisplaced = Phrase(
    "verify.misplaced", "{path}: the lines in it belong to {other}.")
  static let verifyLostPlans = Phrase(
    "verify.lostPlans",
    one: "{path}: {count} version of a task is missing under which answers were recorded.",
    other: "{path}: {count} versions of tasks are missing under which answers were recorded.")
  static let verifyUnfinished = Phrase(
    "verify.unfinished",
    one: "{path}: {count} byte at the end is no line yet. It is being written, or a crash left"
      + " it.",
    other: "{path}: {count} bytes at the end are no line yet. They are being written, or a crash"
      + " left them.")
  static let verifySeeDoctor = Phrase("verify.seeDoctor", "See what would do with: doctor")
  static let doctorSummary = Phrase(
    "doctor.summary",
    "Say what is wrong with the store and what would do.")
  static let doctorAdopt = Phrase("doctor.adopt", "Let a line that was edited by hand count again.")
  static let doctorReason = Phrase(
    "doctor.reason", "Say why the line was edited, or the loss is accepted.")
  static let doctorAuthor = Phrase("doctor.author", "Say who edited the line, or accepts the loss.")
  static let doctorRun = Phrase("doctor.run", "Run: {command}")
  static let doctorRestore = Phrase(
    "doctor.restore",
    "Put the file back from a copy of the store. Everything else in it counts as before.")
  static let doctorBringBack = Phrase(
    "doctor.bringBack",
    "Take the missing lines from a copy of the store, and put them back in the order of their numbers"
      + " (n). If nothing was written here since, put back the whole file.")
  static let doctorVanished = Phrase(
    "doctor.vanished",
    "Put the folder back from a copy of the store. If the records were removed on purpose, say so with:"
      + " erase --participant {participant}")
  static let doctorSettings = Phrase(
    "doctor.settings",
    "Write into it what it said, or put it back from a copy of the store. Until then nothing should be"
      + " recorded here.")
  static let doctorLostSettings = Phrase(
    "doctor.lostSettings",
    "Put it back from a copy of the store, or make a file of that name that says so.")
  static let doctorReorder = Phrase(
    "doctor.reorder",
    "Put the lines of each origin (o) back into the order of their numbers (n), or the file from a"
      + " copy of the store.")
  static let doctorRename = Phrase(
    "doctor.rename", "It was renamed or moved. Call it {other} again.")
  static let doctorRemoveCopy = Phrase(
    "doctor.removeCopy", "There is a {other} too: this is a copy. Move it out of the store.")
  static let doctorAdoptAdvice = Phrase(
    "doctor.adoptAdvice",
    "Let it count again with: doctor --adopt {place} --author NAME --reason TEXT")
  static let findingOpen = Phrase(
    "finding.openToOthers",
    "{path}: others on this machine may open it.")
  static let findingOwner = Phrase(
    "finding.ownedByAnother",
    "{path}: it belongs to another user. Ask an administrator to give it to you.")
  static let findingNames = Phrase(
    "finding.severalNames",
    "{path}: it has a second name, under which it can be read and changed.")
  static let findingLink = Phrase(
    "finding.link",
    "{path}: a symbolic link stands there. Put the file itself in its place.")
  static let findingParent = Phrase(
    "finding.openParent",
    "{path}: others may put another folder in the place of the store.")
  static let findingChanged = Phrase(
    "finding.changedFile",
    "{path}: it is not the file that was supplied. Put it back from a copy of the store.")
  static let findingOrigin = Phrase(
    "finding.changedOrigin",
    "{path}: on {date} \"origin\" was {was}. Somebody changed it, so that new lines count as those of"
      + " another store.")
  static let findingClock = Phrase(
    "finding.changedClock",
    "{path}: on {date} \"clock\" was {was}. Somebody changed it, so that a rehearsal may pass for real"
      + " records or the other way round.")
  static let findingSettings = Phrase(
    "finding.lostSettings", "{path}: on {date} it said {was}")
  static let findingCheckpoint = Phrase(
    "finding.changedCheckpoint",
    "{path}: it was changed after it was written. It does not tell any more which lines must be there."
  )
  static let findingNotOurs = Phrase(
    "finding.notOurs",
    "{path}: it is no file of the store. It is left alone.")
  static let findingLeftover = Phrase(
    "finding.leftover",
    "{path}: a writing that was cut short left it. Nothing in it counts.")
  static let findingSetAside = Phrase(
    "finding.setAside",
    "{path}: {size} that were no line are kept here.")
  static let findingDraft = Phrase(
    "finding.finishedDraft",
    "{path}: the run is finished. The file goes when the next survey begins.")
  static let adopted = Phrase(
    "adopt.done",
    "{place} counts again, as line number {number} of this store.")
  static let adoptNeedsReason = Phrase(
    "adopt.needsReason",
    "Adopting a line needs --author and --reason.")
  static let adoptPlace = Phrase(
    "adopt.place",
    "'{text}' names no line. Write it like p/me/2026-03.jsonl:12")
  static let adoptNoLine = Phrase("adopt.noLine", "There is no line {place}.")
  static let adoptSound = Phrase(
    "adopt.sound",
    "{place} is as it was written. There is nothing to adopt.")
  static let adoptUnreadable = Phrase(
    "adopt.unreadable",
    "{place} can't be read: {problem} Put it right in an editor, or put the file back from"
      + " a copy.")
  static let adoptNotARecord = Phrase(
    "adopt.notARecord",
    "{place} is no line of a participant's records or settings. Only those can be adopted.")
  static let adoptMisplaced = Phrase(
    "adopt.misplaced",
    "{place} is about another participant or another month than its file. Put 'event' and 'day'"
      + " right in an editor.")
  static let adoptUnchecked = Phrase(
    "adopt.unchecked",
    "{place} can't be adopted: what it says can only be checked with the study that asked it."
      + " Name that with --content and --study.")
  static let adoptNoEvent = Phrase(
    "adopt.noEvent",
    "{place} can't be adopted: the study has no event '{event}' on {day}.")
  static let adoptWrongValue = Phrase(
    "adopt.wrongValue",
    "{place} can't be adopted. {problem} Put it right in an editor.")
  static let adoptNotAValue = Phrase(
    "adopt.notAValue", "'{value}' is no value of '{task}'.")
  static let adoptDiffers = Phrase(
    "adopt.differs",
    "'values' are not what the answers in 'result' come to.")
  static let adoptFuture = Phrase("adopt.future", "{place} speaks of {day}, which is to come.")
  static let adoptSuperseded = Phrase(
    "adopt.superseded",
    "{place} can't be adopted: line {line} changed since what it says. Amend or delete that"
      + " instead.")
  static let adoptAgain = Phrase("adopt.again", "{place} was adopted already, as line {line}.")
  static let auditSummary = Phrase(
    "audit.summary",
    "Show who did what to which record, when, and why.")
  static let auditFrom = Phrase("audit.from", "Begin with what was done on this day.")
  static let auditTo = Phrase("audit.to", "End with what was done on this day.")
  static let auditTitle = Phrase("audit.title", "Audit trail of '{participant}'")
  static let auditNone = Phrase("audit.none", "Nothing was written.")
  static let auditHeading = Phrase("audit.heading", "{date} ({zone}), {who}")
  static let auditUndated = Phrase("audit.undated", "At an unknown time, by an unknown hand")
  static let auditAbout = Phrase("audit.about", "{task}, {day}: {what}")
  static let auditReason = Phrase("audit.reason", "{what}. Reason: {reason}")
  static let auditAdopted = Phrase("audit.adopted", "{what} (adopts the hand-edited line {line})")
  static let auditTimes = Phrase(
    "audit.times", one: "logged {count} time", other: "logged {count} times")
  static let auditNothing = Phrase("audit.nothing", "nothing")
  static let auditRecorded = Phrase("audit.recorded", "recorded: {new}")
  static let auditAmended = Phrase("audit.amended", "changed from: {old}; to: {new}")
  static let auditLate = Phrase("audit.late", "{what} (later than its day)")
  static let auditDeleted = Phrase("audit.deleted", "taken back: {old}")
  static let auditDiscarded = Phrase("audit.discarded", "unfinished answers thrown away")
  static let auditSetting = Phrase("audit.setting", "set from: {old}; to: {new}")
  static let auditWithdrawn = Phrase("audit.withdrawn", "left the study; records: {new}")
  static let auditKept = Phrase("audit.kept", "kept")
  static let auditRemoved = Phrase("audit.removed", "erased")
  static let auditExported = Phrase("audit.exported", "all records were copied")
  static let auditWrittenOut = Phrase("audit.writtenOut", "answers were written out")
  static let auditReported = Phrase("audit.reported", "a report was handed out")
  static let auditImported = Phrase("audit.imported", "records of a copy were added")
  static let auditBroughtIn = Phrase(
    "audit.broughtIn",
    one: "{count} line came from '{path}'",
    other: "{count} lines came from '{path}'")
  static let auditFromElsewhere = Phrase(
    "audit.fromElsewhere",
    "{what} (brought in from '{path}' by {who}, {date})")
  static let auditClockBehind = Phrase(
    "audit.clockBehind",
    "{what} (the clock was behind: something had been recorded at {date} already)")
  static let auditDayBehind = Phrase(
    "audit.dayBehind",
    "{what} (further west: where something had been recorded before, it was {day} already)")
  static let auditErased = Phrase("audit.erased", "all records were erased")
  static let auditEdited = Phrase("audit.edited", "the line was edited by hand and does not count")
  static let auditUnreadable = Phrase("audit.unreadable", "the line is damaged and does not count")
  static let auditOther = Phrase(
    "audit.other",
    "a line of the kind '{kind}', from: {old}; to: {new}")
}
