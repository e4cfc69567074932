/// Gives out names that SPSS, Stata and R all take: ASCII letters, digits and underscores, a letter
/// first, at most 32 of them, each but once whatever its capitals.
struct VariableNames {
  /// The most characters that a name may have: Stata's.
  static let longest = 32
  /// The name of a column that the commands for Stata make for a moment.
  static let working = "bedside_code"
  private var taken: Set<String> = []

  /// Words that one of the programs keeps for itself.
  private static let reserved: Set<String> = [
    "all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with", "byte",
    "double", "float", "if", "in", "int", "long", "using", "str", "strl", "else", "repeat", "while",
    "function", "for", "next", "break", "true", "false", "null", "inf", "nan", "na",
  ]

  /// A name for `id` with what stands behind it.
  ///
  /// Names that were given out before never change by what is asked for later.
  mutating func name(_ id: String, _ suffix: String = "") -> String {
    let stem = Self.stem(id)
    let ending = suffix.isEmpty ? "" : "_" + Self.plain(suffix)
    var number = 1
    while true {
      let count = number == 1 ? "" : "_\(number)"
      let room = Self.longest - ending.utf8.count - count.utf8.count
      let start = Self.trimmed(String(stem.prefix(max(room, 8))))
      let name = String((start + ending + count).prefix(Self.longest))
      let folded = name.lowercased()
      if !Self.isReserved(folded), taken.insert(folded).inserted { return name }
      number += 1
    }
  }

  private static func isReserved(_ word: String) -> Bool {
    if reserved.contains(word) || word == working { return true }
    return word.hasPrefix("str") && word.dropFirst(3).allSatisfy(\.isNumber)
  }

  private static func stem(_ id: String) -> String {
    let plain = plain(id)
    guard let first = plain.first else { return "v" }
    return first.isNumber ? "v" + plain : plain
  }

  /// `text` with one underscore for whatever else stands in it, and none at either end.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      let isWord =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isWord {
        plain.unicodeScalars.append(scalar)
      } else if !plain.hasSuffix("_") {
        plain += "_"
      }
    }
    let start = plain.drop { $0 == "_" }
    return trimmed(String(start))
  }

  private static func trimmed(_ text: String) -> String {
    text.last == "_" ? trimmed(String(text.dropLast())) : text
  }
}
