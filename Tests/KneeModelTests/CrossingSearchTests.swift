import Testing

@testable import KneeModel

struct CrossingSearchTests {
  private static func mesh(apexHeight: Double) -> Mesh {
    var mesh = Mesh()
    mesh.positions = [
      Vector(0, 0, 0), Vector(4, 0, 0), Vector(0, 0, 4),
      Vector(1, 1, 1), Vector(1.5, 1, 1), Vector(1, apexHeight, 1.5),
    ]
    mesh.triangles = [Triangle(0, 2, 1), Triangle(3, 4, 5)]
    mesh.normals = mesh.faceNormals
    return mesh
  }

  @Test func `a triangle that passes through another is found`() {
    #expect(CrossingSearch(Self.mesh(apexHeight: -1)).count == 1)
  }

  @Test func `triangles side by side do not cross`() {
    #expect(CrossingSearch(Self.mesh(apexHeight: 0.2)).count == 0)
  }

  @Test func `triangles with a common vertex do not count`() {
    let square = [Vector(0, 0, 0), Vector(1, 0, 0), Vector(1, 1, 0), Vector(0, 1, 0)]
    let rings = (0...3).map { level in square.map { $0 + Vector(0, 0, Double(level)) } }
    #expect(CrossingSearch(Lattice(rings: rings).mesh).count == 0)
  }
}
