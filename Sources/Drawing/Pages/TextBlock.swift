/// A text and how it is set: on one line, or on as many as its width needs.
public struct TextBlock: Hashable, Sendable {
  /// Where lines stand that are shorter than the text's width.
  public enum Alignment: Hashable, Sendable {
    /// Where reading begins: on the left, or on the right where that is how the text is written.
    case start
    /// In the middle.
    case center
    /// Where reading ends.
    case end
  }

  /// The text.
  public var text: String
  /// The size of the letters in points.
  public var size: Double
  /// Whether the letters are bold.
  public var isBold: Bool
  /// The width at which lines break; nil for one line, as long as it is.
  public var width: Double?
  /// Whether what does not fit in one line of the width is cut off with an ellipsis.
  public var isCut: Bool
  /// Where short lines stand.
  public var alignment: Alignment
  /// Whether the text as a whole is read from left to right, whatever it begins with; else its first
  /// letter decides.
  public var isLeftToRight: Bool

  /// Makes a text.
  public init(
    _ text: String, size: Double, isBold: Bool = false, width: Double? = nil,
    isCut: Bool = false, alignment: Alignment = .start, isLeftToRight: Bool = false
  ) {
    self.text = text
    self.size = size
    self.isBold = isBold
    self.width = width
    self.isCut = isCut
    self.alignment = alignment
    self.isLeftToRight = isLeftToRight
  }
}
