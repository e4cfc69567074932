internal import BedsideCore

extension ShortText {
  /// How many columns a question may take in a table.
  private static let widest = 60

  /// The text with one full stop where a date that ends in one is followed by another.
  static func stopped(_ text: String) -> String {
    text.hasSuffix("..") ? String(text.dropLast()) : text
  }

  /// The text as far as it has room in a table.
  static func cut(_ text: String) -> String { cut(text, to: widest) }
}
