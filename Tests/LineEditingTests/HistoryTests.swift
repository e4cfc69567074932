internal import Glibc
import Testing

@testable import LineEditing

struct HistoryTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(
    arguments: [
      (line: "today", last: nil, keeps: true),
      (line: "today", last: "today", keeps: false),
      (line: "today", last: "week", keeps: true),
      (line: "", last: nil, keeps: false),
      (line: " today", last: nil, keeps: false),
      (line: "a\tb", last: nil, keeps: false),
    ] as [(line: String, last: String?, keeps: Bool)])
  func `a command is kept once in a row and not if it begins with a space`(
    line: String, last: String?, keeps: Bool
  ) {
    #expect(HistoryText.keeps(line, after: last) == keeps)
  }

  @Test func `the oldest commands beyond a thousand are dropped`() {
    var text = HistoryText(bytes: Array((1...1000).map { "\($0)\n" }.joined().utf8))
    text.append("new")
    #expect(text.lines.count == 1000)
    #expect(text.lines.first == "2")
    #expect(text.lines.last == "new")
  }

  @Test func `damaged lines are left out and counted`() throws {
    let file = directory.file("history")
    file.write(bytes: Array("one\n".utf8) + [0xFF, 0x0A, 0x00, 0x0A] + Array("two".utf8))
    let result = HistoryFile(path: file.path).read()
    #expect(result.lines == ["one", "two"])
    #expect(result.warning == .damaged(path: file.path, lines: 2))
  }

  @Test func `of a huge file the end is read`() throws {
    let file = directory.file("history")
    file.write(String(repeating: "x", count: 2 << 20) + "\nlast\n")
    let result = HistoryFile(path: file.path).read()
    #expect(result.lines == ["last"])
    #expect(result.warning == nil)
  }

  @Test func `a command is added to what another session wrote`() throws {
    let file = directory.file("history")
    let (one, other) = (HistoryFile(path: file.path), HistoryFile(path: file.path))
    #expect(one.append("one") == nil)
    #expect(other.append("two") == nil)
    #expect(one.append("three") == nil)
    #expect(file.text == "one\ntwo\nthree\n")
  }

  @Test func `a file that others could read is theirs no more`() throws {
    let file = directory.file("history")
    file.write("one\n", mode: 0o644)
    #expect(HistoryFile(path: file.path).append("two") == nil)
    #expect(file.mode == 0o600)
  }

  @Test func `a locked file is a warning, and works when it is free again`() throws {
    let file = directory.file("history")
    file.write("one\n")
    let descriptor = unsafe open(file.path, O_RDONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(HistoryFile(path: file.path).append("two") == .locked(path: file.path))
    close(descriptor)
    #expect(HistoryFile(path: file.path).append("two") == nil)
    #expect(file.text == "one\ntwo\n")
  }

  @Test func `a link, a directory and a file in the way are warnings`() throws {
    let link = directory.file("link")
    #expect(unsafe symlink("/dev/null", link.path) == 0)
    #expect(
      HistoryFile(path: link.path).append("one")
        == .unwritable(path: link.path, reason: "Too many levels of symbolic links"))
    #expect(
      HistoryFile(path: directory.path).read().warning
        == .unreadable(path: directory.path, reason: "Not a regular file"))
    directory.file("file").write("")
    let inside = directory.file("file/history")
    #expect(
      HistoryFile(path: inside.path).append("one")
        == .unwritable(path: inside.path, reason: "Not a directory"))
  }

  @Test func `a file that isn't there is an empty history`() {
    let result = HistoryFile(path: "/nowhere/history").read()
    #expect(result.lines.isEmpty)
    #expect(result.warning == nil)
  }

  @Test(
    arguments: [
      (
        warning: .unreadable(path: "h", reason: "Permission denied"),
        text: "The history of commands in 'h' can't be read: Permission denied. This session's "
          + "commands won't be kept."
      ),
      (
        warning: .unwritable(path: "h", reason: "No space left on device"),
        text: "The history of commands in 'h' can't be written: No space left on device. This "
          + "session's commands won't be kept."
      ),
      (
        warning: .locked(path: "h"),
        text:
          "The history of commands in 'h' is locked by another program. The last command wasn't "
          + "kept."
      ),
      (
        warning: .damaged(path: "h", lines: 1),
        text: "The history of commands in 'h' has 1 damaged line, left out."
      ),
      (
        warning: .damaged(path: "h", lines: 2),
        text: "The history of commands in 'h' has 2 damaged lines, left out."
      ),
    ] as [(warning: HistoryWarning, text: String)])
  func `warnings say what happened and what follows`(warning: HistoryWarning, text: String) {
    #expect(warning.description == text)
  }
}
