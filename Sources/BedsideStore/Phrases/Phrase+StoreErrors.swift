internal import BedsideCore

/// Why records can't be opened, read or kept.
extension Phrase {
  static let storeIsALink = Phrase(
    "store.link", "'{path}' is a symbolic link. Give the folder to which it leads with --store.")
  static let storeNotAFolder = Phrase(
    "store.notAFolder", "'{path}' is not a folder. Give a folder with --store.")
  static let notAStore = Phrase(
    "store.notAStore",
    "'{path}' holds other files and is no store. Give an empty or a new folder with --store.")
  static let storeFormat = Phrase(
    "store.format",
    "'{path}' has the format {format}; this Bedside reads {known}. Use the Bedside that made it, or"
      + " a newer one.")
  static let notSimulated = Phrase(
    "store.notSimulated",
    "'{path}' holds real records, so its time cannot be given. Give a new folder with --store for a"
      + " rehearsal with --now.")

  static let ownedByAnother = Phrase(
    "store.ownedByAnother",
    "'{path}' belongs to another user. Give your own folder with --store.")
  static let openToOthers = Phrase(
    "store.openToOthers", "Others on this machine may open '{path}'. Run: {command}")
  static let notWritable = Phrase(
    "store.notWritable",
    "This user cannot write in '{path}'. Make it writable, or give another folder with --store.")
  static let settingsMissing = Phrase(
    "store.settingsMissing",
    "'{path}' is missing. Restore it from a copy of the store, or start another with --store.")
  static let settingsDamaged = Phrase(
    "store.settingsDamaged", "{path}: {problem} Restore it from a copy of the store.")

  static let clockChanged = Phrase(
    "store.clockChanged",
    "{path}: \"clock\" was \"{was}\" when the store was made. Somebody changed it. Write \"{was}\" there"
      + " again, or start another store with --store.")

  static let notSavedReason = Phrase("journal.notSaved", "Not saved. {reason}")
  static let stoppedSaving = Phrase(
    "journal.stopped",
    "Not saved. {reason} Nothing more is written until Bedside is started again. Check the disk.")
  static let storeBusy = Phrase(
    "journal.busy",
    "Not saved. Another Bedside has kept '{path}' locked for ten seconds. Close it and try again.")
  static let recordTooLong = Phrase(
    "journal.tooLong", "Not saved. The record takes {bytes} bytes; {most} is the most.")
  static let lineChanged = Phrase(
    "journal.lineChanged",
    "{place}: the line was changed after it was written. It stays and is left out.")
  static let lineDamaged = Phrase(
    "journal.lineDamaged", "{place}: the line is damaged. It stays and is left out.")

  static let noSuchTask = Phrase(
    "care.noTask", "There is no task '{task}'. See them all with: today")
  static let noSuchTaskButNear = Phrase(
    "care.noTaskNear", "There is no task '{task}'. Did you mean '{nearest}'?")
  static let draftInUse = Phrase(
    "care.draftInUse", "These answers are open in another shell. Go on there, or close it first.")
  static let draftGone = Phrase(
    "care.draftGone",
    "These answers were finished or discarded in another shell. See what is recorded with: today")
  static let noSuchDraft = Phrase(
    "care.noDraft", "There is no draft '{draft}'. See them with: drafts")
}
