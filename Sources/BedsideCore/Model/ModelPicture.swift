/// How a model is shown in a terminal.
public enum ModelPicture: String, Hashable, Sendable, CaseIterable {
  /// As the terminal can; in a window where there is a display.
  case auto
  /// Half blocks in colour.
  case blocks
  /// Blocks of many shapes, in colour.
  case symbols
  /// Letters and signs.
  case ascii
  /// Pixels, by the sixel protocol.
  case sixel
  /// Pixels, by the protocol of the kitty terminal.
  case kitty
  /// No picture: the parts and the tour in words.
  case none

  /// What to say of a word that names no kind of picture.
  public static func wrongName(_ word: String) -> String {
    let names = allCases.map(\.rawValue)
    if let nearest = Suggestion.nearest(to: word, among: names) {
      return "'\(word)' is no kind of picture. Did you mean '\(nearest)'?"
    }
    return "'\(word)' is no kind of picture. Write one of \(names.joined(separator: ", "))."
  }
}
