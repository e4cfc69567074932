@testable import BedsideMesh
import Testing

struct VertexBufferTests {
  private let seams = Fixture.square + "vt 0 0.25\nvt 1 0.75\nf 1/1 2/1 3/1\nf 1/2 3/1 4/1\n"

  @Test func `seams split vertices`() throws {
    let mesh = try Fixture.mesh(seams)
    let buffer = mesh.vertexBuffer(workers: 2)
    #expect(buffer.vertexCount == 5)
    #expect(buffer.indices.map { buffer.sources[Int($0)] } == mesh.positionIndices)
  }

  @Test(arguments: [1, 2, 3, 7]) func `vertices hold what the corners name`(workers: Int) throws {
    let mesh = try Fixture.mesh(
      "v 0 0 0 1 0 0\nv 1 0 0 0 1 0\nv 1 1 0 0 0 1\nvt 0.5 0.25\nvn 0 0 1\nf 1/1/1 2/1/1 3//1\n")
    let buffer = mesh.vertexBuffer(workers: workers)
    #expect(buffer.layout == VertexLayout(hasTexcoords: true, hasColors: true))
    #expect(buffer.layout.stride == 11)
    let vertices = buffer.indices.map { index in
      Array(buffer.vertices[Int(index) * 11..<Int(index) * 11 + 11])
    }
    #expect(
      vertices == [
        [0, 0, 0, 0, 0, 1, 0.5, 0.25, 1, 0, 0], [1, 0, 0, 0, 0, 1, 0.5, 0.25, 0, 1, 0],
        [1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      ])
  }

  @Test func `without attributes a vertex is position and normal`() throws {
    let buffer = try Fixture.mesh(Fixture.square + "f 1 2 3\n").withNormals().vertexBuffer()
    #expect(buffer.layout.stride == 6)
    #expect(buffer.sources.isEmpty)
    #expect(Array(buffer.vertices[6..<12]) == [1, 0, 0, 0, 0, 1])
    #expect(buffer.vertex(atPosition: 3) == 3)
  }

  @Test func `ranges are carried over`() throws {
    let mesh = try Fixture.mesh(Fixture.square + "g a\nf 1 2 3\ng b\nf 1 3 4\n")
    #expect(mesh.vertexBuffer().ranges == mesh.ranges)
  }

  @Test func `positions of split vertices are found`() throws {
    let buffer = try Fixture.mesh(seams + "v 9 9 9\n").vertexBuffer()
    let place = try #require(buffer.vertex(atPosition: 3))
    #expect(buffer.sources[place] == 3)
    #expect(buffer.vertex(atPosition: 4) == nil)
  }
}
