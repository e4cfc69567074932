@testable import BedsideMesh
import Testing

struct NormalTests {
  /// Two unit squares that meet along the x axis at an angle; the edge of 1 and 2 is shared.
  private func hinge(degrees: Double, faces: String) throws(OBJError) -> Mesh {
    let y = -Angle.cosine(degrees: degrees)
    let z = Angle.cosine(degrees: 90 - degrees)
    return try Fixture.mesh(
      "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 \(y) \(z)\nv 1 \(y) \(z)\n" + faces)
  }

  private func normal(_ mesh: Mesh, corner: Int) -> SIMD3<Float> {
    let index = mesh.normalIndices.index(corner: corner, position: mesh.positionIndices[corner])
    let start = Int(index) * 3
    return SIMD3(mesh.normals[start], mesh.normals[start + 1], mesh.normals[start + 2])
  }

  private let faces = "f 1 2 3 4\nf 2 1 5 6\n"

  @Test func `an edge below the crease angle is smooth`() throws {
    // The second square leans by 40 degrees out of the plane of the first.
    let mesh = try hinge(degrees: 40, faces: faces).withNormals(creaseAngle: 45)
    #expect(mesh.normalIndices == .sameAsPosition)
    #expect(normal(mesh, corner: 0).y != 0)
  }

  @Test func `an edge above the crease angle is sharp`() throws {
    let mesh = try hinge(degrees: 50, faces: faces).withNormals(creaseAngle: 45)
    #expect(normal(mesh, corner: 0) == SIMD3(0, 0, 1))
    #expect(normal(mesh, corner: 6).y != 0)
    #expect(mesh.vertexBuffer().vertexCount == 8)
  }

  @Test func `a smoothing group is smooth at any angle`() throws {
    let mesh = try hinge(degrees: 80, faces: "s 3\n" + faces).withNormals(creaseAngle: 10)
    #expect(mesh.normalIndices == .sameAsPosition)
  }

  @Test func `faces of different smoothing groups are not joined`() throws {
    let mesh = try hinge(degrees: 5, faces: "s 1\nf 1 2 3 4\ns 2\nf 2 1 5 6\n").withNormals()
    #expect(normal(mesh, corner: 0) == SIMD3(0, 0, 1))
  }

  @Test func `a face without smoothing is flat`() throws {
    let mesh = try hinge(degrees: 5, faces: "s off\n" + faces).withNormals(creaseAngle: 180)
    #expect(normal(mesh, corner: 0) == SIMD3(0, 0, 1))
    // Both triangles of a flat square share its normals.
    #expect(mesh.vertexBuffer().vertexCount == 8)
  }

  @Test func `faces count by their angle, not by the triangles they are cut into`() throws {
    // A corner of a cube: one face is cut so that two of its triangles meet in the corner.
    let mesh = try Fixture.mesh(
      "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nv 1 1 0\nv 0 1 1\nv 1 0 1\n"
        + "s 1\nf 1 3 5\nf 1 5 2\nf 3 1 4\nf 1 2 4\n"
    ).withNormals()
    let corner = normal(mesh, corner: 0)
    #expect(abs(corner.x - corner.y) < 1e-4 && abs(corner.y - corner.z) < 1e-4)
  }

  @Test func `normals of the file are kept and missing ones are added`() throws {
    let mesh = try Fixture.mesh(
      Fixture.square + "vn 0 3 4\nvn 0 0 0\nf 1//1 2//1 3//2\nf 1 3 4\n"
    ).withNormals()
    #expect(normal(mesh, corner: 0) == SIMD3(0, 0.6, 0.8))
    for corner in 2..<6 { #expect(normal(mesh, corner: corner) == SIMD3(0, 0, 1)) }
  }

  @Test func `unit normals are kept bit for bit`() throws {
    let mesh = try Fixture.mesh(
      Fixture.square + "vn 0.57735 0.57735 0.57735\nf 1//1 2//1 3//1\n")
    #expect(mesh.withNormals() == mesh)
  }

  @Test func `triangles without area get some unit normal`() throws {
    let mesh = try Fixture.mesh(Fixture.square + "f 1 1 1\nf 1 2 2\n").withNormals()
    for corner in 0..<6 { #expect(normal(mesh, corner: corner) == SIMD3(0, 0, 1)) }
  }

  @Test func `a vertex of very many triangles takes no longer than they do`() throws {
    // A wheel: its hub has 40 000 triangles, tried in pairs that would be 800 million.
    let spokes = 40_000
    var text = "v 0 0 1\n"
    for spoke in 0..<spokes {
      let turn = Double(spoke) / Double(spokes) * 4
      let side = turn.truncatingRemainder(dividingBy: 1)
      let (x, y) = [(1.0, side), (1 - side, 1), (-side, 1 - side), (side, -side)][Int(turn)]
      text += "v \(x) \(y) \(spoke % 2)\n"
    }
    for spoke in 0..<spokes { text += "f 1 \(spoke + 2) \((spoke + 1) % spokes + 2)\n" }
    let mesh = try Fixture.mesh(text).withNormals(creaseAngle: 10)
    #expect(mesh.triangleCount == spokes)
    #expect(normal(mesh, corner: 0) != .zero)
  }

  @Test(arguments: [1, 2, 3, 8]) func `any number of threads gives the same normals`(workers: Int)
    throws
  {
    let mesh = try hinge(degrees: 50, faces: faces)
    #expect(
      mesh.withNormals(creaseAngle: 45, workers: workers)
        == mesh.withNormals(creaseAngle: 45, workers: 1))
  }

  @Test(arguments: [(0.0, 1.0), (60, 0.5), (90, 0), (120, -0.5), (180, -1), (270, -1), (-5, 1)])
  func `cosines are exact`(degrees: Double, cosine: Double) {
    #expect(abs(Angle.cosine(degrees: degrees) - cosine) < 1e-15)
  }

  @Test func `angles are within a ten thousandth`() {
    for degrees in stride(from: 0.0, through: 180, by: 0.5) {
      let angle = Angle.ofCosine(Angle.cosine(degrees: degrees))
      #expect(abs(angle - degrees * .pi / 180) < 1e-4)
    }
  }
}
