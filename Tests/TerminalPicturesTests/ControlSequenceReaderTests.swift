import TerminalPictures
import Testing

struct ControlSequenceReaderTests {
  private func read(_ text: String) -> [ControlSequence] {
    var reader = ControlSequenceReader()
    return reader.read(text.utf8)
  }

  @Test func `characters, control bytes and sequences are told apart`() {
    #expect(
      read("aä\t\u{7F}\u{1B}[A\u{1B}OP\u{1B}[1;2C\u{1B}[[Ab") == [
        .character("a"), .character("ä"), .byte(9), .byte(0x7F), .sequence("", final: "A"),
        .sequence("", final: "P"), .sequence("1;2", final: "C"), .sequence("[", final: "A"),
        .character("b"),
      ])
  }

  @Test func `however input is cut, the same comes out`() {
    let text = "x\u{1B}[1;2D€\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c\u{1B}[<0;10;5My"
    let whole = read(text)
    #expect(whole.count == 7)
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      var reader = ControlSequenceReader()
      #expect(reader.read(bytes[..<cut]) + reader.read(bytes[cut...]) == whole, "\(cut)")
    }
  }

  @Test func `a lone escape is the key once nothing more comes`() {
    var reader = ControlSequenceReader()
    #expect(reader.read([0x1B]) == [])
    #expect(reader.isIncomplete)
    #expect(reader.timeout() == [.escape])
    #expect(!reader.isIncomplete)
    #expect(reader.read([0x1B, 0x1B]) == [.escape])
  }

  @Test func `what is typed with the Alt key is nothing, and no escape`() {
    #expect(read("\u{1B}q\u{1B}äx") == [.character("x")])
  }

  @Test func `an answer that never ends is thrown away`() {
    var reader = ControlSequenceReader()
    #expect(reader.read(Array("\u{1B}_G".utf8) + [UInt8](repeating: 65, count: 5000)) == [])
    #expect(reader.read("a".utf8) == [.character("a")])
  }
}
