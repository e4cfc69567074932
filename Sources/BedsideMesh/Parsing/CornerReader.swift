/// Reads the corners of one face whose indices differ.
struct CornerReader<Shape: CornerShape, Sign: IndexSign> {
  var position: IndexReader<Sign>
  var texcoord: IndexReader<Sign>
  var normal: IndexReader<Sign>

  @inline(__always)
  init(_ tables: borrowing ChunkTables) {
    position = IndexReader(base: tables.positionCount)
    texcoord = IndexReader(base: tables.texcoordCount)
    normal = IndexReader(base: tables.normalCount)
  }

  /// Reads a corner.
  ///
  /// Returns where it ends; 0 when there is none, -1 when it is of another shape.
  @inline(__always)
  mutating func read(_ window: TextWindow) -> Int {
    var after = position.read(window, at: 0)
    if after < 0 { return 0 }
    if Shape.hasTexcoord {
      if window[after] != Ascii.slash { return -1 }
      after = texcoord.read(window, at: after &+ 1)
      if after < 0 { return -1 }
    }
    if Shape.hasNormal {
      for place in 0..<Shape.slashes where window[after &+ place] != Ascii.slash { return -1 }
      after = normal.read(window, at: after &+ Shape.slashes)
    }
    return after
  }
}
