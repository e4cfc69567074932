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

  @Test func `a position with very many vertices is no trouble`() throws {
    let count = 3000
    var text = Fixture.square
    for place in 0..<count { text += "vt \(place) 0\n" }
    for place in 1...count { text += "f 1/\(place) 2/1 3/1\n" }
    let mesh = try Fixture.mesh(text + text.suffix(40_000).drop { $0 != "\n" })
    let buffer = mesh.vertexBuffer(workers: 2)
    #expect(buffer.vertexCount == count + 2)
    for corner in stride(from: 0, to: buffer.indices.count, by: 3) {
      let texcoord = mesh.texcoordIndices.index(corner: corner, position: 0)
      let vertex = Int(buffer.indices[corner])
      #expect(buffer.sources[vertex] == 0)
      #expect(buffer.vertices[vertex * 8 + 6] == Float(texcoord))
    }
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
