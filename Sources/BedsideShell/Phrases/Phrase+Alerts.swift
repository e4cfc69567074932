internal import BedsideCore

extension Phrase {
  static let alertTitle = Phrase("alert.title", "Important: {title}")
  static let alertNotice = Phrase("alert.notice", "Please note: {title}")
  static let alertFirst = Phrase(
    "alert.first", "Please read this first, then press Enter to go on.")

  static let alertsTitle = Phrase(
    "alerts.title", one: "Alerts in the last {count} day",
    other: "Alerts in the last {count} days")
  static let alertLine = Phrase("alerts.line", "{date}, {task}: {title} ({severity})")
  static let alertOver = Phrase(
    "alerts.over", "{date}, {task}: {title} ({severity}; the answers were changed after it)")
  static let alertShow = Phrase("alerts.show", "See it with: show␣{task}␣{day}")
  static let alertTakenBack = Phrase(
    "alerts.takenBack", "The answers were taken back. See it with: history␣{task}")
  static let alertDiscarded = Phrase(
    "alerts.discarded", "The answers were thrown away unfinished. See it with: history␣{task}")
  static let severityUrgent = Phrase("alerts.urgent", "urgent")
  static let severityWarning = Phrase("alerts.warning", "warning")
  static let severityNotice = Phrase("alerts.notice", "notice")
  static let alertInDraft = Phrase("alerts.draft", "The answers are unfinished: resume␣{task}")

  static let showAlerts = Phrase("show.alerts", "Alerts")
  static let showAlert = Phrase("show.alert", "{date}: {title}")
  static let showAlertBecause = Phrase("show.alertBecause", "Raised by {values}")
  static let showAlertOver = Phrase(
    "show.alertOver", "The answers were changed after it, and it does not hold any more.")
  static let showAlertUnseen = Phrase("show.alertUnseen", "It was not seen by the participant.")
  static let showScores = Phrase("show.scores", "Scores")
  static let scoreValue = Phrase("show.score", "{title}: {value}")
  static let scoreBand = Phrase("show.scoreBand", "{title}: {value} ({label})")
  static let scorePart = Phrase(
    "show.scorePart", "{score}, from {answered} of {items} answers")
  static let scoreMissing = Phrase(
    "show.scoreMissing", "{title}: no value, {answered} of {items} answered")

  static let wordsCount = Phrase("words.count", "the number chosen of {item}")
  static let wordsMatches = Phrase("words.matches", "{item} matches {pattern}")
  static let wordsSkipped = Phrase("words.skipped", "{item} is left out")
  static let wordsDontKnow = Phrase("words.dontKnow", "{item} is not known")
  static let wordsDeclined = Phrase("words.declined", "{item} is declined")
  static let wordsNotVisited = Phrase("words.notVisited", "{item} was not asked")
  static let wordsEarlier = Phrase(
    "words.earlier", "{condition} (the last time in {task})")

  static let reviewDropped = Phrase(
    "review.dropped", "No longer asked, since an answer before was changed")
  static let runEarlier = Phrase(
    "run.earlier", "Take what was answered to other tasks before from a JSON file.")

  /// How pressing an alert is, in a word.
  static func severity(_ severity: TaskAlert.Severity) -> Phrase {
    switch severity {
    case .notice: severityNotice
    case .warning: severityWarning
    case .urgent: severityUrgent
    }
  }
}
