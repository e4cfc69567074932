/// How a text is set: the height of its line in points, its weight, and what happens at the width.
public struct Lettering: Hashable, Sendable {
  /// The size of the letters, in points of the picture.
  public var size: Float
  /// Whether the letters are bold.
  public var isBold: Bool
  /// Whether what does not fit in one line is cut off with an ellipsis instead of wrapped.
  public var isOneLine: Bool

  /// Makes a style of text.
  public init(size: Float, isBold: Bool = false, isOneLine: Bool = false) {
    self.size = size
    self.isBold = isBold
    self.isOneLine = isOneLine
  }
}
