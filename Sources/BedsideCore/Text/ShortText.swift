/// Texts that may be long where there is little room.
public enum ShortText {
  /// The text without what is behind its first words, where it has more than there is room for.
  public static func cut(_ text: String, to widest: Int) -> String {
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
