import Testing

@testable import KneeModel

struct MeshReportTests {
  /// A tetrahedron that faces outward.
  private static var tetrahedron: Mesh {
    var mesh = Mesh()
    mesh.positions = [Vector(0, 0, 0), Vector(1, 0, 0), Vector(0, 1, 0), Vector(0, 0, 1)]
    mesh.triangles = [Triangle(0, 2, 1), Triangle(0, 1, 3), Triangle(0, 3, 2), Triangle(1, 2, 3)]
    mesh.normals = mesh.faceNormals
    return mesh
  }

  @Test func `a closed outward mesh is sound`() {
    let report = MeshReport(Self.tetrahedron)
    #expect(report.isSound)
    #expect(report.triangles == 4)
    #expect(abs(report.volume - 1.0 / 6) < 1e-12)
  }

  @Test func `a hole leaves edges without an opposite`() {
    var mesh = Self.tetrahedron
    mesh.triangles.removeLast()
    #expect(MeshReport(mesh).badEdges == 3)
    #expect(!MeshReport(mesh).isSound)
  }

  @Test func `one triangle wound the other way is seen`() {
    var mesh = Self.tetrahedron
    mesh.triangles[0] = mesh.triangles[0].reversed
    #expect(MeshReport(mesh).badEdges > 0)
    #expect(MeshReport(mesh).flipped == 1)
  }

  @Test func `a mesh turned inside out has a negative volume`() {
    var mesh = Self.tetrahedron
    mesh.triangles = mesh.triangles.map(\.reversed)
    #expect(MeshReport(mesh).badEdges == 0)
    #expect(MeshReport(mesh).volume < 0)
    #expect(!MeshReport(mesh).isSound)
  }

  @Test func `a second piece is counted`() {
    var mesh = Self.tetrahedron
    let other = Self.tetrahedron
    mesh.positions += other.positions.map { $0 + Vector(5, 0, 0) }
    mesh.normals += other.normals
    mesh.triangles += other.triangles.map { Triangle($0.a + 4, $0.b + 4, $0.c + 4) }
    #expect(MeshReport(mesh).pieces == 2)
    #expect(mesh.largestPiece.triangles.count == 4)
  }

  @Test func `what vanishes when written is counted`() {
    var mesh = Self.tetrahedron
    mesh.positions[1] = Vector(0.0002, 0, 0)
    let report = MeshReport(mesh)
    #expect(report.coincident == 1)
    #expect(report.degenerate == 2)
  }

  @Test func `a mirrored mesh still faces outward`() {
    #expect(MeshReport(Self.tetrahedron.mirrored).isSound)
    #expect(Self.tetrahedron.mirrored.positions[1] == Vector(-1, 0, 0))
  }
}
