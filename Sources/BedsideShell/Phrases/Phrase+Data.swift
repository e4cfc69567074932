internal import BedsideCore

/// What can be done with records as a whole.
extension Phrase {
  static let participantsSummary = Phrase(
    "participants.summary",
    "List the participants of whom there are records, add one, or keep what is known of one.")
  static let participantsName = Phrase("participants.name", "What the participant is called.")
  static let participantsSide = Phrase(
    "participants.side", "The side of the body that the care is about.")
  static let participantsNotes = Phrase(
    "participants.notes", "What those who care for the participant should know.")
  static let participantsLeft = Phrase("participants.left", "left side")
  static let participantsRight = Phrase("participants.right", "right side")
  static let participantsThere = Phrase(
    "participants.there",
    "There is a participant '{participant}' already. Change what is known with: participants set"
      + " {participant}")
  static let participantsKept = Phrase("participants.kept", "Kept for '{participant}'.")
  static let participantsHow = Phrase(
    "participants.how",
    "Write participants add NAME, or participants set NAME, with --name, --side or --notes.")
  static let participantsNone = Phrase("participants.none", "There are no records yet.")
  static let participantsNoRecords = Phrase("participants.noRecords", "no answers yet")
  static let participantsMonths = Phrase("participants.months", "{first} to {last}")
  static let participantsUnfinished = Phrase(
    "participants.unfinished",
    one: "{count} unfinished",
    other: "{count} unfinished")
  static let exportSummary = Phrase(
    "export.summary",
    "Copy all that is kept of the participant into a folder.")
  static let exportNone = Phrase(
    "export.none",
    "There are no records of '{participant}'. See whose there are with: participants")
  static let exported = Phrase(
    "export.done",
    one: "Copied {count} file to {folder}",
    other: "Copied {count} files to {folder}")
  static let exportCare = Phrase(
    "export.care",
    "Whoever can open the folder can read the answers. Keep it where only the right people"
      + " can.")
  static let exportExists = Phrase(
    "export.exists",
    "There is a '{path}' already. It was left as it is. Name another folder.")
  static let exportInside = Phrase(
    "export.inside",
    "'{path}' is in the store itself, and a copy belongs outside it. Name another folder.")
  static let exportEmpty = Phrase(
    "export.empty", "'export' needs a folder with a name. Write export␣FOLDER.")
  static let exportNotNoted = Phrase(
    "export.notNoted",
    "The records can only be read, so this copy is not in the audit trail.")
  static let readmeTitle = Phrase(
    "readme.title",
    "All that Bedside keeps of '{participant}', copied on {day}.")
  static let readmeTable = Phrase(
    "readme.table",
    "outcomes.csv holds what stands now, a row for each value, for spreadsheets and"
      + " statistics (UTF-8). A text that begins like a formula has an apostrophe before it.")
  static let readmeLines = Phrase(
    "readme.lines",
    "The .jsonl files hold every line that was written, byte for byte: answers, changes and"
      + " deletions, one JSON object a line. The member c is the CRC-32C of the rest of its line"
      + " from byte 16 on.")
  static let readmeManifest = Phrase(
    "readme.manifest",
    "export.json lists every file with its length and SHA-256.")
  static let readmeImport = Phrase(
    "readme.import",
    "To add these records to another store: bedside --store FOLDER import THIS-FOLDER")
  static let importSummary = Phrase(
    "import.summary",
    "Add the records of a copy that 'export' made, or unfinished answers saved elsewhere.")
  static let importNone = Phrase(
    "import.none",
    "'{path}' is no copy that Bedside made. Name the folder that 'export' wrote.")
  static let importFormat = Phrase(
    "import.format",
    "'{path}' has the format {format}, which a newer Bedside made. Use that one.")
  static let importChanged = Phrase(
    "import.changed",
    "'{path}' is missing or was changed since it was exported. Nothing was added. Copy it"
      + " again.")
  static let importRehearsal = Phrase(
    "import.rehearsal",
    "'{path}' is of a rehearsal, and these are real records. Nothing was added.")
  static let importOther = Phrase(
    "import.other",
    "These are the records of '{participant}', not of '{asked}'. Leave --participant out,"
      + " or name '{participant}'.")
  static let importAuthor = Phrase("import.author", "Say who brings the records in.")
  static let importReason = Phrase("import.reason", "Say why they are brought in.")
  static let importNeedsBoth = Phrase(
    "import.needsBoth",
    "An import that is signed needs both, --author and --reason.")
  static let importFuture = Phrase(
    "import.future",
    "{place} is of {day}, which is to come. Nothing was added: answers of days to come are not"
      + " taken. Check the clock of this machine, or the copy.")
  static let importPast = Phrase(
    "import.past",
    "{place} is of {day}, which is over. Nothing was added: say who brings in records of days"
      + " gone by, and why, with --author NAME --reason TEXT.")
  static let importAhead = Phrase(
    "import.ahead",
    "{place} is of {day}, which has begun in {zone} and not here. Nothing was added: say who brings it"
      + " in, and why, with --author NAME --reason TEXT.")
  static let importClosed = Phrase(
    "import.closed",
    "{place} can't be added today. Say who brings it in, and why, with --author NAME --reason TEXT. What"
      + " keeps it out: {refusal}")
  static let importWrong = Phrase(
    "import.wrong",
    "{place} says what the study would not have recorded. {problem} Nothing was added: say who answers"
      + " for it, and why, with --author NAME --reason TEXT.")
  static let importImpossible = Phrase(
    "import.impossible",
    "{place} says what nobody could have recorded. {problem} Nothing was added, whoever answers for it."
      + " Put it right where it was recorded and copy the records again, or keep the copy in a store of its"
      + " own: --store FOLDER")
  static let importRecorded = Phrase(
    "import.recorded",
    "{place} records '{event}' anew, which is recorded already, so it was left out with all that changes it."
      + " Compare the two, and change what is here with: amend␣{task}")
  static let importEnrolment = Phrase(
    "import.enrolment",
    "The copy's enrolment is of {there}, and events that are recorded here count from {here}: with it they"
      + " would be of other days. Nothing was added. Keep the copy in a store of its own: --store FOLDER"
  )
  static let importOtherDay = Phrase(
    "import.otherDay", "'{event}' is of {planned} here, not of {day}.")
  static let importNoEvent = Phrase(
    "import.noEvent", "It has no event '{event}' on {day}.")
  static let importNeverPlanned = Phrase(
    "import.neverPlanned", "'{task}', version {version}, has no event '{event}' on any day.")
  static let importUnplanned = Phrase(
    "import.unplanned",
    one: "{count} line is of {tasks}, which this study does not have and no line of the plan tells"
      + " of. It is kept and exported, but nothing checked it and no page shows it. To see it, bring in"
      + " the plan of the copy, or open the records with the study that has it: --content FOLDER",
    other: "{count} lines are of {tasks}, which this study does not have and no line of the plan"
      + " tells of. They are kept and exported, but nothing checked them and no page shows them. To see them,"
      + " bring in the plan of the copy, or open the records with the study that has them:"
      + " --content FOLDER")
  static let importVersion = Phrase("import.version", "'{task}' version {version}")
  static let importNoSteps = Phrase(
    "import.noSteps", "The answers in 'result' can't be given to the questions again.")
  static let importLineChanged = Phrase(
    "import.lineChanged",
    "{place} was changed after it was written, so it was left out. Bring it in from a sound copy.")
  static let importLineDamaged = Phrase(
    "import.lineDamaged",
    "{place} can't be read, so it was left out. Bring it in from a sound copy.")
  static let importMoreDamaged = Phrase(
    "import.moreDamaged",
    one: "{count} more line of {file} can't be read, so it was left out.",
    other: "{count} more lines of {file} can't be read, so they were left out.")
  static let importMissing = Phrase(
    "import.missing",
    one: "{count} line of {file} is missing in the copy, by the numbers of the others.",
    other: "{count} lines of {file} are missing in the copy, by the numbers of the others.")
  static let importUnfinished = Phrase(
    "import.unfinished",
    one: "{file} ends in {count} byte that is no whole line, which was left out.",
    other: "{file} ends in {count} bytes that are no whole line, which were left out.")
  static let importFileChanged = Phrase(
    "import.fileChanged",
    "{path} is not the file that its name says, so it was left out. Bring it in from a sound copy.")
  static let importOwnName = Phrase(
    "import.ownName",
    "'{author}' is the participant, and what is brought in needs somebody else to answer for it. Nothing"
      + " was added: give that name with --author NAME.")
  static let importPlan = Phrase(
    "import.plan",
    "{place} plans '{task}' in another way than the study. Nothing was added: say who brings that"
      + " in, and why, with --author NAME --reason TEXT.")
  static let importAnother = Phrase(
    "import.another",
    "{place} is about '{participant}'. Nothing was added: a copy holds the records of one"
      + " participant.")
  static let importMisplaced = Phrase(
    "import.misplaced",
    "{place} is about another month than its file, or about another task than it says. Nothing was"
      + " added. Copy the records again.")
  static let importClash = Phrase(
    "import.clash",
    "{place} is not the line that stands here under the same number. Nothing was added. Add the"
      + " copy to a store of its own: --store FOLDER")
  static let importUnreadable = Phrase(
    "import.unreadable",
    "{place} does not say of which day it is. Nothing was added. Copy the records again.")
  static let importLeftOut = Phrase(
    "import.leftOut",
    one: "{count} line was left out: the store has newer ones of the same origin, and behind them"
      + " it would count in their place. To have it back, put its file back from the copy.",
    other: "{count} lines were left out: the store has newer ones of the same origin, and behind"
      + " them they would count in their place. To have them back, put their files back from the"
      + " copy.")
  static let imported = Phrase(
    "import.done",
    one: "Added {count} line to the records of '{participant}'.",
    other: "Added {count} lines to the records of '{participant}'.")
  static let importNothingNew = Phrase(
    "import.nothingNew",
    one: "The records of '{participant}' have all of it already.",
    other: "The records of '{participant}' have all of it already.")
  static let copyRestored = Phrase(
    "copy.restored",
    one: "{count} line of unfinished answers is back. Go on with: resume",
    other: "{count} lines of unfinished answers are back. Go on with: resume")
  static let copyFinished = Phrase(
    "copy.finished",
    "These answers were finished and are recorded already. Nothing was added.")
  static let copyDifferent = Phrase(
    "copy.different",
    "The store has other answers of the same run. Nothing was added. Finish or discard"
      + " those first: drafts")
  static let markRestored = Phrase(
    "mark.restored", "What was marked or logged is recorded now. See it with: history")
  static let markRecordedAlready = Phrase(
    "mark.recordedAlready",
    "What this file holds is recorded already, in another way. Nothing was added. See it with:"
      + " history")
  static let eraseSummary = Phrase("erase.summary", "Remove all that is kept of the participant.")
  static let eraseConfirm = Phrase(
    "erase.confirm",
    "The participant's name again, instead of being asked.")
  static let eraseMeaning = Phrase(
    "erase.meaning",
    "All that is kept of '{participant}' is removed from the disk, of every study: answers,"
      + " unfinished answers, supplied files and settings ({folder}). Copies and backups"
      + " elsewhere stay. To keep a copy, press Control-D and type: export")
  static let eraseTypeName = Phrase("erase.typeName", "Type '{participant}' to erase: ")
  static let eraseNeedsConfirm = Phrase(
    "erase.needsConfirm",
    "Nobody can be asked. Confirm with --confirm {participant}.")
  static let eraseWrongName = Phrase(
    "erase.wrongName",
    "'{text}' is not '{participant}'. Nothing was erased.")
  static let eraseNone = Phrase("erase.none", "Nothing is kept of '{participant}'.")
  static let eraseUnchanged = Phrase("erase.unchanged", "Nothing was erased.")
  static let eraseTraces = Phrase(
    "erase.traces",
    "The records are erased, but not everything else that may tell of them. {reason} Erase"
      + " again to finish.")
  static let erased = Phrase(
    "erase.done",
    "All that was kept of '{participant}' is erased, and the history of commands with it.")
}
