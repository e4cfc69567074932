import BedsideCore
import Testing

@testable import BedsideStore

/// What is remembered from one start to the next of files in which nothing was wrong.
struct SoundContentTests {
  private let memory = HeldMemory()

  private static let good = StudyText.task("good")
  private static let broken = StudyText.task("good").replacing("integer", with: "integr")

  private func library(
    _ task: String, reader: String = "1", wanted: [LanguageTag] = []
  ) -> ContentLibrary {
    let files = [
      "a/study.json": StudyText.study([StudyText.entry("good", #", "survey": "good.json""#)]),
      "a/good.json": task,
    ]
    return ContentLibrary(
      study: "a/study.json", files: MemoryFiles(files), zones: OnlyUTC(),
      preference: LanguagePreference(wanted), memory: memory, reader: reader)
  }

  private func problems(_ library: ContentLibrary) -> [String] {
    library.loadAll()
    return library.problems.map(\.description)
  }

  /// Has it remembered of a broken file that it is sound, as no start would.
  private func lie() {
    var sound = SoundContent(reader: "1 en ")
    let hash = ContentLibrary.hash(Array(Self.broken.utf8))
    let outline = TaskOutline(id: "good", version: 1, title: "Good", contentHash: hash)
    sound.add(SoundContent.File(outline: outline, languages: [.english]))
    memory.keep(sound.bytes)
  }

  @Test func `a sound file is not read again before its steps are asked for`() throws {
    lie()
    let library = library(Self.broken)
    #expect(problems(library) == [], "it is believed")
    let task = try #require(library.study?.tasks.first)
    #expect(library.source(task)?.file == Self.broken)
    #expect(throws: ContentProblems.self) { try library.task(task) }
    #expect(problems(library).count == 1, "it was read")
  }

  @Test func `a start with nothing remembered and one with all tell the same`() throws {
    let first = library(Self.good)
    #expect(problems(first) == [])
    let kept = try #require(memory.recall())
    let second = library(Self.good)
    #expect(problems(second) == [])
    #expect(second.opened["good.json"]?.isRead == false)
    #expect(second.languages == first.languages)
    let task = try #require(first.study?.tasks.first)
    #expect(second.study == first.study)
    #expect(second.source(task) == first.source(task))
    #expect(try second.task(task) == first.task(task))
    #expect(memory.recall() == kept)
  }

  @Test func `a file that was changed is read`() {
    #expect(problems(library(Self.good)) == [])
    #expect(problems(library(Self.broken)).count == 1)
    #expect(problems(library(Self.broken)).count == 1, "what is wrong is never remembered")
    #expect(problems(library(Self.good)) == [])
  }

  @Test func `another program and other languages believe nothing of it`() {
    lie()
    #expect(problems(library(Self.broken)) == [])
    #expect(problems(library(Self.broken, reader: "2")).count == 1)
    lie()
    #expect(problems(library(Self.broken, wanted: [.english])).count == 1)
  }

  @Test func `what a crash has spoiled is not believed`() throws {
    lie()
    var bytes = try #require(memory.recall())
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "G")))
    bytes[place] = UInt8(ascii: "H")
    memory.keep(bytes)
    #expect(problems(library(Self.broken)).count == 1)
    memory.keep(Array("no JSON".utf8))
    #expect(problems(library(Self.broken)).count == 1)
  }

  @Test func `a file with a warning is read at every start`() {
    let end = #"{"id": "end", "type": "completion"}, {"id": "late", "type": "completion"}"#
    let warned = Self.good.replacing("\n]}", with: ",\n\(end)\n]}")
    for _ in 1...2 {
      #expect(
        problems(library(warned)) == [
          "a/good.json:3:45: Warning: The step 'late' is never reached. Add a rule that goes to it, or"
            + " take it out."
        ])
    }
  }

  @Test func `files that the study has no more are forgotten`() throws {
    #expect(problems(library(Self.good)) == [])
    let other = Self.good.replacing("Title", with: "Name")
    #expect(problems(library(other)) == [])
    let text = String(decoding: try #require(memory.recall()), as: UTF8.self)
    #expect(text.contains(ContentLibrary.hash(Array(other.utf8))))
    #expect(!text.contains(ContentLibrary.hash(Array(Self.good.utf8))))
  }
}
