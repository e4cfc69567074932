internal import BedsideCore

/// All commands and options: one grammar for the lines of the shell and for single commands.
enum Grammar {
  /// The commands, in the order in which they are listed.
  static let commands: [CommandSpec] = [
    CommandSpec(
      name: .run, summary: .runSummary,
      arguments: [.init(name: "file", kind: .file)],
      options: [OptionSpec(name: "answers", value: "file", meaning: .runAnswers)],
      printsJSON: true),
    CommandSpec(
      name: .help, summary: .helpSummary,
      arguments: [.init(name: "command", kind: .command, isRequired: false)]),
    CommandSpec(name: .quit, summary: .quitSummary),
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
      OptionSpec(name: "lang", value: "language", meaning: .optionLanguage),
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
