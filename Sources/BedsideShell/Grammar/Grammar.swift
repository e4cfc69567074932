internal import BedsideCore

/// All commands and options: one grammar for the lines of the shell and for single commands.
enum Grammar {
  /// The commands, in the order in which they are listed.
  static let commands: [CommandSpec] =
    daily + MarkingGrammar.commands + records + InsightGrammar.commands + DataGrammar.commands
    + ReminderGrammar.commands
    + settings + authoring + [
      CommandSpec(
        name: .help, summary: .helpSummary,
        arguments: [.init(name: "command", kind: .command, isRequired: false)],
        options: [
          OptionSpec(name: "manual", meaning: .helpManual),
          OptionSpec(
            name: "completions", value: "shell",
            allowed: CompletionScript.allCases.map(\.rawValue), meaning: .helpCompletions),
          OptionSpec(name: "complete", value: "words", meaning: .helpComplete),
        ], printsJSON: true),
      CommandSpec(name: .quit, summary: .quitSummary),
    ]

  private static let task = CommandSpec.Argument(name: "task", kind: .task)
  private static let anyTask = CommandSpec.Argument(name: "task", kind: .task, isRequired: false)
  private static let day = CommandSpec.Argument(name: "day", kind: .day, isRequired: false)

  private static let event = CommandSpec.Argument(name: "task", kind: .event)
  /// The letter may be left out, so that a day can be completed in its place.
  private static let letter = CommandSpec.Argument(name: "letter", kind: .day, isRequired: false)

  private static let tag = OptionSpec(name: "tag", value: "tag", meaning: .dayTag)

  private static let daily: [CommandSpec] = [
    CommandSpec(
      name: .today, summary: .todaySummary, options: [tag], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .day, summary: .daySummary, arguments: [.init(name: "day", kind: .day)],
      options: [tag], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .week, summary: .weekSummary, arguments: [day], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .due, summary: .dueSummary, options: [tag], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .start, summary: .startSummary, arguments: [task, day],
      options: [OptionSpec(name: "answers", value: "file", meaning: .startAnswers)],
      printsJSON: true),
    CommandSpec(
      name: .resume, summary: .resumeSummary,
      arguments: [.init(name: "task", kind: .draft, isRequired: false)], printsJSON: true),
    CommandSpec(name: .drafts, summary: .draftsSummary, printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .discard, summary: .discardSummary, arguments: [.init(name: "draft", kind: .draft)],
      printsJSON: true),
  ]

  private static let records: [CommandSpec] = [
    CommandSpec(
      name: .show, summary: .showSummary,
      arguments: [.init(name: "task", kind: .shown), letter, day], printsJSON: true,
      printsRecords: true),
    CommandSpec(
      name: .history, summary: .historySummary, arguments: [anyTask],
      options: [
        OptionSpec(name: "from", value: "day", meaning: .historyFrom),
        OptionSpec(name: "to", value: "day", meaning: .historyTo),
        OptionSpec(name: "last", value: "count", meaning: .historyLast),
      ], printsJSON: true, printsRecords: true),
    MarkingGrammar.amend,
    CommandSpec(
      name: .delete, summary: .deleteSummary, arguments: [event, letter, day],
      options: [
        OptionSpec(name: "reason", value: "text", meaning: .deleteReason, isOneLine: true),
        OptionSpec(
          name: "author", value: "name", meaning: .deleteAuthor, isOneLine: true, longest: 100),
      ], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .withdraw, summary: .withdrawSummary,
      options: [
        OptionSpec(
          name: "records", value: "what", allowed: ["keep", "erase"], meaning: .withdrawRecords),
        OptionSpec(name: "confirm", value: "name", meaning: .withdrawConfirm),
      ], printsJSON: true),
    CommandSpec(
      name: .learn, summary: .learnSummary,
      arguments: [.init(name: "topic", kind: .topic, isRequired: false)],
      options: [
        OptionSpec(
          name: "picture", value: "kind", allowed: ModelPicture.allCases.map(\.rawValue),
          meaning: .learnPicture)
      ],
      printsJSON: true, printsRecords: true),
  ]

  private static let settings: [CommandSpec] = [
    CommandSpec(
      name: .language, summary: .languageSummary,
      arguments: [.init(name: "tag", kind: .language, isRequired: false)], printsJSON: true)
  ]

  private static let authoring: [CommandSpec] = [
    CommandSpec(
      name: .run, summary: .runSummary,
      arguments: [.init(name: "file", kind: .file)],
      options: [
        OptionSpec(name: "answers", value: "file", meaning: .runAnswers),
        OptionSpec(name: "earlier", value: "file", meaning: .runEarlier),
        OptionSpec(name: "dry", meaning: .runDry),
      ], printsJSON: true),
    CommandSpec(
      name: .preview, summary: .previewSummary,
      arguments: [
        .init(name: "task", kind: .steps), .init(name: "step", kind: .step, isRequired: false),
      ]),
    CommandSpec(
      name: .check, summary: .checkSummary,
      arguments: [.init(name: "path", kind: .file, isRequired: false, repeats: true)],
      printsJSON: true),
    CommandSpec(
      name: .new, summary: .newSummary,
      arguments: [
        .init(name: "kind", kind: .word(NewContent.Kind.allCases.map(\.rawValue))),
        .init(name: "id", kind: .name),
        .init(name: "folder", kind: .file, isRequired: false),
      ]),
    CommandSpec(
      name: .events, summary: .eventsSummary,
      options: [
        OptionSpec(name: "schedule", value: "file", meaning: .eventsSchedule),
        OptionSpec(name: "from", value: "time", meaning: .eventsFrom),
        OptionSpec(name: "to", value: "time", meaning: .eventsTo),
        OptionSpec(name: "zone", value: "name", meaning: .eventsZone),
        OptionSpec(name: "batch", meaning: .eventsBatch),
      ], printsJSON: true),
  ]

  /// The program's options, which stand before the command or behind it.
  static let global: [OptionSpec] =
    [
      OptionSpec(name: "json", meaning: .optionJSON),
      OptionSpec(name: "plain", meaning: .optionPlain),
    ]
    + [
      OptionSpec(name: "store", value: "folder", meaning: .optionStore),
      OptionSpec(name: "content", value: "folder", meaning: .optionContent),
      OptionSpec(name: "study", value: "name", meaning: .optionStudy),
      OptionSpec(name: "participant", value: "name", meaning: .optionParticipant),
      OptionSpec(name: "zone", value: "name", meaning: .optionZone),
      OptionSpec(name: "now", value: "instant", meaning: .optionNow),
      OptionSpec(
        name: "lang", value: "tag", meaning: .optionLanguage, isLanguage: true),
      OptionSpec(
        name: "color", value: "when", allowed: StyleRequest.Color.allCases.map(\.rawValue),
        meaning: .optionColor),
      OptionSpec(name: "accessible", meaning: .optionAccessible),
      OptionSpec(name: "no-input", meaning: .optionNoInput),
      OptionSpec(name: "version", meaning: .optionVersion),
    ].map { option in
      var option = option
      option.isOnlyAtStart = true
      return option
    }

  static let help = OptionSpec(name: "help", meaning: .optionHelp)

  static func spec(_ name: CommandName) -> CommandSpec {
    commands.first { $0.name == name } ?? CommandSpec(name: name, summary: .helpSummary)
  }
}
