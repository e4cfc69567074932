/// How a picture is cut into pieces, with a border around each so that what depends on
/// neighbouring pixels is right up to its edges.
struct Tiling {
  /// A piece: where it lies in the picture, from the top left, and what is drawn around it.
  struct Tile: Hashable {
    /// The pixels that are kept.
    var x: Range<Int>
    var y: Range<Int>
    /// The left and top edge of what is drawn.
    var drawnX: Int
    var drawnY: Int
  }

  let width: Int
  let height: Int
  /// The width and height of what is drawn for each piece.
  let drawnWidth: Int
  let drawnHeight: Int

  /// The border, wider than the reach of lines; occlusion beyond it is too faint to be seen.
  static let border = 64
  /// The largest side that is drawn at once: what is drawn takes some seventy bytes a pixel.
  static let side = 2048

  /// A cutting of a picture that is too large to be drawn at once; nil for others.
  init?(width: Int, height: Int, limit: Int) {
    let most = min(Self.side, limit)
    guard max(width, height) > limit || width * height > Self.side * Self.side else { return nil }
    (self.width, self.height) = (width, height)
    (drawnWidth, drawnHeight) = (min(width, most), min(height, most))
  }

  /// The pieces, row by row.
  var tiles: [Tile] {
    Self.pieces(height, drawnHeight).flatMap { y in
      Self.pieces(width, drawnWidth).map { x in
        Tile(x: x.kept, y: y.kept, drawnX: x.start, drawnY: y.start)
      }
    }
  }

  /// The pieces of a side; what is drawn begins at multiples of eight, as the patterns of the
  /// shaders do.
  static func pieces(_ length: Int, _ drawn: Int) -> [(kept: Range<Int>, start: Int)] {
    guard length > drawn else { return [(0..<length, 0)] }
    let step = (drawn - 2 * border) / 8 * 8
    var pieces: [(kept: Range<Int>, start: Int)] = []
    var done = 0
    while done < length {
      let start = max(done - border, 0)
      let end = start + drawn >= length ? length : start + border + step
      pieces.append((done..<end, start))
      done = end
    }
    return pieces
  }
}
