internal import BedsideCore

/// The commands on what is done without questions.
enum MarkingGrammar {
  private static let event = CommandSpec.Argument(name: "task", kind: .event)
  private static let rest = CommandSpec.Argument(
    name: "value", kind: .value, isRequired: false, repeats: true)
  private static let letter = CommandSpec.Argument(
    name: "letter", kind: .value, isRequired: false)
  private static let day = OptionSpec(name: "day", value: "day", meaning: .markDay)
  private static let reason = OptionSpec(
    name: "reason", value: "text", meaning: .markReason, isOneLine: true)
  private static let author = OptionSpec(
    name: "author", value: "name", meaning: .amendAuthor, isOneLine: true, longest: 100)

  static let commands: [CommandSpec] = [
    CommandSpec(
      name: .done, summary: .doneSummary, arguments: [event, letter], options: [day],
      printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .undone, summary: .undoneSummary, arguments: [event, letter], options: [day, reason],
      printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .log, summary: .logSummary, arguments: [event, rest], options: [day],
      printsJSON: true, printsRecords: true, holdsAnswers: true),
    CommandSpec(
      name: .unlog, summary: .unlogSummary, arguments: [event, rest],
      options: [day, reason, author], printsJSON: true, printsRecords: true, holdsAnswers: true),
    CommandSpec(
      name: .undo, summary: .undoSummary, printsJSON: true, printsRecords: true),
  ]

  static let amend = CommandSpec(
    name: .amend, summary: .amendSummary, arguments: [event, rest],
    options: [day, reason, author], printsJSON: true, printsRecords: true, holdsAnswers: true,
    note: .amendHelp)
}
