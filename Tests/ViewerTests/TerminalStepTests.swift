#if Offscreen
import BedsideCore
import Foundation
import Testing

/// A step as a picture in a terminal.
@Suite(.enabled(if: ScriptedTerminal.canExist))
struct TerminalStepTests {
  @Test func `keys work as in the window, and standard output has only the result`() throws {
    let terminal = try ScriptedTerminal(#""allowsSelection": true, "text": "Look.""#)
    try terminal.wait(for: "? help")
    try terminal.press("\t\t")
    try terminal.wait(for: "Green")
    try terminal.press("\rq")
    let (code, result) = try terminal.end()
    #expect(code == 0)
    #expect(result["finish"] == "closed")
    #expect(result["selected"] == ["green"])
    #expect(terminal.isRestored)
  }

  @Test func `the tour's texts stand beside the picture`() throws {
    let terminal = try ScriptedTerminal(
      #""tour": [{"text": "First words."}, {"text": "Last words."}]"#)
    try terminal.wait(for: "? help")
    try terminal.press(" ")
    try terminal.wait(for: "1 of 2")
    try terminal.wait(for: "First words.")
    try terminal.press(" ")
    try terminal.wait(for: "Last words.")
    try terminal.press(" ")
    let (_, result) = try terminal.end()
    #expect(result["finish"] == "continued")
    #expect(terminal.screen.contains("▀"))
  }

  @Test func `what is typed of a name is seen, and its letters are no commands`() throws {
    let terminal = try ScriptedTerminal(#""tour": [{"text": "First words."}]"#)
    try terminal.wait(for: "? help")
    try terminal.press("/q")
    try terminal.wait(for: "Find: q_")
    try terminal.press("\u{7F} gr")
    try terminal.wait(for: "Find:  gr_")
    try terminal.press("\r")
    try terminal.wait(for: "? help")
    try terminal.press("q")
    let (_, result) = try terminal.end()
    #expect(result["finish"] == "closed")
    #expect(result["looked"] == ["green"])
    #expect(result["stops"]?["seen"] == 0)
  }

  @Test func `where nobody waits for the result any more, the terminal is given back`() throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#, reader: "true")
    _ = try terminal.end()
    #expect(terminal.isRestored)
  }

  @Test func `turning changes the picture, and a key without a meaning writes nothing`() throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#)
    try terminal.wait(for: "? help")
    try terminal.wait(for: "\u{1B}[?2026l")
    let before = terminal.screen.count
    try terminal.press("\u{1B}[C")
    try terminal.wait(for: "\u{1B}[?2026h")
    try terminal.wait(for: "▀")
    try terminal.wait(for: "\u{1B}[?2026l")
    // Only what changed is written.
    #expect(terminal.screen.count - before < before)
    try terminal.press("\u{1B}[24~q")
    _ = try terminal.end()
    // The first picture, and one of the turned model, or a quick and a fine one.
    #expect((3...4).contains(terminal.screen.components(separatedBy: "\u{1B}[?2026h").count))
  }

  @Test(arguments: ["\u{1B}", "\u{3}", "q", "?\u{3}"])
  func `however it is left, the terminal is put back`(_ keys: String) throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#)
    try terminal.wait(for: "\u{1B}[?1049h\u{1B}[?25l")
    try terminal.wait(for: "? help")
    try terminal.press(keys)
    let (code, result) = try terminal.end()
    #expect(code == 0)
    #expect(result["finish"] == "closed")
    #expect(terminal.isRestored)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal to end closes the picture, and the result is kept`(_ signal: Int32) throws {
    let terminal = try ScriptedTerminal(#""allowsSelection": true"#)
    try terminal.wait(for: "? help")
    try terminal.press("\t\r")
    try terminal.wait(for: "✓")
    try terminal.send(signal)
    let (code, result) = try terminal.end()
    #expect(code == 0)
    #expect(result["selected"] == ["red"])
    #expect(terminal.isRestored)
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGBUS])
  func `a crash puts the terminal back too`(_ signal: Int32) throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#)
    try terminal.wait(for: "? help")
    try terminal.send(signal)
    let (code, _) = try terminal.end()
    #expect(code == 128 + signal)
    let restored = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    #expect(terminal.screen.contains(restored))
    #expect(terminal.screen.contains(" icanon"))
  }

  @Test func `a pause gives the terminal back and takes it again`() throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#)
    try terminal.wait(for: "? help")
    // Nobody would continue this session's processes, so the system does not stop them.
    try terminal.press("\u{1A}")
    try terminal.wait(for: "\u{1B}[?1049l")
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "? help")
    try terminal.press("q")
    #expect(try terminal.end().result["finish"] == "closed")
    #expect(terminal.isRestored)
  }

  @Test func `a narrow terminal has the texts below the picture`() throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#, columns: 40, rows: 12)
    try terminal.wait(for: "\u{1B}[10;1H\u{1B}[1mcubes")
    try terminal.wait(for: "Look.")
    try terminal.press("q")
    _ = try terminal.end()
  }

  @Test func `without colours and Unicode it is letters`() throws {
    let terminal = try ScriptedTerminal(
      #""text": "Schließen – bitte.""#, environment: ["NO_COLOR": "1", "LC_ALL": "C"])
    try terminal.wait(for: "Schliessen - bitte.")
    try terminal.press("q")
    _ = try terminal.end()
    #expect(!terminal.screen.contains("▀"))
    #expect(!terminal.screen.contains("\u{1B}[38;"))
    #expect(terminal.screen.contains("#") || terminal.screen.contains("x"))
  }

  @Test func `a click selects the part under it`() throws {
    let terminal = try ScriptedTerminal(#""allowsSelection": true"#, columns: 60, rows: 24)
    try terminal.wait(for: "? help")
    try terminal.press("1")
    try terminal.wait(for: "\u{1B}[?2026l")
    let width = 60 / 2
    try terminal.press("\u{1B}[<0;\(width);11M\u{1B}[<0;\(width);11m")
    try terminal.wait(for: "Selected")
    try terminal.press("q")
    #expect(try terminal.end().result["selected"] == ["green"])
  }

  @Test func `pixels are sent where they are asked for`() throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#, options: "--picture kitty")
    // What is asked for the size of a cell is answered like a terminal does.
    try terminal.wait(for: "\u{1B}[16t")
    try terminal.press("\u{1B}[6;20;10t\u{1B}[?62c")
    try terminal.wait(for: "a=T,q=2,f=24,o=z")
    try terminal.press("q")
    #expect(try terminal.end().code == 0)
    #expect(terminal.isRestored)
  }

  @Test func `without an answer the questions leave no trace`() throws {
    let terminal = try ScriptedTerminal(
      #""text": "Look.""#, environment: ["SSH_TTY": "", "COLORTERM": "truecolor"])
    try terminal.wait(for: "\u{1B}[c")
    try terminal.wait(for: "▀")
    try terminal.press("q")
    #expect(try terminal.end().result["finish"] == "closed")
    #expect(terminal.isRestored)
  }
}
#endif
