/// Where in a picture lines from labels may end: on each part, where it is seen.
struct PartAnchors {
  /// A place on a part.
  struct Anchor: Hashable {
    var part: Int
    var place: SIMD2<Float>
    /// How much of the part is seen, in cells.
    var size: Int
  }

  /// The anchors of those of `parts` of which enough is seen.
  static func find(_ parts: Set<Int>, in map: PartMap) -> [Anchor] {
    var cells: [Int: [(column: Int, row: Int)]] = [:]
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        for part in Set(map.parts(column: column, row: row)).intersection(parts) {
          cells[part, default: []].append((column, row))
        }
      }
    }
    return cells.compactMap { part, cells in
      guard cells.count >= leastCells else { return nil }
      return Anchor(part: part, place: place(among: cells, of: part, in: map), size: cells.count)
    }
  }

  /// The cell nearest to the middle of all, and inside rather than at an edge: the middle itself may
  /// lie in a hole.
  private static func place(
    among cells: [(column: Int, row: Int)], of part: Int, in map: PartMap
  ) -> SIMD2<Float> {
    let sum = cells.reduce(SIMD2<Float>.zero) { $0 + map.center(column: $1.column, row: $1.row) }
    let middle = sum / Float(cells.count)
    let inner = cells.filter { cell in
      [(-1, 0), (1, 0), (0, -1), (0, 1)].allSatisfy {
        map.shows(part, column: cell.column + $0, row: cell.row + $1)
      }
    }
    // On a clear part, where nothing shines through that could be taken for it.
    let alone = inner.filter { map.parts(column: $0.column, row: $0.row) == [part] }
    let best = alone.isEmpty ? inner.isEmpty ? cells : inner : alone
    let centers = best.map { map.center(column: $0.column, row: $0.row) }
    func distance(_ place: SIMD2<Float>) -> Float { ((place - middle) * (place - middle)).sum() }
    return centers.min { distance($0) < distance($1) } ?? middle
  }

  /// Of less than this a part is rather guessed at than seen.
  private static let leastCells = 3
}
