internal import BedsideViewing

/// A picture that is asked for: of what, how large and how well.
struct Shot: Hashable {
  var frame: Frame
  var width: Int
  var height: Int
  var quality: Quality
  var pixelsPerPoint: Float
  /// The parts that let some light through where they are shown.
  var veiledParts: [Int] = []
  /// Whether there is a background.
  var hasBackdrop = true
  /// Which part of the whole picture this is: the left and lower edge, the width and the height, as
  /// shares.
  var tile = SIMD4<Float>(0, 0, 1, 1)

  /// How many pixels a point has where the model is drawn.
  var drawnPixelsPerPoint: Float { pixelsPerPoint * scale }

  /// How many pixels are drawn for one of the picture, along each side.
  ///
  /// Very large pictures are not drawn larger still: their pixels are too small to be told apart.
  var scale: Float {
    width * height > Self.finest ? min(quality.scale, 1) : quality.scale
  }

  /// How far lines around parts reach, in pixels that are drawn: a little more than two points, less
  /// in pictures as small as those of terminals, where they would fill what they go around.
  var lineWidth: Float {
    let shorter = min(Float(width) / tile.z, Float(height) / tile.w) / pixelsPerPoint
    return max(1, min(2.2, shorter / 100) * drawnPixelsPerPoint)
  }

  /// The largest picture that is drawn with more pixels than it has.
  private static let finest = 9_000_000

  /// How many pixels are drawn for a side of the picture.
  func drawnSide(_ length: Int) -> Int { max(Int((Float(length) * scale).rounded()), 1) }

  /// Whether anything is seen through.
  var hasGhosts: Bool { hasVeils || frame.parts.contains { $0.visibility == .ghosted } }

  /// Whether any part that lets some light through is shown.
  var hasVeils: Bool { veiledParts.contains { frame.parts[$0].visibility == .shown } }

  var hasOutlines: Bool {
    frame.parts.contains { $0.outline != nil && $0.visibility == .shown }
  }

  /// The same without lines around parts, which are added at the finish.
  var withoutOutlines: Shot {
    var shot = self
    for index in frame.parts.indices { shot.frame.parts[index].outline = nil }
    return shot
  }
}
