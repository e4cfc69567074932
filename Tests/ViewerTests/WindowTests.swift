import BedsideCore
import Foundation
import Testing

/// A real window on a display of its own, driven by keys and clicks.
@Suite(.enabled(if: Display.canExist, "Xvfb and xdotool are needed"))
struct WindowTests {
  private func step(
    _ members: String, _ drive: (Display) throws -> Void
  ) throws -> (code: Int32, result: JSONValue) {
    let scratch = try Scratch()
    _ = try scratch.cubes()
    let file = try scratch.write(#"{"model": "cubes.obj", \#(members)}"#, "step.json")
    let display = try Display()
    let process = ViewerProgram(environment: ["DISPLAY": display.name]).process(["--step", file])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    try display.waitForWindow()
    try drive(display)
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, try JSONReader.read(Array(output)).value)
  }

  @Test func `keys select a part, and Q closes with the result`() throws {
    let (code, result) = try step(#""allowsSelection": true"#) {
      try $0.press("Tab", "Tab", "Return", "q")
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
    let (code, result) = try step(members) { try $0.press("space", "space", "space") }
    #expect(code == 0)
    #expect(result["finish"] == "continued")
    #expect(result["selectedAtClose"] == .null)
  }

  @Test func `Escape closes the help before the window`() throws {
    let (_, result) = try step(#""allowsSelection": true"#) {
      try $0.press("question", "Escape", "Tab", "Return", "Escape")
    }
    #expect(result["selected"] == ["red"])
  }

  @Test func `a click selects the part under it, and not one that was hidden`() throws {
    let members = #"""
      "allowsSelection": true, "endOnSelection": true,
      "tour": [{"parts": ["blue"], "view": "front", "text": "One."}]
      """#
    let (_, result) = try step(members) { display in
      try display.press("space")
      try display.clickUntilClosed(x: 760, y: 350)
    }
    #expect(result["finish"] == "continued")
    #expect(result["selected"] == ["blue"])
  }

  @Test func `without any display a window is refused in a sentence`() throws {
    let scratch = try Scratch()
    let outcome = try ViewerProgram().run(try scratch.cubes())
    #expect(outcome.code == 1)
    #expect(outcome.said.hasPrefix("bedside-viewer: no window can be opened: "))
  }
}
