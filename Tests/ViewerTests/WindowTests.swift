import BedsideCore
import Foundation
import Testing

/// A real window on a display of its own, driven by keys and clicks.
@Suite(.enabled(if: Display.canExist, "Xvfb and xdotool are needed"))
struct WindowTests {
  private func step(
    _ members: String, _ environment: [String: String] = [:], dotsPerInch: Int? = nil,
    _ drive: (Display, pid_t) throws -> Void
  ) throws -> (code: Int32, result: JSONValue) {
    let scratch = try Scratch()
    _ = try scratch.cubes()
    return try WindowStep.run(
      "cubes.obj", in: scratch, members, environment, dotsPerInch: dotsPerInch, drive)
  }

  @Test func `keys select a part, and Q closes with the result`() throws {
    let (code, result) = try step(#""allowsSelection": true"#) {
      display, _ in
      try display.press("Tab", "Tab", "Return", "q")
    }
    #expect(code == 0)
    #expect(result["finish"] == "closed")
    #expect(result["selected"] == ["green"])
    #expect(result["selectedAtClose"] == "green")
  }

  @Test func `the space bar leads through the tour and goes on`() throws {
    let members = #"""
      "continueAfter": "tour", "tour": [{"text": "One.", "view": "left"}, {"text": "Two."}]
      """#
    let (code, result) = try step(members) { display, _ in
      try display.press("space", "space", "space")
    }
    #expect(code == 0)
    #expect(result["finish"] == "continued")
    #expect(result["selectedAtClose"] == .null)
  }

  @Test func `Escape closes the help before the window`() throws {
    let (_, result) = try step(#""allowsSelection": true"#) {
      display, _ in
      try display.press("question", "Escape", "Tab", "Return", "Escape")
    }
    #expect(result["selected"] == ["red"])
  }

  @Test func `a click selects the part under it, and not one that was hidden`() throws {
    let members = #"""
      "allowsSelection": true, "endOnSelection": true,
      "tour": [{"parts": ["blue"], "view": "front", "text": "One."}]
      """#
    let (_, result) = try step(members) { display, _ in
      try display.press("space")
      try display.clickUntilClosed(x: 760, y: 350)
    }
    #expect(result["finish"] == "continued")
    #expect(result["selected"] == ["blue"])
  }

  @Test func `a part is found by typing its name, and selected`() throws {
    let (_, result) = try step(#""allowsSelection": true"#) { display, _ in
      try display.press("slash", "g", "r", "e", "Return", "Return", "q")
    }
    #expect(result["selected"] == ["green"])
    #expect(result["looked"] == ["green"])
  }

  @Test func `a measure takes Enter and the first Escape, and clicks select again behind it`()
    throws
  {
    let (_, result) = try step(#""allowsSelection": true"#) { display, _ in
      try display.press("m", "Return", "Right", "Return", "Escape", "Tab", "Return", "Escape")
    }
    #expect(result["finish"] == "closed")
    #expect(result["selected"] == ["red"])
  }

  @Test func `only a part that counts ends the step`() throws {
    let members = #"""
      "allowsSelection": true, "endOnSelection": true, "accepts": ["blue"]
      """#
    let (_, result) = try step(members) { display, _ in
      try display.press("Tab", "Return", "Tab", "Tab", "Return")
    }
    #expect(result["finish"] == "continued")
    #expect(result["selected"] == ["red", "blue"])
  }

  @Test func `a window of another size takes keys and clicks as before`() throws {
    let members = #"""
      "allowsSelection": true, "endOnSelection": true,
      "tour": [{"parts": ["blue"], "view": "front", "text": "One."}]
      """#
    let (_, result) = try step(members) { display, _ in
      try display.press("space", "l")
      try display.resize(width: 800, height: 600)
      try display.clickUntilClosed(x: 450, y: 270)
    }
    #expect(result["selected"] == ["blue"])
  }

  @Test(.enabled(if: Display.takesDots, "xrdb is needed"))
  func `where dots are fine the window is larger, but no larger than the screen`() throws {
    var size: [Int] = []
    _ = try step(#""allowsSelection": true"#, dotsPerInch: 192) { display, _ in
      size = try display.windowSize()
      try display.press("q")
    }
    #expect(size == [1152, 720])
  }

  @Test func `a window in which nothing happens takes no time of the processor`() throws {
    var calm = 0
    _ = try step(#""tour": [{"text": "One.", "view": "left"}]"#) { display, process in
      try display.press("space")
      var last = -1
      // The view is reached and the fine picture drawn; from then on there is nothing to do.
      for _ in 0..<2000 where calm < 20 {
        let ticks = try processorTicks(of: process)
        calm = ticks == last ? calm + 1 : 0
        last = ticks
        try display.look()
      }
      try display.press("q")
    }
    #expect(calm == 20)
  }

  /// The time that a process has had of the processor, in the system's ticks.
  private func processorTicks(of process: pid_t) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name of the program, which may hold blanks, ends with the last parenthesis.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return try #require(fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : nil)
  }

  @Test func `without a display and a terminal a model is refused in a sentence`() throws {
    let scratch = try Scratch()
    let viewer = ViewerProgram().process([])
    // Whoever runs the tests may have a terminal.
    let process = ViewerProgram().process([
      "-w", try #require(viewer.executableURL?.path()), try scratch.cubes(),
    ])
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    let said = Pipe()
    process.standardError = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 69)
    #expect(
      text == "bedside-viewer: There is neither a display nor a terminal to show it on.\n")
  }
}
