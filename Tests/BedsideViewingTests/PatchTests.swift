import BedsideMesh
import BedsideViewing
import Testing

struct PatchTests {
  private func patched(_ names: [String], inward: Bool = false) -> (ViewedModel, PatchedTriangles) {
    let mesh = Samples.cubes(names, inward: inward)
    let model = ViewedModel(mesh: mesh, name: "cubes")
    let triangles = PatchedTriangles(
      of: model, places: model.parts.map { $0.surfaces.map(\.triangles) },
      vertices: mesh.positions, stride: 3, indices: mesh.positionIndices)
    return (model, triangles)
  }

  private func corners(_ indices: [UInt32], _ triangle: Int) -> [UInt32] {
    Array(indices[triangle * 3..<triangle * 3 + 3])
  }

  @Test func `every part keeps its triangles, with their corners in order`() {
    let (model, patched) = patched(["a", "b"])
    let mesh = Samples.cubes(["a", "b"])
    for part in model.parts {
      for surface in part.surfaces {
        let before = surface.triangles.map { corners(mesh.positionIndices, $0) }
        let after = surface.triangles.map { corners(patched.indices, $0) }
        #expect(Set(before) == Set(after))
      }
    }
  }

  @Test func `patches cover a closed part once, without gaps`() {
    let (model, patched) = patched(["a", "b"])
    for (part, patches) in zip(model.parts, patched.patches) {
      let places = patches[0].map(\.triangles)
      #expect(places.first?.lowerBound == part.surfaces[0].triangles.lowerBound)
      #expect(places.last?.upperBound == part.surfaces[0].triangles.upperBound)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    }
  }

  @Test func `no patch faces away whose triangles show their front`() {
    let eyes = [Vector(9, 3, 4), Vector(-2, 0.5, 0.1), Vector(0, -8, 1), Vector(0, 0, 30)]
    for isInward in [false, true] {
      let (_, patched) = patched(["a"], inward: isInward)
      let positions = Samples.cubes(["a"]).positions
      for eye in eyes {
        for patch in patched.patches[0][0] where patch.facesAway(from: eye) {
          for triangle in patch.triangles {
            let points = corners(patched.indices, triangle).map { index in
              let start = Int(index) * 3
              return Vector(positions[start], positions[start + 1], positions[start + 2])
            }
            let normal = (points[1] - points[0]).cross(points[2] - points[0])
            let toward = normal.dot(eye - points[0])
            #expect(isInward ? toward >= 0 : toward <= 0)
          }
        }
      }
    }
  }

  @Test func `from in front of a cube its back is left out`() {
    let (_, patched) = patched(["a"])
    let away = patched.patches[0][0].filter { $0.facesAway(from: Vector(0, 0, 30)) }
    #expect(away.reduce(0) { $0 + $1.triangles.count } == 2)
  }

  @Test func `an open part has no patches`() {
    var mesh = Samples.cubes(["a"])
    mesh.positionIndices.removeLast(3)
    mesh.ranges = [TriangleRange(first: 0, count: 11, faces: 6, object: 0)]
    let model = ViewedModel(mesh: mesh, name: "cube")
    let patched = PatchedTriangles(
      of: model, places: [[0..<11]], vertices: mesh.positions, stride: 3,
      indices: mesh.positionIndices)
    #expect(patched.patches == [[[]]])
  }

  @Test func `a part whose faces share no vertices is closed all the same`() {
    let whole = Samples.cubes(["a"])
    var split = Mesh()
    split.objects = ["a"]
    for index in whole.positionIndices.map(Int.init) {
      split.positions += whole.positions[index * 3..<index * 3 + 3]
      split.positionIndices.append(UInt32(split.positionIndices.count))
    }
    split.ranges = whole.ranges
    #expect(ViewedModel(mesh: split, name: "cube").parts[0].winding == .outward)
  }
}
