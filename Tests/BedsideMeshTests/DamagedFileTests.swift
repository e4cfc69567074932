@testable import BedsideMesh
import Testing

/// Damaged files neither trap nor depend on where the borders of chunks fall.
struct DamagedFileTests {
  private let sample = """
    # sample \\
    mtllib a.mtl
    o knee one
    v 0 0 0
    v 1.25 -0.5 1e-3 0.1 0.2 0.3
    v -12.3456789 123456789.25 .5
    v 1 1 0 \\
     1
    vt 0.5 0.25
    vt 1 1 0
    vn 0 0 1
    vn 0.577350 0.577350 -0.577350
    g a b
    usemtl bone
    s 1
    f 1 2 3
    f 1/1 2/2 3/1
    f 1//1 2//2 3//1 4//2
    f -4/-2/-2 -3/-1/-1 -2/-2/-2
    f 1/1/1 2/2/2 1/1/1
    f 4 3 2 1 2
    #MRGB ff112233ff445566
    l 1 2/1 3
    p 1 -1
    usemtl skin
    f 3 4 \\
    1
    """

  private struct Outcome: Equatable {
    var mesh: Mesh?
    var error: OBJError?
  }

  private func outcome(_ text: [UInt8], chunk: Int) -> Outcome {
    var reader = OBJReader()
    reader.chunkSize = chunk
    reader.workers = chunk == 0 ? 1 : 2
    reader.keepsPolygons = true
    do throws(OBJError) {
      return Outcome(mesh: try reader.read(bytes: text))
    } catch {
      return Outcome(error: error)
    }
  }

  /// Reads damaged text in pieces of several sizes and draws what comes out.
  private func check(_ text: [UInt8], chunks: [Int]) {
    let whole = outcome(text, chunk: 0)
    for chunk in chunks where outcome(text, chunk: chunk) != whole {
      Issue.record("pieces of \(chunk) bytes change \(String(decoding: text, as: UTF8.self))")
    }
    guard let mesh = whole.mesh else { return }
    #expect(mesh.positions.allSatisfy { $0.isFinite })
    #expect(mesh.positionIndices.allSatisfy { Int($0) < mesh.vertexCount })
    #expect(mesh.lineIndices.allSatisfy { Int($0) < mesh.vertexCount })
    #expect(mesh.ranges.reduce(0) { $0 + $1.count } == mesh.triangleCount)
    #expect(mesh.ranges.reduce(0) { $0 + $1.faces } == mesh.polygons?.sizes.count)
    #expect(mesh.texcoordIndices.all(mesh, below: mesh.texcoords.count / 2))
    #expect(mesh.normalIndices.all(mesh, below: mesh.normals.count / 3))
    let lit = mesh.withNormals(workers: 2)
    let buffer = lit.vertexBuffer(workers: 2)
    #expect(buffer.indices.count == mesh.positionIndices.count)
    #expect(buffer.indices.allSatisfy { Int($0) < buffer.vertexCount })
    _ = MeshSummary(mesh)
  }

  @Test func `a file cut off at any byte is read as far as it goes`() {
    let text = Array(sample.utf8)
    for length in 0...text.count { check(Array(text[..<length]), chunks: [16]) }
  }

  @Test func `a file without its beginning is read as far as it goes`() {
    let text = Array(sample.utf8)
    for start in 0..<text.count { check(Array(text[start...]), chunks: [7]) }
  }

  @Test(arguments: [UInt8(0), 0x0A, 0x5C, 0x2F, 0x39])
  func `any byte may be wrong`(byte: UInt8) {
    let text = Array(sample.utf8)
    for place in text.indices {
      var damaged = text
      damaged[place] = byte
      check(damaged, chunks: [16])
    }
  }

  @Test func `many bytes may be wrong`() {
    var random = SeededRandom(seed: 42)
    let original = Array(sample.utf8)
    let pool = Array("0123456789-+.eE/ \t\r\n\\#vfngot\0\u{FF}".utf8)
    for _ in 0..<300 {
      var text = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        let byte = pool[Int.random(in: 0..<pool.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text[place] = byte
        case 1: text.insert(byte, at: place)
        case 2: text.remove(at: place)
        default: text.removeLast(min(text.count - 1, Int.random(in: 0...3, using: &random)))
        }
      }
      check(text, chunks: [1, 70])
    }
  }
}

extension IndexStream {
  /// Whether every index is none or below a limit.
  fileprivate func all(_ mesh: Mesh, below limit: Int) -> Bool {
    mesh.positionIndices.enumerated().allSatisfy { corner, position in
      let index = index(corner: corner, position: position)
      return index == Mesh.noIndex || Int(index) < limit
    }
  }
}
