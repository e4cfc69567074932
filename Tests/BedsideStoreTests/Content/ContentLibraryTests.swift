import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct ContentLibraryTests {
  private static let good = [
    "a/study.json": StudyText.study(
      [
        StudyText.entry("good", #", "survey": "tasks/good.json""#),
        StudyText.entry("plain"),
      ],
      #", "education": [{"topic": "bones", "title": "Bones", "task": "learn/bones.json"}, "#
        + #"{"topic": "pain", "title": "Pain", "text": "learn/pain.md"}]"#),
    "a/tasks/good.json": StudyText.task("good"),
    "a/learn/bones.json": StudyText.task("bones"),
    "a/learn/pain.md": "# Pain",
  ]

  private func library(_ changes: [String: String?] = [:]) -> ContentLibrary {
    var files = Self.good
    for (path, text) in changes { files[path] = text }
    return ContentLibrary(study: "a/study.json", files: MemoryFiles(files), zones: OnlyUTC())
  }

  private func problems(_ body: () throws -> Void) -> [String] {
    do {
      try body()
      return []
    } catch {
      return (error as? ContentProblems)?.problems.map(\.description) ?? []
    }
  }

  @Test func `a study's tasks and topics are read from its files`() throws {
    let library = library()
    let study = try #require(library.study)
    #expect(library.problems == [])
    #expect(try library.task(study.tasks[0])?.title == "Title of good")
    #expect(try library.task(study.tasks[1]) == nil)
    #expect(try library.task(study.education[0]).id == "bones")
    var text = OrderedTask(
      id: "pain", title: "Pain",
      steps: [
        Step(
          id: "pain", title: "Pain",
          content: .document(DocumentContent(sections: [.init(text: "# Pain")])))
      ])
    text.pipesAnswers = false
    #expect(try library.task(study.education[1]) == text)
  }

  @Test func `a study and its tasks and texts are in the language that is wanted`() throws {
    let files = [
      "a/study.json": StudyText.study(
        [StudyText.entry("good", #", "survey": "tasks/good.json""#)],
        #", "language": "fr", "education": [{"topic": "pain", "title": {"fr": "Douleur", "#
          + #""de": "Schmerz"}, "text": {"fr": "pain.md", "de": "pain.de.md"}}]"#),
      "a/tasks/good.json": StudyText.task("good")
        .replacing(#""title": "Title of good""#, with: #""title": {"de": "Gut", "ja": "良い"}"#),
      "a/pain.md": "Douleur.", "a/pain.de.md": "Schmerz.",
    ]
    let library = ContentLibrary(
      study: "a/study.json", files: MemoryFiles(files), zones: OnlyUTC(),
      preference: LanguagePreference([.german]),
      phrases: { Phrases(language: $0.wanted.map(\.description).joined(separator: ","), areas: []) }
    )
    let study = try #require(library.study)
    #expect(study.education.map(\.title) == ["Schmerz"])
    #expect(study.education.map(\.source) == [.text("pain.de.md")])
    #expect(try library.task(study.tasks[0])?.title == "Gut")
    #expect(library.languages.map(\.description) == ["fr", "de", "ja"])
    // The study's own language comes after those that are wanted, for the interface too.
    #expect(library.phrases.language == "de,fr")
  }

  @Test func `a task without a title in the study has that of its file`() {
    #expect(library().study?.tasks.map(\.title) == ["Title of good", "T"])
    #expect(
      library(["a/tasks/good.json": "{"]).study?.tasks.map(\.title) == ["good", "T"])
  }

  @Test func `a broken task file is told with its place, and the rest of the study works`() throws {
    let library = library(["a/tasks/good.json": "{\"id\": \"good\",\n  \"versoin\": 1}"])
    let study = try #require(library.study)
    let expected = [
      "a/tasks/good.json:1:1: A task has no 'version'. Add \"version\": 1.",
      "a/tasks/good.json:1:1: A task has no 'title'. Add \"title\": \"…\".",
      "a/tasks/good.json:1:1: A task has no 'steps'. Add \"steps\": [ … ].",
      "a/tasks/good.json:2:3: A task has no member 'versoin'. Did you mean 'version'?",
    ]
    #expect(problems { _ = try library.task(study.tasks[0]) } == expected)
    #expect(library.problems.map(\.description) == expected)
    #expect(library.source(study.tasks[0]) == nil)
    #expect(try library.task(study.education[0]).id == "bones")
  }

  @Test func `a missing file is told by whoever needs it`() throws {
    let library = library(["a/learn/bones.json": nil, "a/learn/pain.md": nil])
    let topics = try #require(library.study?.education)
    #expect(
      problems { _ = try library.task(topics[0]) } == [
        "a/learn/bones.json: Cannot read 'a/learn/bones.json': there is no such file."
      ])
    #expect(
      problems { _ = try library.task(topics[1]) } == [
        "a/learn/pain.md: This text can't be read. It must be a file in UTF-8."
      ])
  }

  @Test func `a file with another task or version than the study says is not used`() throws {
    let library = library(["a/tasks/good.json": StudyText.task("good", version: 2)])
    let task = try #require(library.study?.tasks.first)
    let expected =
      "a/study.json:2:67: 'tasks/good.json' holds version 2 of 'good', not version 1 of 'good'. Make"
      + " both files say the same."
    #expect(problems { _ = try library.task(task) } == [expected])
    library.loadAll()
    library.loadAll()
    #expect(library.problems.map(\.description) == [expected])
  }

  @Test func `without its file there is no study, and that is told`() {
    let library = library(["a/study.json": nil])
    #expect(library.study == nil)
    #expect(
      library.problems.map(\.description) == [
        "a/study.json: Cannot read 'a/study.json': there is no such file."
      ])
  }

  @Test func `a version's source is the same however its entry is set out`() throws {
    let first = library()
    let task = try #require(first.study?.tasks.first)
    let source = try #require(first.source(task))
    #expect(source.file == StudyText.task("good"))
    #expect(
      source.contentHash == "sha256:" + SHA256.hexadecimal(Array(StudyText.task("good").utf8)))
    let text = try #require(Self.good["a/study.json"]).replacing(", \"", with: " ,\n    \"")
    #expect(library(["a/study.json": text]).source(task) == source)
    let changed = library(["a/tasks/good.json": StudyText.task("good") + "\n"]).source(task)
    #expect(changed?.contentHash != source.contentHash)
    #expect(changed?.planHash != source.planHash)
  }

  @Test func `retiring a task does not change its version`() throws {
    let before = library()
    let task = try #require(before.study?.tasks.first)
    let text = try #require(Self.good["a/study.json"])
      .replacing(#""survey""#, with: #""retired": "2026-03-01", "survey""#)
    let after = library(["a/study.json": text])
    #expect(after.study?.tasks.first?.retired == CivilDate("2026-03-01"))
    #expect(after.source(task) == before.source(task))
  }

  @Test func `a task without a file has a source too`() throws {
    let library = library()
    let source = try #require(library.study.flatMap { library.source($0.tasks[1]) })
    #expect(source.file == nil)
    #expect(source.contentHash.hasPrefix("sha256:"))
    #expect(source.contentHash != source.planHash)
  }

  @Test func `the steps of a run are read from the text that the plan keeps`() throws {
    #expect(try library().task(inFile: StudyText.task("old")).id == "old")
    #expect(
      problems { _ = try library().task(inFile: "[]") } == [
        "plan:1:1: A task must be an object, not an array. Write { … }."
      ])
  }
}
