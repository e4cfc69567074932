/// A card that lies over the picture, as a list of what is drawn on it, in points.
public struct Panel: Hashable, Sendable {
  /// Where it lies in the picture.
  public var frame: Rect
  /// What is drawn, in this order, at places from the panel's top left.
  public var items: [Item]

  /// Makes a panel.
  public init(frame: Rect, items: [Item]) {
    self.frame = frame
    self.items = items
  }

  /// Something on a panel.
  public enum Item: Hashable, Sendable {
    /// A rectangle with round corners.
    case fill(Rect, Ink, radius: Float)
    /// The line around one.
    case outline(Rect, Ink, radius: Float)
    /// A line between two places, and its width.
    case line(SIMD2<Float>, SIMD2<Float>, Ink, width: Float)
    /// Text, from the top left of a rectangle; it wraps at its width.
    case text(PanelText, Rect)
  }
}
