#if Offscreen
import BedsideCore
import Foundation
import Testing

/// A step in a terminal of its own, which `script` makes.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalStepTests {
  /// Runs a step; each of `keys` is pressed when the screen has shown its text.
  private func run(
    _ members: String, keys: [(after: String, press: String)]
  ) throws -> (code: Int32, result: JSONValue, screen: String) {
    let scratch = try Scratch()
    _ = try scratch.cubes()
    let step = try scratch.write(#"{"model": "cubes.obj", \#(members)}"#, "step.json")
    let viewer = ViewerProgram.folder.appending(path: "bedside-viewer").path()
    let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": ""]
    let process = ViewerProgram(environment: environment).process([
      "-qec", "'\(viewer)' --step '\(step)' > '\(scratch.path("result"))'", "/dev/null",
    ])
    process.executableURL = URL(filePath: "/usr/bin/script")
    let (shown, typed) = (Pipe(), Pipe())
    process.standardOutput = shown
    process.standardInput = typed
    try process.run()
    var screen = ""
    for (text, key) in keys {
      while !screen.contains(text) {
        let bytes = shown.fileHandleForReading.availableData
        guard !bytes.isEmpty else { break }
        screen += String(decoding: bytes, as: UTF8.self)
      }
      try typed.fileHandleForWriting.write(contentsOf: Data(key.utf8))
    }
    let rest = try shown.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try typed.fileHandleForWriting.close()
    let result = try Data(contentsOf: URL(filePath: scratch.path("result")))
    return (
      process.terminationStatus, try JSONReader.read(Array(result)).value,
      screen + String(decoding: rest, as: UTF8.self)
    )
  }

  @Test func `keys work as in the window, and standard output has only the result`() throws {
    let (code, result, _) = try run(
      #""allowsSelection": true, "text": "Look.""#, keys: [("? help", "\t\t\rq")])
    #expect(code == 0)
    #expect(result["finish"] == "closed")
    #expect(result["selected"] == ["green"])
  }

  @Test func `the tour's texts stand below the picture`() throws {
    let (_, result, screen) = try run(
      #""tour": [{"text": "First words."}, {"text": "Last words."}]"#,
      keys: [("? help", " "), ("1 of 2: First words.", " "), ("2 of 2: Last words.", " ")])
    #expect(result["finish"] == "continued")
    #expect(screen.contains("2 of 2: Last words."))
    #expect(screen.contains("▀"))
  }

  @Test(arguments: ["\u{1B}", "\u{3}", "q"])
  func `however it is left, the terminal is put back`(_ key: String) throws {
    let (code, result, screen) = try run(#""text": "Look.""#, keys: [("? help", key)])
    #expect(code == 0)
    #expect(result["finish"] == "closed")
    #expect(screen.contains("\u{1B}[?1049h\u{1B}[?25l"))
    #expect(screen.hasSuffix("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"))
  }
}
#endif
