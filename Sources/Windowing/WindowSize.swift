/// The size of a window in points of text.
public struct WindowSize: Hashable, Sendable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size that fits onto a screen of `area`, of whose units `scale` make a point.
  ///
  /// A side that is longer than the screen becomes nine tenths of it, which leaves room for a frame: not
  /// everything that places windows makes them smaller.
  public func fitting(into area: WindowSize, scale: Float) -> WindowSize {
    func fit(_ length: Int, _ room: Int) -> Int {
      let most = Float(room) / max(scale, 0.5)
      return most <= 0 || Float(length) <= most ? length : Int(most * 0.9)
    }
    return WindowSize(width: fit(width, area.width), height: fit(height, area.height))
  }
}
