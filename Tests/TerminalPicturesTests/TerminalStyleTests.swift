import TerminalPictures
import Testing

struct TerminalStyleTests {
  private func style(
    _ term: String?, color: String? = nil, noColor: String? = nil, utf8: Bool = true
  ) -> TerminalStyle {
    TerminalStyle(term: term, colorTerm: color, noColor: noColor, isUTF8: utf8)
  }

  @Test func `a terminal gets as many colours as it says it has`() {
    #expect(style("xterm-256color", color: "truecolor") == .blocks(.full))
    #expect(style("xterm", color: "24bit") == .blocks(.full))
    #expect(style("xterm-direct") == .blocks(.full))
    #expect(style("screen-256color") == .blocks(.colors256))
    #expect(style("linux") == .blocks(.colors16))
  }

  @Test func `letters serve where blocks or colours are missing or not wanted`() {
    #expect(style(nil) == .ascii)
    #expect(style("") == .ascii)
    #expect(style("dumb", color: "truecolor") == .ascii)
    #expect(style("vt100") == .ascii)
    #expect(style("xterm-256color", utf8: false) == .ascii)
    #expect(style("xterm-256color", noColor: "1") == .ascii)
    #expect(style("xterm-256color", noColor: "") == .blocks(.colors256))
  }
}
