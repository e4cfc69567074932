internal import Glibc
import Testing

@testable import LineEditing

struct PipedLinesTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Returns the lines of a file that holds `bytes`, errors in words.
  private func lines(of bytes: [UInt8]) throws -> [String] {
    let file = directory.file("input")
    file.write(bytes: bytes)
    let descriptor = unsafe open(file.path, O_RDONLY)
    defer { close(descriptor) }
    var piped = PipedLines(descriptor: descriptor)
    var lines: [String] = []
    while true {
      do {
        guard let line = try piped.next() else { return lines }
        lines.append(line)
      } catch {
        lines.append(error.description)
        if case .unreadable = error { return lines }
      }
    }
  }

  @Test(arguments: [
    (text: "", lines: []),
    (text: "\n", lines: [""]),
    (text: "a\nb", lines: ["a", "b"]),
    (text: "a\r\n\r\nb\r\n", lines: ["a", "", "b"]),
    (text: "a\rb\r", lines: ["a\rb\r"]),
    (text: "a\0b\tc\n", lines: ["a\0b\tc"]),
    (text: "\u{FEFF}a\n\u{FEFF}b\n", lines: ["a", "\u{FEFF}b"]),
  ])
  func `lines are read as they are`(text: String, lines: [String]) throws {
    #expect(try self.lines(of: Array(text.utf8)) == lines)
  }

  @Test func `what is no UTF-8 is replaced`() throws {
    #expect(try lines(of: [0x61, 0xFF, 0x62, 0xE3, 0x0A, 0x63]) == ["a\u{FFFD}b\u{FFFD}", "c"])
  }

  @Test func `a line of a mebibyte is read, and after a longer one reading goes on`() throws {
    let full = [UInt8](repeating: UInt8(ascii: "x"), count: PipedLines.limit)
    let lines = try lines(
      of: full + Array("\r\n".utf8) + full + Array("x\nnext\n".utf8) + full + full)
    #expect(lines[0].utf8.count == PipedLines.limit)
    #expect(
      lines.dropFirst() == [
        "Line 2 of standard input is longer than 1048576 bytes. Split it into shorter lines.",
        "next",
        "Line 4 of standard input is longer than 1048576 bytes. Split it into shorter lines.",
      ])
  }

  @Test func `a closed descriptor is an empty input, and a directory is an error`() throws {
    var closed = PipedLines(descriptor: 1000)
    #expect(try closed.next() == nil)
    let descriptor = unsafe open("/", O_RDONLY)
    defer { close(descriptor) }
    var unreadable = PipedLines(descriptor: descriptor)
    do {
      _ = try unreadable.next()
      Issue.record("A directory was read.")
    } catch {
      #expect(error.description == "Standard input can't be read: Is a directory.")
    }
  }
}
