internal import BedsideViewing

/// A closed surface of triangles that is asked how deep points lie inside it.
struct ClosedSurface {
  /// Length of a cell of the grid by which triangles are found, mm.
  private static let cell: Float = 2.5

  private let corners: [(Vector, Vector, Vector)]
  private let low: Vector
  private let high: Vector
  private let size: SIMD3<Int>
  /// The numbers of the triangles whose boxes touch each cell.
  private var cells: [[Int32]]
  /// The same for each column of cells along z.
  private var columns: [[Int32]]

  /// Makes the surface of a shape.
  init(_ shape: BentKnee.Shape) {
    var (low, high) = (Vector(repeating: .infinity), Vector(repeating: -.infinity))
    for point in shape.points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let extent = shape.points.isEmpty ? .zero : (high - low) / Self.cell
    let size = SIMD3(Int(extent.x) + 1, Int(extent.y) + 1, Int(extent.z) + 1)
    (self.low, self.high, self.size) = (low, high, size)
    corners = shape.triangles.map {
      (shape.points[$0.x], shape.points[$0.y], shape.points[$0.z])
    }
    cells = Array(repeating: [], count: size.x * size.y * size.z)
    columns = Array(repeating: [], count: size.x * size.y)
    for (number, (a, b, c)) in corners.enumerated() {
      let first = place(of: pointwiseMin(a, pointwiseMin(b, c)))
      let last = place(of: pointwiseMax(a, pointwiseMax(b, c)))
      for x in first.x...last.x {
        for y in first.y...last.y {
          columns[x * size.y + y].append(Int32(number))
          for z in first.z...last.z { cells[(x * size.y + y) * size.z + z].append(Int32(number)) }
        }
      }
    }
  }

  /// How deep a point lies inside, in millimetres; 0 outside.
  func depth(of point: Vector) -> Float {
    guard all(point .> low), all(point .< high), isInside(point) else { return 0 }
    let middle = place(of: point)
    var nearest = Float.infinity
    var ring = 0
    while nearest > Float(ring - 1) * Self.cell, ring <= size.max() {
      for number in triangles(at: ring, around: middle) {
        nearest = min(nearest, distance(from: point, to: corners[Int(number)]))
      }
      ring += 1
    }
    return nearest.isFinite ? nearest : 0
  }

  private func place(of point: Vector) -> SIMD3<Int> {
    let place = ((point - low) / Self.cell).clamped(
      lowerBound: .zero, upperBound: Vector(Float(size.x), Float(size.y), Float(size.z)) - 1)
    return SIMD3(Int(place.x), Int(place.y), Int(place.z))
  }

  /// Whether rays both ways along z leave the surface once more often than they enter it.
  ///
  /// Both, because a ray that meets the edge between two triangles may miss it.
  private func isInside(_ point: Vector) -> Bool {
    // Beside the edges between triangles, which lie on round numbers.
    let (x, y) = (point.x + 0.000_13, point.y + 0.000_07)
    let cell = place(of: point)
    var (above, below) = (false, false)
    for number in columns[cell.x * size.y + cell.y] {
      let (a, b, c) = corners[Int(number)]
      func side(_ p: Vector, _ q: Vector) -> Float {
        (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
      }
      let (u, v, w) = (side(b, c), side(c, a), side(a, b))
      guard (u > 0) == (v > 0), (v > 0) == (w > 0) else { continue }
      let sum = u + v + w
      guard sum != 0 else { continue }
      if (u * a.z + v * b.z + w * c.z) / sum > point.z { above.toggle() } else { below.toggle() }
    }
    return above && below
  }

  /// The triangles in the cells at a distance of so many cells.
  private func triangles(at ring: Int, around middle: SIMD3<Int>) -> [Int32] {
    let first = pointwiseMax(middle &- ring, .zero)
    let last = pointwiseMin(middle &+ ring, size &- 1)
    var found: [Int32] = []
    for x in first.x...last.x {
      for y in first.y...last.y {
        for z in first.z...last.z {
          let away = max(abs(x - middle.x), abs(y - middle.y), abs(z - middle.z))
          if away == ring { found += cells[(x * size.y + y) * size.z + z] }
        }
      }
    }
    return found
  }

  /// The distance from a point to the nearest one of a triangle.
  private func distance(from p: Vector, to t: (Vector, Vector, Vector)) -> Float {
    let (a, b, c) = t
    let normal = (b - a).cross(c - a)
    let sides = [(a, b), (b, c), (c, a)]
    if sides.allSatisfy({ ($0.1 - $0.0).cross(p - $0.0).dot(normal) >= 0 }) {
      return abs((p - a).dot(normal)) / max(normal.length, .leastNormalMagnitude)
    }
    return sides.map { start, end in
      let way = end - start
      let share = (p - start).dot(way) / max(way.dot(way), .leastNormalMagnitude)
      return (start + way * min(max(share, 0), 1) - p).length
    }.min() ?? .infinity
  }
}
