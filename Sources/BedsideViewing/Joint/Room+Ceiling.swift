extension Room {
  /// The places of the grid's points, row by row.
  static var places: [SIMD2<Int>] {
    (0..<size.y).flatMap { row in (0..<size.x).map { SIMD2($0, row) } }
  }

  /// The heights of a ceiling at the points of the grid: the underside of triangles, three corners
  /// each, which `pose` takes to where the floor is.
  func ceiling(under corners: [Vector], at pose: Pose) -> [Float] {
    var field = HeightField(
      axes: (across, along, -up), start: start, cell: cell, size: Self.size)
    let low = start - cell
    let high = start + SIMD2<Float>(Float(Self.size.x), Float(Self.size.y)) * cell
    let highest = (heights.map(\.x).max() ?? 0) + cell * Self.reach
    for first in stride(from: 0, to: corners.count - 2, by: 3) {
      let corner = pose.point(corners[first])
      let place = SIMD2(corner.dot(across), corner.dot(along))
      guard corner.dot(up) < highest, all(place .> low), all(place .< high) else { continue }
      field.add([corner, pose.point(corners[first + 1]), pose.point(corners[first + 2])])
    }
    var grid = field.heights.map { -$0 }
    // Beside a condyle the ceiling rises, as its sides do.
    Self.fill(&grid) { known in (known.min() ?? 0) + cell }
    return grid
  }

  /// How far above the floor a ceiling matters, in cells.
  private static let reach: Float = 6

  /// Gives each point without a height one made of its neighbours', from the known ones outward; a
  /// grid without any stays without.
  static func fill(_ grid: inout [Float], _ made: ([Float]) -> Float) {
    for _ in 0..<(size.x + size.y) where grid.contains(where: \.isNaN) {
      let before = grid
      for (index, place) in places.enumerated() where before[index].isNaN {
        let known = neighbors(of: place).map { before[$0] }.filter { !$0.isNaN }
        if !known.isEmpty { grid[index] = made(known) }
      }
    }
  }

  /// Each height averaged with its neighbours'.
  static func evened(_ grid: [Float]) -> [Float] {
    places.enumerated().map { index, place in
      let around = neighbors(of: place).map { grid[$0] }
      return grid[index] / 2 + around.reduce(0, +) / Float(2 * around.count)
    }
  }

  private static func neighbors(of place: SIMD2<Int>) -> [Int] {
    [SIMD2(-1, 0), SIMD2(1, 0), SIMD2(0, -1), SIMD2(0, 1)].map { place &+ $0 }
      .filter { all($0 .>= 0) && all($0 .< size) }
      .map { $0.y * size.x + $0.x }
  }
}
