import BedsideCore
@testable import BedsideStore
import Testing

struct JournalLineTests {
  private let line = Self.bytes(
    of: JournalEntry(
      "outcome", ["task": "check-in", "values": [1, [2, "}]\""], .object(["a": 3])]]),
    origin: "o-1", number: 12)

  private static func bytes(of entry: JournalEntry, origin: String, number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = LineWriter(origin: origin)
    writer.write(entry, number: number, to: &bytes)
    return bytes
  }

  @Test func `a line is JSON that begins with its checksum`() {
    let text = String(decoding: line, as: UTF8.self)
    #expect(
      text == """
        {"c":"b575a6b2","o":"o-1","n":12,"k":"outcome","task":"check-in",\
        "values":[1,[2,"}]\\""],{"a":3}]}\n
        """)
  }

  @Test func `a line that was written is read as sound, with its envelope`() throws {
    let scanned = try #require(scan(line))
    #expect(scanned.state == .sound)
    #expect(scanned.range == 0..<line.count - 1)
    #expect(scanned.envelope.number == 12)
    #expect(text(scanned.envelope.origin) == "o-1")
    #expect(text(scanned.envelope.kind) == "outcome")
    #expect(text(scanned.envelope.task) == "check-in")
    #expect(scanned.envelope.draft.isEmpty)
  }

  @Test func `what stands in another order or with blanks has the same envelope`() throws {
    let written = try #require(scan(line)).envelope
    for text in [
      #"{"c":"00000000","n":12,"o":"o-1","k":"outcome","task":"check-in"}"#,
      #"{"c":"00000000", "o":"o-1","n":12,"k":"outcome","task":"check-in"}"#,
      #"{"c":"00000000","o":"o-1","n":12,"task":"check-in","k":"outcome"}"#,
    ] {
      let bytes = Array(text.utf8)
      for trusting in [true, false] {
        let found = EnvelopeScanner.scan(bytes.span, bytes.indices, trusting: trusting)
        let envelope = try #require(found)
        let strings = [envelope.origin, envelope.kind, envelope.task].map {
          String(decoding: bytes[$0.range(from: 0)], as: UTF8.self)
        }
        #expect(strings == ["o-1", "outcome", "check-in"], "\(text)")
        #expect(envelope.number == written.number)
      }
    }
  }

  @Test func `a line's beginning is found wherever the line stands among others`() throws {
    var bytes = Self.bytes(of: JournalEntry("draft", [:]), origin: "other", number: 7)
    let start = bytes.count
    bytes += line
    let found = JournalLine.read(bytes.span, at: start)
    let scanned = try #require(found)
    #expect(bytes[scanned.envelope.origin.range(from: start)].elementsEqual("o-1".utf8))
    #expect(bytes[scanned.envelope.task.range(from: start)].elementsEqual("check-in".utf8))
  }

  @Test func `every checksum is read as it was written, and what is none is not`() {
    for check: UInt32 in [0, 1, 0xDEAD_BEEF, 0x0123_4567, 0x89AB_CDEF, .max, 0x9A9A_A9A9] {
      let hex = String(check, radix: 16)
      let digits = Array((String(repeating: "0", count: 8 - hex.count) + hex).utf8)
      #expect(hexadecimal(digits) == check)
      for (place, byte) in [(0, "g"), (3, "A"), (7, "o"), (4, "/"), (2, ":"), (5, "`"), (1, " ")] {
        var wrong = digits
        wrong.replaceSubrange(place...place, with: Array(byte.utf8))
        #expect(hexadecimal(wrong) == nil, "\(byte)")
      }
      var high = digits
      high[6] |= 0x80
      #expect(hexadecimal(high) == nil)
    }
  }

  @Test func `a change of any byte is noticed`() {
    for index in line.indices.dropLast() {
      for change: UInt8 in [0x01, 0x20, 0x80] {
        var changed = line
        changed[index] ^= change
        #expect(scan(changed)?.state != .sound, "byte \(index)")
      }
    }
  }

  @Test func `no beginning of a line is a line`() {
    for length in 0..<line.count {
      #expect(scan(Array(line[..<length])) == nil)
      let ended = Array(line[..<length]) + [UInt8(ascii: "\n")]
      #expect(scan(ended)?.state == (length == line.count - 1 ? .sound : .unreadable))
    }
  }

  @Test func `a line that was edited well is changed, not unreadable`() {
    let text = String(decoding: line, as: UTF8.self)
    for edited in [
      text.replacing("check-in", with: "check-out"), text.replacing(",", with: " , "),
      text.replacing(":", with: "\t: "), text.replacing(#""c":"b575a6b2","#, with: ""),
    ] {
      #expect(scan(Array(edited.utf8))?.state == .changed, "\(edited)")
    }
  }

  @Test func `a carriage return that an editor added does no harm`() {
    let text = String(decoding: line, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(scan(Array(text.utf8))?.state == .sound)
  }

  @Test(arguments: [
    "\n", "{}\n", "[]\n", "hello\n", "{\"c\"\n", "\u{0}\u{0}\n", "{\"c\":\"00000000\"}\n",
    #"{"c":"00000000","o":"a","n":0,"k":"x"}"# + "\n", #"{"o":"a","n":1,"k":"x"}}"# + "\n",
    #"{"o":"a","n":1,"k":"x","v":[}"# + "\n", #"{"o":"a","n":1,"k":"x","v":"\"# + "\n",
    #"{"o":"a","n":-1,"k":"x"}"# + "\n", #"{"o":"a","n":12345678901234567890,"k":"x"}"# + "\n",
  ]) func `what is no line is unreadable`(text: String) {
    #expect(scan(Array(text.utf8))?.state == .unreadable)
  }

  @Test func `a line longer than a line may be is unreadable`() {
    let entry = JournalEntry("x", ["a": .string(String(repeating: "a", count: 1 << 20))])
    let bytes = Self.bytes(of: entry, origin: "o", number: 1)
    #expect(scan(bytes)?.state == .unreadable)
  }

  private func scan(_ bytes: [UInt8]) -> ScannedLine? { JournalLine.read(bytes.span, at: 0) }

  private func hexadecimal(_ digits: [UInt8]) -> UInt32? {
    Word.hexadecimal(in: Word.load(digits.span, at: 0))
  }

  private func text(_ extent: Extent) -> String {
    String(decoding: line[extent.range(from: 0)], as: UTF8.self)
  }
}
