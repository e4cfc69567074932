/// The side of the body that a model shows.
public enum ModelSide: String, Hashable, Sendable, CaseIterable {
  /// The person's own left.
  case left
  /// The person's own right.
  case right
}

extension ModelSide {
  /// A text that names a side, as it is read of the model of the file or of its mirror image.
  ///
  /// `{right|left}` stands for "right" in the one and for "left" in the other; other braces stay as
  /// they are.
  public static func text(_ text: String, mirrored: Bool) -> String {
    var rest = text[...]
    var result = ""
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let words = rest[rest.index(after: open)..<close]
        .split(separator: "|", omittingEmptySubsequences: false)
      if words.count == 2 {
        result += words[mirrored ? 1 : 0]
      } else {
        result += rest[...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
