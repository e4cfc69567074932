import BedsideCore
import BedsideInsights
import BedsideSchedule
import BedsideStore
import Testing

@testable import BedsideShell

struct TranslationTests {
  private static let targets = [
    "BedsideCore", "BedsideSchedule", "BedsideStore", "BedsideInsights", "BedsideShell",
  ]

  private func areas(_ language: InterfaceLanguage) -> [KeyValuePairs<String, String>] {
    switch language {
    case .german:
      Phrases.germanAreas + [Phrases.germanEvents] + Phrases.germanStoreAreas
        + Phrases.germanInsightAreas + Phrases.germanShellAreas
    case .english: []
    }
  }

  private func table(_ language: InterfaceLanguage) -> [(key: String, text: String)] {
    areas(language).flatMap { $0.map { ($0.key, $0.value) } }
  }

  @Test func `the sources declare the phrases that are looked for`() throws {
    let declared = try DeclaredPhrase.all(in: Self.targets)
    let byKey = Dictionary(declared.map { ($0.key, $0) }) { first, _ in first }
    #expect(declared.count > 300)
    #expect(byKey["step.progress"]?.names == ["position", "total"])
    #expect(byKey["error.tooManyDecimals"]?.keys.count == 2)
    #expect(byKey["step.joined"]?.english == "Several lines were pasted; they are taken as one.")
  }

  @Test func `a key means one text`() throws {
    let declared = try DeclaredPhrase.all(in: Self.targets)
    for (key, phrases) in Dictionary(grouping: declared, by: \.key) {
      #expect(Set(phrases.map(\.english)).count == 1, "\(key)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases.filter { $0 != .english })
  func `every phrase is translated, and nothing else`(_ language: InterfaceLanguage) throws {
    let declared = try DeclaredPhrase.all(in: Self.targets)
    let keys = table(language).map(\.key)
    let wanted = Set(declared.flatMap(\.keys))
    #expect(wanted.subtracting(keys).sorted() == [], "not translated")
    #expect(Set(keys).subtracting(wanted).sorted() == [], "translated, but declared nowhere")
    let repeated = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(repeated == [], "translated twice")
  }

  @Test(arguments: InterfaceLanguage.allCases.filter { $0 != .english })
  func `a translation fills in what the English text does`(_ language: InterfaceLanguage) throws {
    let declared = try DeclaredPhrase.all(in: Self.targets)
    let texts = Dictionary(table(language).map { ($0.key, $0.text) }) { first, _ in first }
    for phrase in declared {
      for key in phrase.keys {
        guard let text = texts[key] else { continue }
        let names = DeclaredPhrase.names(in: text)
        // The count may go unsaid: "one answer", "several answers".
        let difference = names.symmetricDifference(phrase.names).subtracting(["count"])
        #expect(difference == [], "\(key)")
        #expect(phrase.isCounted || names.contains("count") == phrase.names.contains("count"))
        #expect(!text.isEmpty, "\(key)")
        #expect(
          text.last == " " ? phrase.english.last == " " : phrase.english.last != " ", "\(key)")
      }
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a short date at the end of a sentence brings no second stop`(
    _ language: InterfaceLanguage
  ) throws {
    let phrases = language.phrases
    let day = phrases.short(try #require(CivilDate("2026-11-30")))
    for phrase: Phrase in [.runRecorded, .runRecordedLate, .deleted, .resuming] {
      #expect(!phrases(phrase, ["task": "T", "day": day]).contains(".."))
    }
  }

  @Test func `the usage of a command is translated with its arguments`() {
    #expect(
      Grammar.spec(.show).usage(InterfaceLanguage.german.phrases)
        == "show <Aufgabe> [<Buchstabe>] [<Tag>] [--json] [--plain]")
    #expect(
      UsageError.missingArgument("task").message(InterfaceLanguage.german.phrases)
        .contains("<Aufgabe>"))
  }

  @Test func `what keeps a time zone from being used is said in the person's language`() {
    let phrases = InterfaceLanguage.german.phrases
    let messages = [
      ZoneError.notAName("a b"), .unknown("Mars"), .unreadable("UTC", reason: "R"),
      .malformed("UTC", defect: "D"),
    ].map { phrases.message(for: $0) }
    #expect(
      messages == [
        "„a b“ ist kein Name einer Zeitzone. Nennen Sie eine wie „Europe/Berlin“ oder „UTC“.",
        "Es gibt keine Zeitzone „Mars“. Nennen Sie eine wie „Europe/Berlin“ oder „UTC“.",
        "Die Zeitzone „UTC“ kann nicht gelesen werden: R.",
        "Die Datei der Zeitzone „UTC“ ist beschädigt: D. Installieren Sie das Paket tzdata neu.",
      ])
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every placeholder of the grammar has a word`(_ language: InterfaceLanguage) {
    let arguments = Grammar.commands.flatMap { $0.arguments.map(\.name) }
    let values = (Grammar.commands.flatMap(\.options) + Grammar.global).compactMap(\.value)
    for name in arguments + values { #expect(Phrase.placeholder(name) != nil, "\(name)") }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `no two commands of a step have the same word`(_ language: InterfaceLanguage) {
    let words: [Phrase] = [
      .wordBack, .wordSkip, .wordReview, .wordGoTo, .wordSave, .wordQuit, .wordHelp, .wordDontKnow,
      .wordDecline, .wordAgain, .wordText, .wordList, .wordEditor,
    ]
    #expect(Set(words.map { language.phrases($0) }).count == words.count)
  }
}
