/// One normal for each vertex of a mesh that is no surface: the mean of all triangles there, each
/// weighted by its angle.
///
/// Where a few vertices have very many triangles, lists of who meets whom would take several times
/// the memory of the file, and no edge has just two sides that a crease could lie between.
struct BundleNormals {
  /// Three numbers for each vertex.
  let normals: [Float]

  /// The corners that vertices of surfaces have on average: six, and a few more along cuts.
  private static let cornersOfSurfaces = 64

  /// Whether vertices have more corners than those of any surface.
  static func areWanted(for mesh: Mesh) -> Bool {
    mesh.positionIndices.count > cornersOfSurfaces * mesh.vertexCount
  }

  init(of mesh: Mesh, workers: Int) {
    let count = mesh.vertexCount
    let sums = Parallel.map(workers, workers: workers) { worker in
      var sums = [SIMD3<Double>](repeating: .zero, count: count)
      for triangle in Parallel.range(worker, of: workers, in: mesh.triangleCount) {
        let normal = mesh.faceNormal(triangle)
        for place in 0..<3 {
          let vertex = mesh.positionIndices[triangle * 3 + place]
          sums[Int(vertex)] += normal * mesh.angle(ofCorner: triangle * 3 + place)
        }
      }
      return sums
    }
    var normals: [Float] = []
    normals.reserveCapacity(count * 3)
    for vertex in 0..<count {
      let sum = sums.reduce(.zero) { $0 + $1[vertex] }
      let length = (sum * sum).sum().squareRoot()
      let normal = length > 1e-6 ? SIMD3<Float>(sum / length) : SIMD3(0, 0, 1)
      for axis in 0..<3 { normals.append(normal[axis]) }
    }
    self.normals = normals
  }
}

extension Mesh {
  /// The angle of a triangle at a corner, in radians; 0 where it has none.
  func angle(ofCorner corner: Int) -> Double {
    let apex = point(positionIndices[corner])
    let u = point(positionIndices[corner % 3 == 2 ? corner - 2 : corner + 1]) - apex
    let v = point(positionIndices[corner % 3 == 0 ? corner + 2 : corner - 1]) - apex
    let lengths = ((u * u).sum() * (v * v).sum()).squareRoot()
    return lengths > 0 ? Angle.ofCosine((u * v).sum() / lengths) : 0
  }
}
