/// The room between two bones, over a grid of places, for what glides in it.
///
/// What glides stays as high over the floor as it was, and gives way where the ceiling has come down:
/// a meniscus follows the plateau and is pressed flat under a condyle.
public struct Room: Hashable, Sendable {
  /// How many columns and rows the grid has, small enough to be handed to a shader as it is.
  public static let size = SIMD2(20, 22)

  /// Along the rows, of length 1.
  public let across: Vector
  /// Along the columns, square to the rows, of length 1.
  public let along: Vector
  /// From the floor to the ceiling, of length 1.
  public let up: Vector
  /// The first point of the grid, by its places along the rows and the columns.
  public let start: SIMD2<Float>
  /// The distance between neighbours in the grid.
  public let cell: Float
  /// The heights of floor and ceiling at the points of the grid, row by row.
  public internal(set) var heights: [SIMD2<Float>]

  /// The least height that something keeps between floor and ceiling.
  public var least: Float { cell * 0.12 }
  /// How near to the ceiling something begins to give way.
  public var ease: Float { cell * 0.12 }

  /// Makes the room over a floor, for what lies at `points` and glides as far as `margin`; the
  /// ceiling is out of reach.
  init(_ floor: HeightField, under points: [Vector], margin: Float) {
    (across, along, up) = floor.axes
    let (across, along) = (across, along)
    let places = points.map { SIMD2($0.dot(across), $0.dot(along)) }
    let low = places.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) } - margin
    let high = places.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) } + margin
    start = low
    let steps = SIMD2<Float>(Float(Self.size.x - 1), Float(Self.size.y - 1))
    cell = max(((high - low) / steps).max(), .leastNormalMagnitude)
    heights = []
    var grid = Self.places.map { place in
      floor.height(at: low + SIMD2<Float>(Float(place.x), Float(place.y)) * cell)
    }
    Self.fill(&grid) { known in known.reduce(0, +) / Float(known.count) }
    for _ in 0..<2 { grid = Self.evened(grid) }
    heights = grid.map { SIMD2($0, .greatestFiniteMagnitude) }
  }

  /// What lies at `point` before it glides to `place`: where it comes to lie.
  func fitted(_ place: Vector, from point: Vector) -> Vector {
    let (before, after) = (heights(at: point), heights(at: place))
    let drop = after.x - before.x
    let limit = max(after.y, after.x + least)
    let over = place.dot(up) + drop - limit
    let eased = max(over + ease, 0)
    let pressed = over > ease ? over : eased * eased / (4 * ease)
    return place + up * (drop - pressed)
  }

  /// The heights of floor and ceiling at a point; beyond the grid those of its edge.
  func heights(at point: Vector) -> SIMD2<Float> {
    let last = SIMD2<Float>(Float(Self.size.x), Float(Self.size.y)) - 1.001
    let place = ((SIMD2(point.dot(across), point.dot(along)) - start) / cell)
      .clamped(lowerBound: .zero, upperBound: last)
    let corner = SIMD2(Int(place.x), Int(place.y))
    let share = place - SIMD2(Float(corner.x), Float(corner.y))
    let first = corner.y * Self.size.x + corner.x
    let next = first + Self.size.x
    let lower = heights[first] * (1 - share.x) + heights[first + 1] * share.x
    let upper = heights[next] * (1 - share.x) + heights[next + 1] * share.x
    return lower * (1 - share.y) + upper * share.y
  }
}
