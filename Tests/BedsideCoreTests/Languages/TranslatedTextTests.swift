import BedsideCore
import Testing

struct TranslatedTextTests {
  private static let text = """
    {"id": "t", "version": 1, "language": "en", "title": {"en": "Knee", "de": "Knie"}, "steps": [
    {"id": "a", "type": "instruction", "title": "Hello", "body": [
      {"de": "Guten Tag.", "en": "Good day."}, {"style": "bullet", "text": {"de": "eins", "en": "one"}}
    ]},
    {"id": "f", "type": "form", "items": [
      {"id": "i", "text": {"en": "How?", "de": "Wie?"}, "dontKnow": {"en": "no idea", "de": "weiß nicht"},
       "learnMore": {"title": "More", "file": {"en": "m.md", "de": "m.de.md"}},
       "answer": {"format": "boolean", "yes": {"en": "sure", "de": "klar"}, "no": "no"}}
    ]}]}
    """

  private func read(
    _ text: String, _ wanted: String...
  ) -> (task: OrderedTask?, reader: TaskReader) {
    let bytes = Array(text.utf8)
    let preference = LanguagePreference(wanted.compactMap { LanguageTag($0) })
    var reader = TaskReader(log: ProblemLog(file: "t.json", bytes: bytes, preference: preference))
    let task = reader.read(bytes)
    return (task, reader)
  }

  @Test func `texts are taken in the wanted language, and plain ones as they are`() throws {
    let (task, reader) = read(Self.text, "de-AT")
    #expect(reader.log.problems == [])
    let steps = try #require(task).steps
    #expect(task?.title == "Knie")
    #expect(steps[0].title == "Hello")
    #expect(steps[0].content == .instruction([.init(.text, "Guten Tag."), .init(.bullet, "eins")]))
    let item = try #require(steps[1].items.first)
    #expect([item.text, item.dontKnow] == ["Wie?", "weiß nicht"])
    #expect(item.learnMore?.source == .file("m.de.md"))
    #expect(item.format == .boolean(BooleanFormat(yes: "klar", no: "no", default: nil)))
    #expect(task?.language == "de")
  }

  @Test func `every file that is named for a language is one that the task names`() {
    #expect(read(Self.text).reader.references.map(\.path) == ["m.md", "m.de.md"])
  }

  @Test func `the language chosen is that of the texts, and the hash is that of the bytes`() {
    let (english, german, japanese) = (
      read(Self.text), read(Self.text, "de"), read(Self.text, "ja")
    )
    #expect(english.task?.language == "en")
    #expect(german.task?.language == "de")
    #expect(japanese.task?.language == "en")
    #expect(english.task?.contentHash == german.task?.contentHash)
  }

  @Test func `a file without translations has the language that it names`() {
    let text = TaskText.task(#"{"id": "a", "type": "instruction", "title": "Salut"}"#)
    #expect(read(text, "de").task?.language == nil)
    let named = text.replacing(#""version": 1"#, with: #""version": 1, "language": "fr""#)
    #expect(read(named, "de").task?.language == "fr")
  }

  @Test(arguments: [
    (
      title: #"{"ger man": "Knie"}"#,
      problem:
        "1:37: 'title' is given by language, and 'ger man' is no language tag. Write one like"
        + " en or pt-BR."
    ),
    (
      title: #"{"en": "Knee", "de": " "}"#,
      problem: "1:57: 'title' is empty in 'de'. Write some text, or take the language out."
    ),
    (
      title: #"{"en": "Knee", "de": 5}"#,
      problem: "1:57: 'title' in 'de' must be a string in double quotes, not 5."
    ),
    (
      title: #"{"de": "Knie", "DE": "Knie"}"#,
      problem: "1:51: 'title' is given twice in 'de'. Keep one of the two."
    ),
    (
      title: "{}",
      problem:
        "1:36: 'title' is given in no language. Write a string, or { \"en\": \"…\", \"de\": \"…\" }."
    ),
    (
      title: "5", problem: "1:36: 'title' must be a string in double quotes, not 5."
    ),
    (
      title: #"{"de": ["Knie"]}"#,
      problem: "1:43: 'title' in 'de' must be a string in double quotes, not an array."
    ),
  ])
  func `a translation that is none is said with its place`(title: String, problem: String) {
    let text = TaskText.task(#"{"id": "a", "type": "instruction"}"#)
      .replacing(#""title": "T""#, with: #""title": \#(title)"#)
    #expect(TaskText.problems(text) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      languages: #"["de", "de"]"#, problem: "1:61: 'de' stands twice in 'languages'. Keep one."
    ),
    (
      languages: #"["german?"]"#,
      problem: "1:55: 'german?' is no language tag. Write one like en or pt-BR."
    ),
    (
      languages: "[5]", problem: "1:55: 'languages' must be a string in double quotes, not 5."
    ),
    (
      languages: #""de""#, problem: "1:54: 'languages' must be an array, [ … ], not a string."
    ),
  ])
  func `a list of languages that is none is said with its place`(languages: String, problem: String)
  {
    let text = TaskText.task(#"{"id": "a", "type": "instruction"}"#)
      .replacing(#""title": "T""#, with: #""title": "T", "languages": \#(languages)"#)
    #expect(TaskText.problems(text) == ["t.json:" + problem])
  }

  @Test func `a text that lacks a language which the file has is warned of`() {
    let log = read(Self.text).reader.log
    log.reportLanguages()
    #expect(
      log.sorted.map(\.description) == [
        "t.json:2:45: Warning: Most texts here are given in de, and this one is not. Add its"
          + " translation, like \"de\": \"…\".",
        "t.json:7:27: Warning: Most texts here are given in de, and this one is not. Add its"
          + " translation, like \"de\": \"…\".",
        "t.json:8:79: Warning: Most texts here are given in de, and this one is not. Add its"
          + " translation, like \"de\": \"…\".",
      ])
  }

  @Test func `a language that the file promises is missed in every text`() {
    let text = TaskText.task(#"{"id": "a", "type": "instruction", "title": "37 °"}"#)
      .replacing(#""title": "T""#, with: #""title": "T", "languages": ["en", "de", "fr"]"#)
    let log = read(text).reader.log
    log.reportLanguages()
    // What has no letters says the same in every language.
    #expect(
      log.problems.map(\.message) == [
        "By 'languages', all texts here are given in de, fr, and this one is not. Add its"
          + " translation, like \"de\": \"…\"."
      ])
  }

  @Test func `nothing is missed in a file of one language`() {
    let log = read(TaskText.task(#"{"id": "a", "type": "instruction", "title": "Hi"}"#)).reader.log
    log.reportLanguages()
    #expect(log.problems == [])
  }
}
