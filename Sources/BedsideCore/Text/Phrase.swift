/// A text of the interface: its key in translations and its English wording.
///
/// Names in braces stand for what is filled in: `"{minimum} to {maximum}"`. Areas of the interface
/// declare their phrases as static members, so that all wording stands in a few files.
public struct Phrase: Hashable, Sendable {
  /// The name of the text in a translation.
  public let key: String
  /// The wording in English.
  public let english: String
  /// The wording in English for any count but one; nil where nothing is counted.
  public let englishPlural: String?

  /// Declares a text.
  public init(_ key: String, _ english: String) {
    self.key = key
    self.english = english
    englishPlural = nil
  }

  /// Declares a text that counts something, under the name `count`.
  public init(_ key: String, one: String, other: String) {
    self.key = key
    english = one
    englishPlural = other
  }
}
