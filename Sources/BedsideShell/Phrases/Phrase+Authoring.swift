internal import BedsideCore

extension Phrase {
  static let checkedFiles = Phrase(
    "check.files", one: "Checked {count} file.", other: "Checked {count} files.")
  static let checkedErrors = Phrase("check.errors", one: "{count} error", other: "{count} errors")
  static let checkedWarnings = Phrase(
    "check.warnings", one: "{count} warning", other: "{count} warnings")
  static let checkFound = Phrase("check.found", "{files} {errors}, {warnings}.")

  static let runDry = Phrase("run.dry", "Print all ways through the task instead of asking.")
  static let dryTakesNoAnswers = Phrase(
    "run.dryTakesNoAnswers", "--dry prints every way, whatever is answered. Take --answers out.")
  static let previewSummary = Phrase(
    "preview.summary", "Show a task's steps, or one of them, as a participant sees them.")
  static let previewStep = Phrase("preview.step", "Step '{step}':")
  static let previewHidden = Phrase("preview.hidden", "Asked only when {condition}:")
  static let previewNoStep = Phrase(
    "preview.noStep", "'{task}' has no step '{step}'. Its steps are {list}.")
  static let previewNoStepNear = Phrase(
    "preview.noStepNear", "'{task}' has no step '{step}'. Did you mean '{nearest}'?")
  static let previewNoTask = Phrase(
    "preview.noTask", "There is no file '{name}', and no task of that name in this study.")
  static let previewNoTaskNear = Phrase(
    "preview.noTaskNear",
    "There is no file '{name}', and no task of that name in this study. Did you mean '{nearest}'?")

  static let newSummary = Phrase("new.summary", "Write a new task or a new study to begin with.")
  static let newKind = Phrase(
    "new.kind", "'{word}' can't be written. Write: bedside␣new␣task␣ID, or: bedside␣new␣study␣ID")
  static let newBadID = Phrase(
    "new.badID",
    "'{id}' can't be an id. Use small letters, digits, '-' and '_', a letter or digit first, at most 64"
      + " in all.")
  static let newExists = Phrase(
    "new.exists", "There is a '{path}' already. It was left as it is. Choose another id or folder.")
  static let newWritten = Phrase("new.written", "Written: {path}")
  static let newNext = Phrase("new.next", "Change it in an editor, and then:")
  static let newCheck = Phrase("new.check", "say what is wrong with it")
  static let newRun = Phrase("new.run", "try it; nothing is stored")
  static let newDry = Phrase("new.dry", "print every way through it")
  static let newOpen = Phrase("new.open", "open it as a participant does")
  static let newSchedule = Phrase(
    "new.schedule", "To ask for it in a study, add this to the 'tasks' of its study.json:")

  static let outlineTitle = Phrase("outline.title", "{title} ({id}, version {version})")
  static let outlineSteps = Phrase("outline.steps", one: "{count} step", other: "{count} steps")
  static let outlineItems = Phrase(
    "outline.items", one: "{count} question", other: "{count} questions")
  static let outlineWays = Phrase(
    "outline.ways", one: "{count} way through", other: "{count} ways through")
  static let outlineWaysOver = Phrase("outline.waysOver", "more than {count} ways through")
  static let outlineCounts = Phrase("outline.counts", "{steps}, {items}, {ways}.")
  static let outlineRequired = Phrase("outline.required", "needs an answer")
  static let outlineOptional = Phrase("outline.optional", "may be left out")
  static let outlineOnlyWhen = Phrase("outline.onlyWhen", "only when {condition}")
  static let outlineSkipped = Phrase("outline.skipped", "left out when {condition}")
  static let outlineGoTo = Phrase("outline.goTo", "when {condition}: to {target}")
  static let outlineOtherwise = Phrase("outline.otherwise", "otherwise: to {target}")
  static let outlineThen = Phrase("outline.then", "then: to {target}")
  static let outlineEnds = Phrase("outline.ends", "when {condition}: {end}")
  static let outlineOtherwiseEnds = Phrase("outline.otherwiseEnds", "otherwise: {end}")
  static let outlineCompleted = Phrase(
    "outline.completed", "the task ends, and its answers are kept")
  static let outlineEarly = Phrase("outline.early", "the task ends early, and nothing is kept")
  static let outlineLeave = Phrase("outline.leave", "whenever '{label}' is chosen: to {target}")
  static let outlineUnreached = Phrase("outline.unreached", "never reached")
  static let outlineWaysTitle = Phrase("outline.waysTitle", "All ways")
  static let outlineTooMany = Phrase(
    "outline.tooMany", "There are too many ways to list. The steps above have every branch of them."
  )
  static let outlineAlways = Phrase("outline.always", "always")
  static let outlineBack = Phrase("outline.back", "back to {target}")

  static let wordsIs = Phrase("condition.is", "{item} is {value}")
  static let wordsIncludes = Phrase("condition.includes", "{item} includes {value}")
  static let wordsYears = Phrase("condition.years", one: "{count} year", other: "{count} years")
  static let wordsAtLeast = Phrase("condition.atLeast", "{item} is {value} or more")
  static let wordsAtMost = Phrase("condition.atMost", "{item} is {value} or less")
  static let wordsAbove = Phrase("condition.above", "{item} is above {value}")
  static let wordsBelow = Phrase("condition.below", "{item} is below {value}")
  static let wordsFrom = Phrase("condition.from", "{item} is {value} or later")
  static let wordsUntil = Phrase("condition.until", "{item} is {value} or earlier")
  static let wordsAfter = Phrase("condition.after", "{item} is after {value}")
  static let wordsBefore = Phrase("condition.before", "{item} is before {value}")
  static let wordsAnswered = Phrase("condition.answered", "{item} has an answer")
  static let wordsUnanswered = Phrase("condition.unanswered", "{item} has no answer")
  static let wordsAnd = Phrase("condition.and", "{first} and {second}")
  static let wordsOr = Phrase("condition.or", "{first} or {second}")
  static let wordsNot = Phrase("condition.not", "not ({condition})")
  static let wordsQuoted = Phrase("condition.quoted", "'{text}'")
}
