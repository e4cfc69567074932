import BedsideMesh
import Testing

/// Models larger than a galaxy or smaller than an atom, and such of which nothing would be seen.
struct ExtentTests {
  @Test(arguments: ["3e38", "2e10", "5e-9", "1e-30", "3e-44"])
  func `a model of an extreme size is brought to a size that can be drawn`(size: String) throws {
    let mesh = try Fixture.mesh("v -\(size) 0 0\nv \(size) 0 0\nv 0 \(size) 0\nf 1 2 3\n")
    #expect(mesh.area > 0.2 && mesh.area < 2)
    let bounds = try #require(MeshSummary(mesh).bounds)
    let wanted = try #require(Double(size))
    #expect(abs(bounds.maximum.x / wanted - 1) < 0.2)
    #expect(abs(bounds.minimum.x / wanted + 1) < 0.2)
  }

  @Test func `the shape of what is too small for Floats is kept`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv 1e-44 0 0\nv 0 1.5e-44 0\nf 1 2 3\n")
    let sizes = try #require(mesh.bounds).size
    #expect(abs(sizes.y / sizes.x - 1.5) < 1e-6)
  }

  @Test(arguments: ["100", "1e-6", "1e8"])
  func `a model of another size stays as it is`(size: String) throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv \(size) 0 0\nv 0 \(size) 0\nf 1 2 3\n")
    #expect(mesh.scale == 1)
    #expect(mesh.origin == .zero)
  }

  @Test(arguments: [0, 1, 7, 40])
  func `a model whose triangles are all lines or points says so`(chunk: Int) throws {
    let mesh = try Fixture.mesh(
      "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 9\n\nf 1 2 3\nf 1 1 1\n", chunk: chunk)
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:4: there is no vertex 9 among 3; the face is left out",
        "model.obj:6: none of the 2 triangles is wider than a line: no surface can be seen",
      ])
    #expect(mesh.warnings.last?.kind == .noArea)
    #expect(mesh.warningCount == 2)
  }

  @Test func `a single triangle without an area is told of as one`() throws {
    let mesh = try Fixture.mesh("v 0 0 0\nv 1 0 0\nf 1 2 1\n")
    #expect(
      mesh.warnings.map(\.description) == [
        "model.obj:3: the only triangle is no wider than a line: no surface can be seen"
      ])
  }
}
