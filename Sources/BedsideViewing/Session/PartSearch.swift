/// A search for parts by name: what was typed, and which of the parts found is meant.
public struct PartSearch: Hashable, Sendable {
  /// What was typed.
  public internal(set) var query = ""
  /// The parts whose names fit, the best first; all parts while nothing was typed.
  public internal(set) var matches: [Int]
  /// Which of them is meant.
  public internal(set) var place = 0

  /// The part that Enter takes in hand; nil when none fits.
  public var meant: Int? { matches.indices.contains(place) ? matches[place] : nil }

  /// Names longer than this are nobody's.
  static let longest = 60

  init(in model: ViewedModel) { matches = Array(model.parts.indices) }

  mutating func type(_ character: Character, in model: ViewedModel) {
    guard query.count < Self.longest else { return }
    query.append(character)
    look(in: model)
  }

  mutating func erase(in model: ViewedModel) {
    query = String(query.dropLast())
    look(in: model)
  }

  mutating func step(by offset: Int) {
    guard !matches.isEmpty else { return }
    place = ((place + offset) % matches.count + matches.count) % matches.count
  }

  /// Finds the parts that have every word that was typed.
  ///
  /// A word may stand in the name that is shown, in that of the file, or in the heading; a part whose
  /// name begins with the first word comes first.
  private mutating func look(in model: ViewedModel) {
    place = 0
    let words = Self.folded(query).split(separator: " ").map(String.init)
    guard let first = words.first else {
      matches = Array(model.parts.indices)
      return
    }
    let ranked = model.parts.enumerated().compactMap { index, part -> (rank: Int, index: Int)? in
      let name = Self.folded(part.name)
      let all = [name, Self.folded(part.id), Self.folded(part.region ?? "")].joined(separator: " ")
      guard words.allSatisfy({ all.contains($0) }) else { return nil }
      let begins = name.hasPrefix(first) || name.contains(" " + first)
      return (name.hasPrefix(first) ? 0 : begins ? 1 : name.contains(first) ? 2 : 3, index)
    }
    matches = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  /// Letters without case and accents, and signs as blanks, so that "aussen" finds "Außenband".
  static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "ß": folded += "ss"
      case "æ": folded += "ae"
      case "ø": folded += "o"
      case _ where scalar.properties.isDiacritic: break
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        folded.unicodeScalars.append(bare(scalar))
      default: folded += " "
      }
    }
    return folded
  }

  /// A Latin letter without what stands on or under it, which Unicode names after the letter.
  private static func bare(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !scalar.isASCII, let name = scalar.properties.name else { return scalar }
    let words = name.split(separator: " ")
    guard words.count > 4, words.starts(with: ["LATIN", "SMALL", "LETTER"]), words[4] == "WITH",
      let letter = words[3].lowercased().unicodeScalars.first, words[3].count == 1
    else { return scalar }
    return letter
  }
}
