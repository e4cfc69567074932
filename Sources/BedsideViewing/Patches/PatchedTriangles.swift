internal import BedsideMesh

/// The triangles of a model, those of closed parts put in order by the way they face and cut into
/// patches.
///
/// Most of the time that a software renderer takes goes into triangles, and half of those of a
/// closed part face away; nearly all of these are found by a few hundred tests.
public struct PatchedTriangles: Sendable {
  /// Three places per triangle; every surface keeps its stretch of them.
  public private(set) var indices: [UInt32]
  /// The patches of each surface of each part; none where both sides are seen.
  public private(set) var patches: [[[Patch]]] = []

  private let vertices: [Float]
  private let stride: Int

  /// The most triangles of a patch.
  static let largest = 256

  /// Orders the triangles at `places`, one stretch for each surface of each part of a model.
  ///
  /// A vertex is `stride` numbers, of which the first three are its place.
  public init(
    of model: ViewedModel, places: [[Range<Int>]], vertices: [Float], stride: Int,
    indices: [UInt32]
  ) {
    self.indices = indices
    self.vertices = vertices
    self.stride = stride
    patches.reserveCapacity(places.count)
    for (part, surfaces) in zip(model.parts, places) {
      guard !part.showsBacks else {
        patches.append(surfaces.map { _ in [] })
        continue
      }
      let front: Float = part.winding == .outward ? 1 : -1
      patches.append(surfaces.map { patches(of: $0, from: indices, front: front) })
    }
  }

  /// Orders the triangles of a surface by the direction that they face, and cuts them.
  private mutating func patches(
    of places: Range<Int>, from source: [UInt32], front: Float
  ) -> [Patch] {
    var keys = [UInt8](repeating: 0, count: places.count)
    var starts = [Int](repeating: 0, count: FacingDirection.count + 1)
    for (offset, triangle) in places.enumerated() {
      let key = FacingDirection.number(of: normal(of: triangle, in: source))
      keys[offset] = UInt8(key)
      starts[key + 1] += 1
    }
    for key in 0..<FacingDirection.count { starts[key + 1] += starts[key] }
    var next = starts
    for (offset, triangle) in places.enumerated() {
      let key = Int(keys[offset])
      let target = (places.lowerBound + next[key]) * 3
      next[key] += 1
      for corner in 0..<3 { indices[target + corner] = source[triangle * 3 + corner] }
    }
    var patches: [Patch] = []
    for key in 0..<FacingDirection.count {
      let end = places.lowerBound + starts[key + 1]
      for start in Swift.stride(
        from: places.lowerBound + starts[key], to: end, by: Self.largest)
      {
        patches.append(patch(start..<min(start + Self.largest, end), front: front))
      }
    }
    return patches
  }

  private func patch(_ triangles: Range<Int>, front: Float) -> Patch {
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)
    var sum = Vector.zero
    for triangle in triangles {
      for corner in triangle * 3..<triangle * 3 + 3 {
        let place = place(indices[corner])
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
      sum += normal(of: triangle, in: indices)
    }
    let axis = sum.normalized
    var least: Float = 1
    for triangle in triangles {
      let normal = normal(of: triangle, in: indices)
      if normal != .zero { least = min(least, normal.dot(axis)) }
    }
    // Rounding must not hide a triangle that is seen from the side.
    let spread = least > 0 ? (1 - least * least).squareRoot() + 0.01 : 2
    return Patch(
      triangles: triangles, center: (low + high) / 2, radius: ((high - low) / 2).length,
      axis: axis * front, spread: spread)
  }

  private func place(_ index: UInt32) -> Vector {
    let start = Int(index) * stride
    return Vector(vertices[start], vertices[start + 1], vertices[start + 2])
  }

  private func normal(of triangle: Int, in indices: [UInt32]) -> Vector {
    let a = place(indices[triangle * 3])
    let b = place(indices[triangle * 3 + 1])
    let c = place(indices[triangle * 3 + 2])
    return (b - a).cross(c - a).normalized
  }
}
