/// The corners of all triangles, sorted by position.
struct CornerMap: Sendable {
  private let starts: [UInt32]
  private let corners: [UInt32]

  init(positionIndices: [UInt32], vertexCount: Int) {
    var ends = [UInt32](repeating: 0, count: vertexCount + 1)
    for position in positionIndices { ends[Int(position) + 1] += 1 }
    for vertex in 0..<vertexCount { ends[vertex + 1] += ends[vertex] }
    starts = ends
    var sorted = [UInt32](repeating: 0, count: positionIndices.count)
    for (corner, position) in positionIndices.enumerated() {
      sorted[Int(ends[Int(position)])] = UInt32(truncatingIfNeeded: corner)
      ends[Int(position)] += 1
    }
    corners = sorted
  }

  /// The corners at a position, in file order.
  @inline(__always)
  func corners(at vertex: Int) -> ArraySlice<UInt32> {
    corners[Int(starts[vertex])..<Int(starts[vertex + 1])]
  }
}
