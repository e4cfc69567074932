@testable import BedsideMesh

extension Mesh {
  /// The sum of all triangles' areas.
  var area: Double {
    var sum = 0.0
    for first in stride(from: 0, to: positionIndices.count, by: 3) {
      let a = point(positionIndices[first])
      let u = point(positionIndices[first + 1]) - a
      let v = point(positionIndices[first + 2]) - a
      let cross = SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
      sum += (cross * cross).sum().squareRoot() / 2
    }
    return sum
  }
}
