/// Text that would do something to a terminal if it reached it as it is.
struct HostileText {
  /// What each text below contains, so that it can be told that it was shown.
  static let word = "hostile"

  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed) }

  /// Whole sequences, and what they are made of: C0, DEL, C1, and changes of direction.
  private static let pieces: [String] =
    [
      "\u{1B}]0;title\u{7}", "\u{1B}[2J", "\u{1B}[31m", "\u{1B}]52;c;aGk=\u{1B}\\",
      "\u{1B}P1$q\u{1B}\\",
      "\u{9B}2J", "\u{9D}0;title\u{9C}", "\u{1B}[6n", "\u{1B}c", "\r", "\u{8}\u{8}\u{8}", "\u{7}",
      "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
      "\u{2069}",
      "\u{7F}", "\u{1B}", "\u{1B}[", "\u{9B}", "\u{2028}", "\u{85}", "\u{FEFF}", "\u{200B}",
    ] + (1..<0x20).filter { $0 != 0x0A }.map(scalar) + (0x80..<0xA0).map(scalar)

  /// Characters that must never reach a terminal, or a reader of JSON or columns.
  ///
  /// Isolates of undetermined direction may, in pairs: they shield what stands around a text.
  static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2067}":
      true
    case "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// One more text: a few words with hostile pieces before, in and behind them.
  mutating func next() -> String {
    let pieces = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }
    return (pieces.first ?? "") + Self.word + pieces.dropFirst().joined(separator: "x") + "end"
  }

  private static func scalar(_ number: Int) -> String {
    Unicode.Scalar(UInt32(number)).map { String($0) } ?? ""
  }
}
