import BedsideMesh
import BedsideViewing
import Testing

/// A ball of two hundred thousand triangles and a small cube beside it.
struct StandInTests {
  private static let mesh: Mesh = {
    var mesh = Samples.cubes(["cube"])
    mesh.objects.append("ball")
    let (rows, columns) = (320, 320)
    let first = UInt32(mesh.positions.count / 3)
    for row in 0...rows {
      let tilt = Angle(degrees: 180 * Double(row) / Double(rows))
      for column in 0..<columns {
        let turn = Angle(degrees: 360 * Double(column) / Double(columns))
        mesh.positions += [
          Float(20 * tilt.sine * turn.cosine), Float(20 * tilt.cosine),
          Float(20 * tilt.sine * turn.sine) + 40,
        ]
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let (a, b) = (row * columns + column, row * columns + (column + 1) % columns)
        for corner in [a, b, b + columns, a, b + columns, a + columns] {
          mesh.positionIndices.append(first + UInt32(corner))
        }
      }
    }
    mesh.ranges.append(
      TriangleRange(first: 12, count: rows * columns * 2, faces: rows * columns, object: 1))
    return mesh
  }()

  private let model = ViewedModel(mesh: Self.mesh, name: "ball")
  private let vertices = Self.mesh.withNormals().vertexBuffer()

  @Test func `only models of more triangles than it may have are worth one`() {
    #expect(StandIn.isWorthwhile(for: model))
    let cube = ViewedModel(mesh: Samples.cubes(["a"]), name: "cube")
    #expect(!StandIn.isWorthwhile(for: cube))
  }

  @Test func `it has few triangles but enough, and keeps small parts`() {
    let standIn = StandIn(for: model, vertices: vertices)
    let counts = standIn.places.map { $0.reduce(0) { $0 + $1.count } }
    #expect(counts.reduce(0, +) <= StandIn.mostTriangles)
    #expect(standIn.indices.count == counts.reduce(0, +) * 3)
    #expect(counts[1] > 40_000)
    #expect(counts[0] == 12)
  }

  @Test func `it lies where the model lies, with normals of length 1`() {
    let standIn = StandIn(for: model, vertices: vertices)
    let stride = standIn.layout.stride
    for index in standIn.indices[36...] {
      let start = Int(index) * stride
      let place = Vector(
        standIn.vertices[start], standIn.vertices[start + 1], standIn.vertices[start + 2] - 40)
      let normal = Vector(
        standIn.vertices[start + 3], standIn.vertices[start + 4], standIn.vertices[start + 5])
      guard abs(place.length - 20) < 0.2, abs(normal.length - 1) < 1e-4,
        normal.dot(place.normalized) > 0.9
      else {
        Issue.record("A vertex at \(place) faces \(normal).")
        return
      }
    }
  }

  @Test func `the same model always gives the same one`() {
    let (one, other) = (
      StandIn(for: model, vertices: vertices), StandIn(for: model, vertices: vertices)
    )
    #expect(one.indices == other.indices)
    #expect(one.vertices == other.vertices)
  }

  @Test func `it keeps the seams of pictures`() {
    // u goes once around the ball; where it begins again, vertices differ in it alone.
    var mesh = Self.mesh
    let columns = 320
    mesh.texcoords = [0, 0]
    var indices = [UInt32](repeating: 0, count: 36)
    for row in 0...320 {
      for column in 0...columns {
        mesh.texcoords += [Float(column) / Float(columns), Float(row) / 320]
      }
    }
    for row in 0..<320 {
      for column in 0..<columns {
        let a = row * (columns + 1) + column
        let (b, c, d) = (a + 1, a + columns + 2, a + columns + 1)
        indices += [a, b, c, a, c, d].map { UInt32($0 + 1) }
      }
    }
    mesh.texcoordIndices = .separate(indices)
    #expect(mesh.positionIndices.count == indices.count)
    let vertices = mesh.withNormals().vertexBuffer()
    let standIn = StandIn(for: ViewedModel(mesh: mesh, name: "ball"), vertices: vertices)
    #expect(standIn.indices.count / 3 > 40_000)
    let (stride, offset) = (standIn.layout.stride, standIn.layout.texcoordOffset)
    func u(_ corner: Int) -> Float {
      standIn.vertices[Int(standIn.indices[corner]) * stride + offset]
    }
    let wide = Swift.stride(from: 36, to: standIn.indices.count, by: 3).count { start in
      let found = [u(start), u(start + 1), u(start + 2)]
      return (found.max() ?? 0) - (found.min() ?? 0) > 0.5
    }
    #expect(wide == 0)
  }
}
