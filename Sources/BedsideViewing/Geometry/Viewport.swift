/// The size of a picture, and how much of it panels cover along its edges, in points.
///
/// A point is a pixel times the content scale of the screen.
public struct Viewport: Hashable, Sendable {
  /// The width.
  public var width: Float
  /// The height.
  public var height: Float
  /// What is covered.
  public var insets: Insets

  /// Widths of what is covered along the edges, in points.
  public struct Insets: Hashable, Sendable {
    /// Along the left edge.
    public var left: Float
    /// Along the right edge.
    public var right: Float
    /// Along the top.
    public var top: Float
    /// Along the bottom.
    public var bottom: Float

    /// Makes insets; nothing is covered where nothing is said.
    public init(left: Float = 0, right: Float = 0, top: Float = 0, bottom: Float = 0) {
      self.left = left
      self.right = right
      self.top = top
      self.bottom = bottom
    }
  }

  /// Makes a viewport of at least one point.
  public init(width: Float, height: Float, insets: Insets = Insets()) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.insets = insets
  }

  /// The part that nothing covers; a picture too small for its panels counts as free.
  public var free: Rect {
    let width = width - insets.left - insets.right
    let height = height - insets.top - insets.bottom
    let fits = width > self.width / 4 && height > self.height / 4
    guard fits else { return Rect(x: 0, y: 0, width: self.width, height: self.height) }
    return Rect(x: insets.left, y: insets.top, width: width, height: height)
  }
}
