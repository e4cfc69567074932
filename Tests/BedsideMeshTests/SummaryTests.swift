@testable import BedsideMesh
import Testing

struct SummaryTests {
  private let text = """
    v 0 0 0
    v 1 0 0
    v 1 1 0
    v 0 1 0
    vt 0 0
    vn 0 0 1
    vn 0 0 1
    f 1 2 3
    o knee
    g medial
    usemtl bone
    f 1 2 3 4
    f 1 2 9
    usemtl
    f 2 3 4
    l 1 2 3
    p 1 2
    foo

    """

  private func parts(_ parts: [MeshSummary.Part]) -> [String] {
    parts.map { "\($0.name): \($0.faces) faces, \($0.triangles) triangles" }
  }

  @Test func `everything is counted as the file has it`() throws {
    let summary = MeshSummary(try Fixture.mesh(text))
    #expect(summary.positions == 4)
    #expect(summary.normals == 2)
    #expect(summary.texcoords == 1)
    #expect(summary.faces == 3)
    #expect(summary.triangles == 4)
    #expect(summary.lines == 1)
    #expect(summary.points == 2)
    #expect(summary.bounds == BoundingBox(minimum: [0, 0, 0], maximum: [1, 1, 0]))
    #expect(summary.warnings.map(\.line) == [13, 18])
    #expect(summary.warningCount == 2)
    #expect(summary.seconds == MeshSummary.Seconds())
  }

  @Test func `faces are shared out as written, not as triangles`() throws {
    let summary = MeshSummary(try Fixture.mesh(text))
    #expect(
      parts(summary.objects) == [
        "default: 1 faces, 1 triangles", "knee: 2 faces, 3 triangles",
      ])
    #expect(
      parts(summary.groups) == [
        "default: 1 faces, 1 triangles", "medial: 2 faces, 3 triangles",
      ])
    #expect(
      parts(summary.materials) == [
        "default: 2 faces, 2 triangles", "bone: 1 faces, 2 triangles",
      ])
  }

  @Test(arguments: [1, 10, 33]) func `counts do not depend on chunks`(chunk: Int) throws {
    #expect(
      MeshSummary(try Fixture.mesh(text, chunk: chunk)) == MeshSummary(try Fixture.mesh(text)))
  }

  @Test func `a group that is called default is the default group`() throws {
    let mesh = try Fixture.mesh(Fixture.square + "f 1 2 3\ng a\nf 1 2 4\ng\nf 1 3 4\n")
    #expect(
      parts(MeshSummary(mesh).groups) == [
        "a: 1 faces, 1 triangles", "default: 2 faces, 2 triangles",
      ])
  }
}
