internal import BedsideCore
internal import BedsideStore

extension CommandRunner {
  /// The language that the command line asks for; nil where it asks for none.
  var askedLanguage: LanguageTag? { invocation.globals["lang"].flatMap { LanguageTag($0) } }

  /// The languages wanted: that of the command line, then the participant's, then the environment's.
  func preference(of participant: LanguageTag? = nil) -> LanguagePreference {
    LanguagePreference([askedLanguage, participant, host.language].compactMap(\.self))
  }

  /// How numbers, dates, times and measures are written for somebody with this language.
  ///
  /// Units of measure go with the place where the machine stands, all else with the language.
  func conventions(of participant: LanguageTag? = nil) -> Conventions {
    Conventions(
      number: customs("LC_NUMERIC", of: participant), time: customs("LC_TIME", of: participant),
      measurement: host.locale("LC_MEASUREMENT"))
  }

  /// The locale by whose customs something is written.
  ///
  /// The environment's, unless it names no language or somebody chose another one here.
  private func customs(_ category: String, of participant: LanguageTag?) -> String {
    let locale = host.locale(category)
    let chosen = askedLanguage ?? participant
    guard let own = LanguageTag(locale: locale) else {
      return chosen?.description ?? phrases.language
    }
    guard let chosen, chosen.base != own.base else { return locale }
    return chosen.description
  }

  /// Sees to it that what was asked for with `--lang` is among `given` or spoken by the interface.
  func checkLanguage(among given: [LanguageTag] = []) throws(ProgramStop) {
    guard let asked = askedLanguage else { return }
    let all = Set(given + InterfaceLanguage.allCases.map(\.tag))
    if LanguagePreference([asked]).match(among: Array(all)) != nil { return }
    let list = all.map(\.description).sorted().joined(separator: ", ")
    throw stop(phrases(.noLanguage, ["language": asked.description, "list": list]), .usage)
  }

  /// Sees to it that what was asked for with `--lang` is a language of the study or the interface.
  func checkLanguage(of library: ContentLibrary) throws(ProgramStop) {
    guard let asked = askedLanguage else { return }
    // The texts of a task are read when they are needed; to refuse, all of them are.
    let wanted = LanguagePreference([asked])
    if wanted.match(among: library.languages) == nil { library.loadAll() }
    try checkLanguage(among: library.languages)
  }

  /// `language`: tells the participant's language, or sets it for this and all later times.
  func language(_ desk: CareDesk) -> Program.End {
    let all = Set(desk.languages + InterfaceLanguage.allCases.map(\.tag))
    let known = all.map(\.description).sorted()
    do throws(CareError) {
      guard let text = invocation.arguments.first else { return tell(desk, known) }
      if text == Self.automatic {
        try desk.store.keep(language: nil)
        renderer.show(.text(phrases(.languageAutomatic)))
        return Program.End(.done)
      }
      guard let tag = LanguageTag(text),
        LanguagePreference([tag]).match(among: Array(all)) != nil
      else {
        let names: KeyValuePairs = ["language": text, "list": known.joined(separator: ", ")]
        return fail(phrases(.noLanguage, names), .usage)
      }
      try desk.store.keep(language: tag)
      let phrases = InterfaceLanguage.phrases(for: LanguagePreference([tag]))
      renderer.show(.text(phrases(.languageKept, ["language": tag.description])))
      return Program.End(.done)
    } catch {
      return Program.End(desk.report(error))
    }
  }

  /// The word that leaves the choice of the language to the machine and the study.
  static var automatic: String { "auto" }

  private func tell(_ desk: CareDesk, _ known: [String]) -> Program.End {
    if invocation.has("json") {
      renderer.write(
        .object([
          "format": 1, "language": .string(phrases.language), "languages": .strings(known),
        ]))
    } else {
      let names: KeyValuePairs = [
        "language": phrases.language, "list": known.joined(separator: ", "),
      ]
      renderer.show(.text(phrases(.languageIs, names)), on: .data)
    }
    return Program.End(.done)
  }
}

extension ProgramHost {
  /// The language that the environment names for messages; nil where it names none.
  var language: LanguageTag? { LanguageTag(locale: locale("LC_MESSAGES")) }

  /// The locale that the environment names for a category such as `LC_TIME`; empty where it names none.
  func locale(_ category: String) -> String {
    let names = ["LC_ALL", category, "LANG"]
    return names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }
}
