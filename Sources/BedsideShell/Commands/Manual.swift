internal import BedsideCore

/// The page of the manual that the grammar of commands makes.
struct Manual {
  let phrases: Phrases
  let version: String

  /// The page.
  var page: ManualPage {
    ManualPage(
      name: "bedside", version: version, nameTitle: phrases(.manualName),
      summary: phrases(.manualSummary),
      sections: [
        section(.manualSynopsis, synopsis), section(.manualDescription, description),
        section(.helpCommandsTitle, Grammar.commands.flatMap(command)),
        section(.manualOptions, Grammar.global.map(option)),
        section(.manualExit, exitCodes), section(.manualEnvironment, variables),
        section(.manualFiles, files), section(.manualSeeAlso, [.paragraph("bedside-viewer(1)")]),
      ])
  }

  private func section(_ title: Phrase, _ blocks: [ManualPage.Block]) -> ManualPage.Section {
    ManualPage.Section(phrases(title), blocks)
  }

  private var synopsis: [ManualPage.Block] {
    let options = "[<\(phrases.placeholder("option"))>…]"
    return [
      .line("bedside \(options)"),
      .line("bedside \(options) <\(phrases.placeholder("command"))> …"),
    ]
  }

  private var description: [ManualPage.Block] {
    [Phrase.manualShell, .manualOnce, .helpForCommand].map { .paragraph(phrases($0)) }
  }

  private func command(_ spec: CommandSpec) -> [ManualPage.Block] {
    let said = [spec.summary] + (spec.note.map { [$0] } ?? [])
    return [.entry(spec.usage(phrases), said.map { phrases($0) }.joined(separator: " "))]
      + spec.options.map { .subentry($0.usage(phrases), phrases($0.meaning)) }
  }

  private func option(_ spec: OptionSpec) -> ManualPage.Block {
    let values = spec.allowed.isEmpty ? "" : " (\(spec.allowed.joined(separator: ", ")))"
    return .entry(spec.usage(phrases), phrases(spec.meaning) + values)
  }

  private var exitCodes: [ManualPage.Block] {
    let codes: [(ExitCode, Phrase)] = [
      (.done, .exitDone), (.failure, .exitFailure), (.nothingDue, .exitNothingDue),
      (.usage, .exitUsage), (.badData, .exitBadData), (.noSuchThing, .exitNoSuchThing),
      (.cannotCreate, .exitCannotCreate), (.cannotWrite, .exitCannotWrite),
      (.unfinished, .exitUnfinished), (.aborted, .exitAborted),
    ]
    return codes.map { .entry("\($0.rawValue)", phrases($1)) }
  }

  private var variables: [ManualPage.Block] {
    let variables: [(String, Phrase)] = [
      ("BEDSIDE_STORE", .variableStore), ("BEDSIDE_CONTENT", .variableContent),
      ("BEDSIDE_PICTURE", .variablePicture), ("LC_ALL, LC_MESSAGES, LANG", .variableLanguage),
      ("NO_COLOR, NO_MOTION", .variableLook), ("VISUAL, EDITOR", .variableEditor),
      ("TZ", .variableZone),
    ]
    return variables.map { .entry($0, phrases($1)) }
  }

  private var files: [ManualPage.Block] {
    [
      .entry("$XDG_DATA_HOME/bedside", phrases(.fileStore)),
      .entry("$XDG_STATE_HOME/bedside/history", phrases(.fileHistory)),
      .entry("$XDG_CACHE_HOME/bedside", phrases(.fileCache)),
    ]
  }
}
