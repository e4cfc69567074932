import BedsideCore
import Testing

struct FileFormatTests {
  private let context = AnswerContext(today: CivilDate(dayNumber: 20_518))
  private let instant = Instant(seconds: 1_772_784_000)

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00], MediaType.png),
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("%PDF-1.7".utf8), .pdf),
      (Array("Grüße\n\tan alle".utf8), .text), (Array("a\u{0}b".utf8), nil),
      ([0xFF, 0xFE, 0x41], nil),
      ([0x89, 0x50, 0x4E, 0x47], nil), ([], nil),
    ] as [([UInt8], MediaType?)])
  func `the kind of a file is told by its bytes`(_ bytes: [UInt8], _ type: MediaType?) {
    #expect(MediaType(of: bytes) == type)
  }

  @Test func `a file is described by its name, size, kind, hash and time`() throws {
    let file = SuppliedFile(name: "a.txt", bytes: Array("abc".utf8), at: instant)
    #expect(
      file.json.text
        == #"{"kind":"supplied file","name":"a.txt","size":3,"mediaType":"text/plain","#
        + #""sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad","#
        + #""suppliedAt":"2026-03-06T08:00:00Z"}"#)
    let value = AnswerValue.file(file)
    #expect(try FileFormat().read(value.json, in: context) == value)
    #expect(FileFormat().display(value, in: context) == "a.txt (3 bytes, supplied file)")
  }

  @Test(arguments: [
    (1, "1 byte"), (999, "999 bytes"), (1500, "1.5 kB"), (20_000_000, "20 MB"),
  ]) func `sizes are read with one digit`(_ size: Int, _ text: String) {
    let format = FileFormat(maximumSize: size)
    #expect(format.hint(in: context) == "a file of at most \(text)")
  }

  @Test func `what was supplied must be of a kind and a size that will do`() {
    let format = FileFormat(accepts: [.png, .pdf], maximumSize: 2000)
    let problem = { (file: SuppliedFile) -> String? in
      do throws(AnswerError) {
        try format.validate(.file(file), in: self.context)
        return nil
      } catch {
        return "\(error)"
      }
    }
    var file = SuppliedFile(
      name: "a", size: 1, mediaType: "image/png", sha256: "", suppliedAt: instant)
    #expect(problem(file) == nil)
    file.size = 2001
    #expect(problem(file) == "'a' has 2 kB. Name a file of at most 2 kB.")
    file.size = 0
    #expect(problem(file) == "'a' is empty. Name a file that holds something.")
    file.mediaType = "text/plain"
    #expect(problem(file) == "'a' is of another kind by its content. Name one of: PNG, PDF.")
    #expect(format.hint(in: context) == "a file of at most 2 kB: PNG, PDF")
  }

  @Test(arguments: [
    (FileProblem.notAFile, "This describes no file. Give the path of one."),
    (.missing(path: "a"), "There is no file 'a'. Check the path; TAB completes it."),
    (.notRegular(path: "a"), "'a' is a folder or a device. Name a file."),
    (
      .unreadable(path: "a", reason: "it may not"),
      "'a' can't be read: it may not. Name a file that you may read."
    ),
    (
      .notKept(name: "a", reason: "the disk is full"),
      "NOT SAVED: the disk is full. 'a' was not taken; try again."
    ),
  ]) func `every problem says what would do`(_ problem: FileProblem, _ text: String) {
    #expect("\(AnswerError.file(problem))" == text)
  }

  @Test(arguments: ["{}", #"{"name": "a"}"#, "3", #""a.txt""#])
  func `what describes no file is none`(_ text: String) throws {
    let json = try JSONReader.read(Array(text.utf8)).value
    #expect(throws: AnswerError.file(.notAFile)) {
      try FileFormat().read(json, in: context)
    }
    #expect(throws: AnswerError.file(.notAFile)) { try FileFormat().read("a.txt", in: context) }
    #expect(throws: AnswerError.file(.notAFile)) {
      try FileFormat().validate(.text("a.txt"), in: context)
    }
  }
}
