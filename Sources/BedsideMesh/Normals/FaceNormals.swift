/// The unit normal and the smoothing group of every triangle.
struct FaceNormals: Sendable {
  /// Zero for triangles without area.
  let normals: [SIMD3<Float>]
  /// Empty when no range says anything.
  private let smoothing: [Int32]

  init(mesh: Mesh, workers: Int) {
    let count = mesh.triangleCount
    let pieces = workers * 4
    let sizes = (0..<pieces).map { Parallel.range($0, of: pieces, in: count).count }
    normals = makeArray(partSizes: sizes) { parts in
      Parallel.run(pieces, workers: workers) { piece in
        let part = parts.part(piece)
        for (place, triangle) in Parallel.range(piece, of: pieces, in: count).enumerated() {
          part[place] = SIMD3<Float>(mesh.faceNormal(triangle))
        }
      }
    }
    guard mesh.ranges.contains(where: { $0.smoothing >= 0 }) else {
      smoothing = []
      return
    }
    var smoothing = [Int32](repeating: -1, count: count)
    for range in mesh.ranges {
      for triangle in range.triangles.clamped(to: 0..<count) {
        smoothing[triangle] = Int32(clamping: range.smoothing)
      }
    }
    self.smoothing = smoothing
  }

  /// 0 is off, -1 when the file has not said.
  @inline(__always)
  func smoothing(of triangle: Int) -> Int {
    smoothing.isEmpty ? -1 : Int(smoothing[triangle])
  }
}

extension Mesh {
  /// A position, in double precision, so that no product of two can overflow or vanish.
  @inline(__always)
  func point(_ index: UInt32) -> SIMD3<Double> {
    let start = Int(index) * 3
    return SIMD3(
      Double(positions[start]), Double(positions[start + 1]), Double(positions[start + 2]))
  }

  /// The unit normal of a triangle; zero if it has no area.
  func faceNormal(_ triangle: Int) -> SIMD3<Double> {
    let a = point(positionIndices[triangle * 3])
    let u = point(positionIndices[triangle * 3 + 1]) - a
    let v = point(positionIndices[triangle * 3 + 2]) - a
    let normal = SIMD3(
      u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    let length = (normal * normal).sum().squareRoot()
    return length > 0 ? normal / length : .zero
  }
}
