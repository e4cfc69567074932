internal import BedsideCore

extension Phrase {
  static let crumbs = Phrase("group.crumbs", "{outer} / {inner}")
  static let progressInSection = Phrase(
    "step.progressInSection", "Question {position} of {total} ({part} of {parts} in this part):")
  static let progressAboutInSection = Phrase(
    "step.progressAboutInSection",
    "Question {position} of about {total} ({part} of {parts} in this part):")
  static let picture = Phrase("step.picture", "[Picture: {text}] ({path})")
  static let moreNumbered = Phrase("step.moreNumbered", "(more: ? {number})")
  static let noSuchText = Phrase(
    "step.noSuchText", "There is no text of this number. Type '?' and 1 to {count}.")
  static let helpNumbered = Phrase("help.numbered", "read more about: {title}")

  static let endOffer = Phrase("step.endOffer", "Type '{word}' for: {button}")

  static let skipAllHint = Phrase(
    "step.skipAllHint", "This part may be left out: '{word}' passes all its questions.")
  static let helpSkipAll = Phrase("help.skipAll", "leave out all questions of this part")
  static let cannotSkipAll = Phrase(
    "step.cannotSkipAll", "This part can't be left out as a whole.")

  static let noPresenter = Phrase(
    "custom.none", "This step needs '{name}', which this program does not have. Go on without it.")

  static let waiting = Phrase(
    "wait.seconds", one: "Waiting 1 second.", other: "Waiting {count} seconds.")
  static let waitingForWork = Phrase("wait.work", "Please wait.")
  static let waitDone = Phrase("wait.done", "Done.")
  static let waitPrompt = Phrase(
    "wait.prompt", one: "1 second left. Press Enter to wait on, or type '?': ",
    other: "{count} seconds left. Press Enter to wait on, or type '?': ")
  static let workPrompt = Phrase(
    "wait.workPrompt", "Press Enter to wait on, or type '?': ")
  static let workPercent = Phrase("wait.percent", "{percent} % done.")
  static let notWaited = Phrase("wait.notWaited", "Nobody is here to wait; going on.")
  static let workFailed = Phrase("wait.failed", "It did not work: {reason}")
  static let noWork = Phrase(
    "wait.none", "This step waits for '{name}', which this program does not have. Go on without it."
  )
  static let startsIn = Phrase(
    "countdown.start", one: "It starts in 1 second.", other: "It starts in {count} seconds.")
  static let countdownGo = Phrase("countdown.go", "Now.")

  static let reviewStepPrompt = Phrase(
    "review.stepPrompt",
    "Press Enter to go on, or type '{edit} 1' to change an answer, '{clear} 1' to take it back: ")
  static let reviewCleared = Phrase("review.cleared", "Taken back: {question}")
  static let reviewNothingToClear = Phrase(
    "review.nothingToClear", "That question has no answer to take back.")
  static let reviewNoNumber = Phrase(
    "review.noNumber", "There is no question '{target}' in this list. Type one of its numbers.")
  static let reviewEarlier = Phrase("review.earlier", "Your answers of {date}")
  static let reviewNoEarlier = Phrase(
    "review.noEarlier", "There are no earlier answers to look at yet.")

  static let noFilesHere = Phrase("file.none", "files can't be read here")
  static let helpFile = Phrase(
    "help.file", "The answer is the path of {hint}. TAB completes it; '~' is your own folder.")
}
