import BedsideCore
import BedsideShell
import Testing

@MainActor
struct FileStories {
  private func task() throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "f", "type": "file", "text": "Which file?", "accepts": ["text/plain"],
         "maximumSize": 20}
        """#))
  }

  private func tools() -> StepTools {
    var tools = StepTools()
    tools.files = FewFiles()
    return tools
  }

  @Test func `a file is taken by its path, after what is wrong with others is said`() throws {
    let keeper = FileKeepingKeeper()
    let story = Story(
      try task(),
      ["none", "/folder", "/picture", "/long", "'~/a b.txt'", "", ""].map { .line($0) },
      keeper: keeper, steps: tools())
    #expect(
      story.transcript.hasPrefix(
        """
        Question 1 of 1: Which file?
          A file of at most 20 bytes: TXT. Optional: 'skip' leaves it out.
        > none
          There is no file 'none'. Check the path; TAB completes it.
          A file of at most 20 bytes: TXT. Optional.
        > /folder
          '/folder' is a folder or a device. Name a file.
          A file of at most 20 bytes: TXT. Optional.
        > /picture
          'picture' is of another kind by its content. Name one of: TXT.

        """))
    #expect(story.transcript.contains("'long' has 21 bytes. Name a file of at most 20 bytes.\n"))
    #expect(story.transcript.contains("  Noted: a b.txt (5 bytes, supplied file)\n"))
    let file = SuppliedFile(
      name: "a b.txt", bytes: Array("hello".utf8), at: StoppedClock().instant)
    #expect(story.answer("f") == .answered(.file(file), .typed))
    #expect(keeper.files == [file.sha256: Array("hello".utf8)])
    #expect(keeper.order == ["began", "kept a b.txt", "answered"])
  }

  @Test func `a file whose bytes can't be kept is no answer`() throws {
    let keeper = FileKeepingKeeper()
    keeper.refuses = true
    let story = Story(
      try task(), [.line("~/a b.txt"), .line("save")], keeper: keeper, steps: tools())
    #expect(
      story.transcript.contains(
        "NOT SAVED: the disk is full. 'a b.txt' was not taken; try again.\n"))
    #expect(story.answer("f") == nil)
  }

  @Test func `TAB completes paths`() throws {
    let story = Story(try task(), [.line("skip"), .line(""), .line("")], steps: tools())
    let complete = story.console.prompts[0].complete
    let texts = { (word: String) in
      complete(CompletionRequest(leading: "", word: word)).map(\.text)
    }
    #expect(texts("~/a") == ["~/a b.txt"])
    #expect(texts("/f") == ["/folder/"])
    #expect(texts("/") == ["/folder/", "/long", "/picture"])
    #expect(texts("/.") == ["/.hidden"])
  }

  @Test func `where no file can be read, that is said`() throws {
    let story = Story(try task(), "a", "skip", "", "")
    #expect(
      story.transcript.contains(
        "'a' can't be read: files can't be read here. Name a file that you may read.\n"))
  }
}

/// A few files in memory.
struct FewFiles: SuppliedFileReader {
  let home: String? = "/home/me"

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    switch path {
    case "/home/me/a b.txt": return Array("hello".utf8)
    case "/picture": return [0xFF, 0xD8, 0xFF]
    case "/long": throw .tooLarge(name: "long", size: 21, limit: limit)
    case "/folder": throw .notRegular(path: path)
    default: throw .missing(path: path)
    }
  }

  func members(of folder: String) -> [FolderMember] {
    switch folder {
    case "/home/me/": [FolderMember("a b.txt", isFolder: false)]
    case "/":
      [
        FolderMember("picture", isFolder: false), FolderMember("folder", isFolder: true),
        FolderMember("long", isFolder: false), FolderMember(".hidden", isFolder: false),
      ]
    default: []
    }
  }
}

/// A keeper of drafts and files that remembers in which order they came.
@MainActor
private final class FileKeepingKeeper: DraftKeeper, FileKeeper {
  var refuses = false
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var order: [String] = []

  func append(_ events: [DraftEvent]) throws(DraftError) {
    for event in events {
      switch event {
      case .begin: order.append("began")
      case .answer: order.append("answered")
      default: break
      }
    }
  }

  func keep(_ bytes: [UInt8], of file: SuppliedFile) throws(DraftError) {
    if refuses { throw DraftError("the disk is full") }
    files[file.sha256] = bytes
    order.append("kept \(file.name)")
  }
}
