@testable import BedsideMesh
import Testing

struct PatchedTrianglesTests {
  /// A sheet of two triangles in each cell of a grid, bent so that they face many ways.
  private static func sheet(_ side: Int) -> (vertices: [Float], indices: [UInt32]) {
    var vertices: [Float] = []
    var indices: [UInt32] = []
    for row in 0...side {
      for column in 0...side {
        let (x, y) = (Float(row - side / 2), Float(column - side / 2))
        vertices += [x, y, (x * x - y * y) / Float(side)]
      }
    }
    for row in 0..<side {
      for column in 0..<side {
        let first = UInt32(row * (side + 1) + column)
        let next = first + UInt32(side + 1)
        indices += [first, next, first + 1, first + 1, next, next + 1]
      }
    }
    return (vertices, indices)
  }

  private func patched(_ side: PatchedTriangles.Side, workers: Int) -> PatchedTriangles {
    let (vertices, indices) = Self.sheet(120)
    return PatchedTriangles(
      places: [[0..<indices.count / 3]], sides: [side], vertices: vertices, stride: 3,
      indices: indices, workers: workers)
  }

  private func triangles(_ indices: [UInt32]) -> [[UInt32]] {
    stride(from: 0, to: indices.count, by: 3).map { Array(indices[$0..<$0 + 3]) }
  }

  @Test func `any number of threads gives the same order and the same patches`() {
    let alone = patched(.front, workers: 1)
    for workers in 2...5 {
      let together = patched(.front, workers: workers)
      #expect(together.indices == alone.indices)
      #expect(together.patches == alone.patches)
    }
  }

  @Test func `every triangle is there once, and the order changes`() {
    let before = triangles(Self.sheet(120).indices)
    let after = triangles(patched(.front, workers: 2).indices)
    #expect(after.count == before.count)
    #expect(Set(after) == Set(before))
    #expect(after != before)
  }

  @Test func `where both sides are seen nothing is ordered`() {
    let patched = patched(.both, workers: 2)
    #expect(patched.indices == Self.sheet(120).indices)
    #expect(patched.patches == [[[]]])
  }

  @Test func `patches of backs face the other way`() {
    let fronts = patched(.front, workers: 2).patches[0][0]
    let backs = patched(.back, workers: 2).patches[0][0]
    #expect(fronts.map(\.axis) == backs.map { $0.axis * -1 })
  }
}
