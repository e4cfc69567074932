import BedsideCore
import Testing

struct SanitizerTests {
  @Test func `plain text with line ends and tabs stays as it is`() {
    for text in ["", "How are you?", "one\ntwo\n", "a\tb", "37.2 °C", "少し痛い", "لا ألم", "ניסיון"] {
      #expect(Sanitizer.clean(text) == text)
    }
  }

  @Test(arguments: [
    (given: "a\u{1B}[31mred\u{1B}[0m b", cleaned: "ared b"),
    (given: "a\u{1B}[2J\u{1B}[1;1Hb", cleaned: "ab"),
    (given: "a\u{1B}]0;title\u{07}b", cleaned: "ab"),
    (given: "a\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\b", cleaned: "alinkb"),
    (given: "a\u{1B}P1$r0m\u{1B}\\b", cleaned: "ab"),
    (given: "a\u{9B}31mb", cleaned: "ab"),
    (given: "a\u{9D}0;title\u{9C}b", cleaned: "ab"),
    (given: "a\u{1B}(0b", cleaned: "ab"),
    (given: "a\u{1B}cb", cleaned: "ab"),
    (given: "a\u{1B}", cleaned: "a"),
    (given: "a\u{1B}\u{1B}[31mb", cleaned: "ab"),
  ])
  func `escape sequences vanish as a whole`(given: String, cleaned: String) {
    #expect(Sanitizer.clean(given) == cleaned)
  }

  @Test func `an unfinished escape sequence takes nobody's words with it`() {
    #expect(Sanitizer.clean("a\u{1B}]my knee hurts\nvery much") == "amy knee hurts\nvery much")
    #expect(Sanitizer.clean("a\u{9B}31\nb") == "a31\nb")
  }

  @Test func `control characters vanish`() {
    let kept: Set<UInt32> = [0x09, 0x0A, 0x0D, 0x85]
    for value in Array(UInt32(0)..<0x20) + Array(0x7F..<0xA0) where !kept.contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(Sanitizer.clean("a\(Character(scalar))\n") == "a\n")
    }
  }

  @Test func `every kind of line end is one line end`() {
    #expect(Sanitizer.clean("a\r\nb\rc\u{85}d\u{2028}e\u{2029}f") == "a\nb\nc\nd\ne\nf")
  }

  @Test func `characters that turn text around or hide in it vanish`() {
    let hidden: [Unicode.Scalar] = [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
      "\u{2068}",
      "\u{2069}", "\u{200B}", "\u{2060}", "\u{2064}", "\u{206A}", "\u{FEFF}", "\u{00AD}",
      "\u{180E}",
      "\u{3164}", "\u{FFA0}", "\u{FFF9}", "\u{FFFB}", "\u{E0041}", "\u{E0001}", "\u{FFF0}",
    ]
    for scalar in hidden {
      #expect(Sanitizer.clean("pay\(scalar)pal") == "paypal", "\(scalar.value)")
    }
  }

  @Test func `what scripts and emoji need stays`() {
    let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    for text in ["می‌خواهم", "क्‍ष", "👩‍⚕️", "👍🏽", "❤️", england, "e\u{301}", "a\u{200E}b"] {
      #expect(Sanitizer.clean(text) == text)
    }
  }

  @Test func `on one line, line ends and tabs are blanks`() {
    #expect(Sanitizer.cleanLine("a\nb\tc\r\nd") == "a b c d")
  }

  @Test(arguments: [
    (given: "a \u{2068}b\u{2069} c", cleaned: "a \u{2068}b\u{2069} c"),
    (given: "\u{2068}a\u{2068}b\u{2069}\u{2069}", cleaned: "\u{2068}a\u{2068}b\u{2069}\u{2069}"),
    (given: "\u{2068}a", cleaned: "a"), (given: "a\u{2069}", cleaned: "a"),
    (given: "\u{2068}a\nb\u{2069}", cleaned: "a\nb"),
    (given: "\u{2069}a\u{2068}", cleaned: "a"),
    (given: "\u{2067}a\u{2069}", cleaned: "a"),
  ])
  func `isolates pass in pairs within a line`(given: String, cleaned: String) {
    #expect(Sanitizer.clean(given) == cleaned)
  }

  @Test func `nothing dangerous comes out, and cleaning twice changes nothing`() {
    var generator = SeededGenerator(seed: 7)
    let pieces: [String] = [
      "\u{1B}", "[", "]", "31m", "\u{07}", "\u{9B}", "\u{9D}", "\u{9C}", "\\", "P", "a", "é", "痛",
      "\n", "\r", "\u{202E}", "\u{2066}", "\u{2068}", "\u{2069}", "\u{200B}", "\u{1F3F4}",
      "\u{E0067}", "\u{0}", "\u{7F}",
      ";",
      " ", "(", "\u{2028}", "👍🏽",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let cleaned = Sanitizer.clean(text)
      #expect(Sanitizer.clean(cleaned) == cleaned)
      #expect(!cleaned.unicodeScalars.contains(where: isDangerous), "\(text.debugDescription)")
    }
  }

  private func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2067, 0x200B, 0x2028, 0x2029: true
    default: false
    }
  }
}
