import TerminalPictures
import Testing

struct TerminalReplyTests {
  private func reply(to text: String) -> (reply: TerminalReply, rest: [ControlSequence]) {
    var reader = ControlSequenceReader()
    var reply = TerminalReply()
    let rest = reader.read(text.utf8).filter { !reply.take($0) }
    return (reply, rest)
  }

  @Test func `what the terminal can is read from its answers`() {
    let (reply, rest) = reply(to: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4;22c")
    #expect(reply.hasKitty)
    #expect(reply.hasSixel)
    #expect(reply.cell == PixelSize(width: 10, height: 20))
    #expect(reply.isComplete)
    #expect(rest.isEmpty)
  }

  @Test func `a terminal that can nothing says so by its last answer`() {
    let (reply, _) = reply(to: "\u{1B}[?1;2c")
    #expect(!reply.hasKitty)
    #expect(!reply.hasSixel)
    #expect(reply.cell == nil)
    #expect(reply.isComplete)
  }

  @Test func `an error of the picture's protocol is no picture`() {
    #expect(!reply(to: "\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\").reply.hasKitty)
  }

  @Test func `keys that were typed meanwhile stay keys`() {
    let (reply, rest) = reply(to: "q\u{1B}[A\u{1B}[?4c")
    #expect(reply.isComplete)
    #expect(rest == [.character("q"), .sequence("", final: "A")])
  }
}
