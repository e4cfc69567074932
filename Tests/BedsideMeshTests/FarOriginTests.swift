@testable import BedsideMesh
import Testing

struct FarOriginTests {
  private let far = """
    v 4500000.125 5400000.5 -300.0625
    v 4500001.125 5400000.5 -300.0625
    v 4500000.125 5400001.625 -300.0625
    f 1 2 3
    """

  @Test(arguments: [0, 1, 60]) func `a model far from zero keeps its shape`(chunk: Int) throws {
    let mesh = try Fixture.mesh(far, chunk: chunk)
    let first = mesh.origin + mesh.point(0)
    #expect(first == SIMD3(4500000.125, 5400000.5, -300.0625))
    #expect(mesh.area == 1.125 / 2)
  }

  @Test func `its bounds are told in the coordinates of the file`() throws {
    let mesh = try Fixture.mesh(far)
    let bounds = try #require(MeshSummary(mesh).bounds)
    #expect(bounds.minimum == SIMD3(4500000.125, 5400000.5, -300.0625))
    #expect(bounds.maximum == SIMD3(4500001.125, 5400001.625, -300.0625))
    #expect(mesh.vertexBuffer().origin == mesh.origin)
  }

  @Test func `a model so far from zero that single precision makes a point of it keeps its shape`()
    throws
  {
    let mesh = try Fixture.mesh("v 1e9 1e9 0\nv 1000000001 1e9 0\nv 1e9 1000000001 0\nf 1 2 3\n")
    #expect(mesh.area == 0.5)
    #expect(mesh.origin + mesh.point(1) == SIMD3(1_000_000_001, 1_000_000_000, 0))
  }

  @Test func `a model near zero stays where it is`() throws {
    #expect(try Fixture.mesh("v 100 0 0\nv 101 0 0\nv 100 1 0\nf 1 2 3\n").origin == .zero)
    #expect(try Fixture.mesh("v 5000 0 0\n").origin == .zero)
  }

  @Test(arguments: [0, 1, 60]) func `a coordinate that is missing does not hide that it is far`(
    chunk: Int
  ) throws {
    let mesh = try Fixture.mesh(far + "\nv nan 5400000.5 -300\np 4\n", chunk: chunk)
    #expect(mesh.area == 1.125 / 2)
    #expect(mesh.positions[9] == 0)
    #expect(
      mesh.warnings.map(\.message) == [
        "'nan' is not a finite number; the model's middle is used"
      ])
    #expect(try #require(mesh.bounds).size.max() == 1.125)
  }

  @Test func `a missing coordinate is zero, and the box holds it`() throws {
    let mesh = try Fixture.mesh("v 5 5 5\nv inf 6 6\nv nan nan nan\n")
    #expect(mesh.positions == [5, 5, 5, 0, 6, 6, 0, 0, 0])
    #expect(mesh.bounds == BoundingBox(minimum: [0, 0, 0], maximum: [5, 6, 6]))
  }
}
