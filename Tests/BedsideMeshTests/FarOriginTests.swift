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

  @Test func `a model near zero stays where it is`() throws {
    #expect(try Fixture.mesh("v 100 0 0\nv 101 0 0\nv 100 1 0\nf 1 2 3\n").origin == .zero)
    #expect(try Fixture.mesh("v 5000 0 0\n").origin == .zero)
  }
}
