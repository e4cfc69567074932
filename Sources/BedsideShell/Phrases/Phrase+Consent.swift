internal import BedsideCore

extension Phrase {
  static let consentDeclined = Phrase(
    "consent.declined",
    "Thank you for reading this far. You don't take part, and that has no disadvantage for you.")
  static let consentTitle = Phrase("consent.title", "Consent to {study}, as signed {date}")
  static let consentSignature = Phrase("consent.signature", "Typed signature: {name}")
  static let consentDate = Phrase("consent.date", "Date: {date}")
  static let consentYes = Phrase("consent.yes", "yes")
  static let consentRecorded = Phrase(
    "consent.recorded", "Recorded {date} as version {version} of '{task}'.")
  static let consentHash = Phrase("consent.hash", "The file that held this text: {hash}")
  static let consentOutdated = Phrase(
    "consent.outdated", "There is a newer version of this consent. Read it with: start␣{task}")
  static let consentNone = Phrase("consent.none", "No consent is signed.")
  static let consentNoneOnDay = Phrase("consent.noneOnDay", "No consent was signed on {day}.")
  static let consentNeeded = Phrase(
    "consent.needed",
    "'{task}' has a new version. The other tasks open when you have read it and agree.")

  static let withdrawSummary = Phrase(
    "withdraw.summary", "Leave the study, and keep or erase what was recorded.")
  static let withdrawRecords = Phrase(
    "withdraw.records", "What becomes of what was recorded: keep or erase.")
  static let withdrawConfirm = Phrase(
    "withdraw.confirm", "The study's name, instead of being asked.")
  static let withdrawTitle = Phrase("withdraw.title", "Leave '{study}'?")
  static let withdrawMeaning = Phrase(
    "withdraw.meaning",
    "From now on nothing is asked, and nothing can be recorded or changed. Unfinished answers are"
      + " thrown away.")
  static let withdrawLeft = Phrase(
    "withdraw.left", "You left '{study}' on {day}. What was recorded is still here.")
  static let withdrawLeftErased = Phrase(
    "withdraw.leftErased", "You left '{study}' on {day}, and what was recorded is erased.")
  static let withdrawTitleLeft = Phrase(
    "withdraw.titleLeft", "Erase what was recorded?")
  static let withdrawEraseLeftLabel = Phrase(
    "withdraw.eraseLeftLabel", "erase what was recorded for good")
  static let withdrawKeep = Phrase("withdraw.keep", "keep")
  static let withdrawKeepLabel = Phrase(
    "withdraw.keepLabel", "leave, and keep what was recorded, to read and to hand on")
  static let withdrawErase = Phrase("withdraw.erase", "erase")
  static let withdrawEraseLabel = Phrase(
    "withdraw.eraseLabel", "leave, and erase what was recorded for good")
  static let withdrawStay = Phrase("withdraw.stay", "stay")
  static let withdrawStayLabel = Phrase("withdraw.stayLabel", "change nothing")
  static let withdrawTypeName = Phrase(
    "withdraw.typeName",
    "This can't be undone. To erase everything, type the study's name, {study}: ")
  static let withdrawUnchanged = Phrase("withdraw.unchanged", "Nothing was changed.")
  static let withdrawWrongName = Phrase(
    "withdraw.wrongName", "'{text}' is not the study's name, '{study}'. Nothing was changed.")
  static let withdrawNeedsOptions = Phrase(
    "withdraw.needsOptions",
    "Nobody can be asked: standard input is no terminal. Give --records keep or erase, and --confirm"
      + " with the study's name.")
  static let withdrawDoneKept = Phrase(
    "withdraw.doneKept",
    "You have left '{study}'. What was recorded stays. Read it with: history")
  static let withdrawDoneErased = Phrase(
    "withdraw.doneErased",
    "You have left '{study}', and what was recorded is erased from '{folder}'. Copies and backups"
      + " elsewhere are not.")
  static let withdrawDoneErasedPlain = Phrase(
    "withdraw.doneErasedPlain",
    "You have left '{study}', and what was recorded is erased. Copies and backups elsewhere are not."
  )
  static let withdrawRejoin = Phrase("withdraw.rejoin", "To take part again, type: start␣{task}")
  static let withdrawn = Phrase(
    "cards.withdrawn", "You left this study on {day}. Nothing more is asked.")
  static let withdrawnRejoin = Phrase(
    "cards.withdrawnRejoin",
    "'{title}' stands below only to take part again: start␣{task}")
  static let erasureUnfinished = Phrase(
    "withdraw.unfinished",
    "Erasing what was recorded was cut short. Finish it with: withdraw␣--records␣erase")
  static let historyWithdrawnKept = Phrase(
    "history.withdrawnKept", "left the study; what was recorded is kept")
  static let historyWithdrawnErased = Phrase(
    "history.withdrawnErased", "left the study; what was recorded is erased")
}
