internal import BedsideCore

/// Texts that may be long where there is little room.
enum ShortText {
  /// How many columns a question may take in a table.
  static let widest = 60

  /// The text with one full stop where a date that ends in one is followed by another.
  static func stopped(_ text: String) -> String {
    text.hasSuffix("..") ? String(text.dropLast()) : text
  }

  /// The text without what is behind its first words, where it has more than there is room for.
  static func cut(_ text: String, to widest: Int = widest) -> String {
    if DisplayWidth.of(text) <= widest { return text }
    var short = ""
    for word in text.split(separator: " ") {
      let longer = short.isEmpty ? String(word) : "\(short) \(word)"
      if DisplayWidth.of(longer) >= widest { break }
      short = longer
    }
    if short.isEmpty { short = String(text.prefix(widest / 2)) }
    return short + "…"
  }
}
