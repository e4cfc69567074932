/// A piece of text on a panel.
public struct PanelText: Hashable, Sendable {
  /// The text, plain.
  public var string: String
  /// The height of the letters' line, in points.
  public var size: Float
  /// Whether it is bold.
  public var isBold: Bool
  /// What it is written with.
  public var ink: Ink
  /// Whether what does not fit in one line is cut off with an ellipsis instead of wrapped.
  public var isOneLine: Bool

  /// Makes a piece of text.
  public init(
    _ string: String, size: Float = 14, isBold: Bool = false, ink: Ink = .text,
    isOneLine: Bool = false
  ) {
    self.string = string
    self.size = size
    self.isBold = isBold
    self.ink = ink
    self.isOneLine = isOneLine
  }
}
