/// How high a surface stands over a plane, at the points of a grid.
struct HeightField: Hashable, Sendable {
  /// The directions along the plane and, last, up from it; orthogonal, of length 1.
  let axes: (Vector, Vector, Vector)
  private let start: SIMD2<Float>
  private let cell: Float
  private let size: SIMD2<Int>
  /// Not a number where there is no surface.
  private(set) var heights: [Float]

  static func == (a: HeightField, b: HeightField) -> Bool {
    a.axes == b.axes && a.start == b.start && a.cell == b.cell && a.heights == b.heights
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(size)
  }

  /// The upper side of the surface of triangles, three corners each.
  ///
  /// Nil for none, or for a surface that stands on its edge.
  init?(_ corners: [Vector], along first: Vector, up: Vector) {
    let axes = (first, first.cross(up), up)
    let places = corners.map { SIMD3($0.dot(axes.0), $0.dot(axes.1), $0.dot(axes.2)) }
    guard var low = places.first else { return nil }
    var high = low
    for place in places {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    let extent = SIMD2(high.x - low.x, high.y - low.y)
    guard extent.min() > 0, extent.max().isFinite else { return nil }
    self.axes = axes
    start = SIMD2(low.x, low.y)
    cell = extent.max() / Self.resolution
    size = SIMD2(Int(extent.x / cell) + 2, Int(extent.y / cell) + 2)
    heights = [Float](repeating: .nan, count: size.x * size.y)
    add(corners)
  }

  /// A grid without a surface.
  init(
    axes: (Vector, Vector, Vector), start: SIMD2<Float>, cell: Float, size: SIMD2<Int>
  ) {
    self.axes = axes
    self.start = start
    self.cell = cell
    self.size = size
    heights = [Float](repeating: .nan, count: size.x * size.y)
  }

  /// Adds triangles, three corners each, as far as they lie over the grid.
  mutating func add(_ corners: [Vector]) {
    let places = corners.map { SIMD3($0.dot(axes.0), $0.dot(axes.1), $0.dot(axes.2)) }
    for first in stride(from: 0, to: places.count - 2, by: 3) {
      add(places[first], places[first + 1], places[first + 2])
    }
  }

  /// Into how many cells the longer side is divided: about half a millimetre in a knee.
  private static let resolution: Float = 72

  private mutating func add(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) {
    let (side, other) = (b - a, c - a)
    let area = side.x * other.y - side.y * other.x
    guard abs(area) > 1e-6 * cell * cell else { return }
    let low = (pointwiseMin(a, pointwiseMin(b, c)) - SIMD3(start, 0)) / cell
    let high = (pointwiseMax(a, pointwiseMax(b, c)) - SIMD3(start, 0)) / cell
    let (bottom, left) = (max(Int(low.y.rounded(.up)), 0), max(Int(low.x.rounded(.up)), 0))
    let (top, right) = (min(Int(high.y), size.y - 1), min(Int(high.x), size.x - 1))
    for row in stride(from: bottom, through: top, by: 1) {
      for column in stride(from: left, through: right, by: 1) {
        let x = start.x + Float(column) * cell - a.x
        let y = start.y + Float(row) * cell - a.y
        let alongSide = (x * other.y - y * other.x) / area
        let alongOther = (side.x * y - side.y * x) / area
        guard alongSide >= -1e-4, alongOther >= -1e-4, alongSide + alongOther <= 1.0002 else {
          continue
        }
        let height = a.z + side.z * alongSide + other.z * alongOther
        let place = row * size.x + column
        heights[place] = heights[place].isNaN ? height : max(heights[place], height)
      }
    }
  }

  /// How far a point lies above the surface; nil beside it.
  func gap(to point: Vector) -> Float? {
    let gap = point.dot(axes.2) - height(at: SIMD2(point.dot(axes.0), point.dot(axes.1)))
    return gap.isNaN ? nil : gap
  }

  /// How high the surface is at a place; not a number beside it.
  func height(at place: SIMD2<Float>) -> Float {
    let (x, y) = ((place.x - start.x) / cell, (place.y - start.y) / cell)
    guard x >= 0, y >= 0, x < Float(size.x - 1), y < Float(size.y - 1) else { return .nan }
    let (column, row) = (Int(x), Int(y))
    let (right, above) = (x - Float(column), y - Float(row))
    let place = row * size.x + column
    let lower = heights[place] * (1 - right) + heights[place + 1] * right
    let upper = heights[place + size.x] * (1 - right) + heights[place + size.x + 1] * right
    return lower * (1 - above) + upper * above
  }

  /// The point that lies least far above the surface, and how far; nil when all lie beside it.
  func nearest(of points: [Vector]) -> (gap: Float, point: Vector)? {
    var found: (gap: Float, point: Vector)?
    for point in points {
      guard let gap = gap(to: point), gap < found?.gap ?? .infinity else { continue }
      found = (gap, point)
    }
    return found
  }

  /// The points that lie at most `most` farther above the surface than the nearest one.
  func near(_ points: [Vector], within most: Float) -> [Vector] {
    guard let nearest = nearest(of: points) else { return [] }
    return points.filter { gap(to: $0).map { $0 <= nearest.gap + most } ?? false }
  }
}
