import TerminalPictures
import Testing

struct TerminalTraitsTests {
  private func traits(_ variables: [String: String], utf8: Bool = true) -> TerminalTraits {
    TerminalTraits(isUTF8: utf8) { variables[$0] }
  }

  private func depth(_ term: String, color: String? = nil) -> TerminalStyle.Depth {
    traits(["TERM": term, "COLORTERM": color ?? ""]).depth
  }

  @Test func `a terminal gets as many colours as it says it has`() {
    #expect(depth("xterm-256color", color: "truecolor") == .full)
    #expect(depth("xterm", color: "24bit") == .full)
    #expect(depth("xterm-direct") == .full)
    #expect(depth("xterm-kitty") == .full)
    #expect(depth("screen-256color") == .colors256)
    #expect(depth("linux") == .colors16)
    #expect(depth("vt100") == .none)
    #expect(traits([:]).depth == .none)
  }

  @Test func `letters serve where blocks or colours are missing or not wanted`() {
    let xterm = ["TERM": "xterm-256color"]
    #expect(traits(xterm).characters == .blocks(.colors256))
    #expect(traits(xterm, utf8: false).characters == .ascii(.colors256))
    #expect(
      traits(xterm.merging(["NO_COLOR": "1"]) { $1 }).characters == .ascii(.none))
    #expect(
      traits(xterm.merging(["NO_COLOR": ""]) { $1 }).characters == .blocks(.colors256))
    #expect(traits(["TERM": "vt220"]).characters == .ascii(.none))
  }

  @Test func `nothing can be drawn where the cursor cannot be moved`() {
    #expect(!traits(["TERM": "dumb"]).canMoveCursor)
    #expect(!traits([:]).canMoveCursor)
    #expect(traits(["TERM": "vt100"]).canMoveCursor)
  }

  @Test(
    arguments: [
      ["TMUX": "/tmp/tmux-0/default,1,0"], ["STY": "1.pts"], ["ZELLIJ": "0"],
      ["TERM": "screen-256color"], ["TERM": "tmux-256color"], ["SSH_CONNECTION": "a 1 b 22"],
      ["SSH_TTY": "/dev/pts/1"], ["NO_COLOR": "1"], ["TERM": "linux"],
    ])
  func `no pixels in multiplexers, over slow lines and without colours`(
    _ variables: [String: String]
  ) {
    var reply = TerminalReply()
    (reply.hasKitty, reply.hasSixel, reply.isComplete) = (true, true, true)
    let traits = traits(["TERM": "xterm-256color"].merging(variables) { $1 })
    #expect(!traits.mayHavePixels)
    #expect(!traits.style(after: reply, canMakeSixel: true).isGraphic)
  }

  @Test func `the best of what the terminal answers is taken`() {
    let traits = traits(["TERM": "xterm-256color"])
    var reply = TerminalReply()
    #expect(traits.style(after: nil, canMakeSixel: true) == .blocks(.colors256))
    #expect(traits.style(after: reply, canMakeSixel: true) == .blocks(.colors256))
    reply.hasSixel = true
    #expect(traits.style(after: reply, canMakeSixel: true) == .sixel)
    #expect(traits.style(after: reply, canMakeSixel: false) == .blocks(.colors256))
    reply.hasKitty = true
    #expect(traits.style(after: reply, canMakeSixel: true) == .kitty)
  }
}
