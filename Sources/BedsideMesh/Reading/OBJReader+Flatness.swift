extension OBJReader {
  /// Warns about a model of which nothing would be seen, as each of its triangles is a line or a point.
  func warnOfFlatness(_ mesh: inout Mesh, _ chunks: [Chunk], _ source: TextSource, name: String) {
    guard mesh.triangleCount > 0, !mesh.hasArea else { return }
    guard let chunk = chunks.first(where: { chunk in chunk.withTables { $0.hadTriangles } }) else {
      return
    }
    let dropped = chunk.withTables { $0.dropped }
    // The first face that was kept.
    let first = dropped.enumerated().first { $0.offset != Int($0.element) }?.offset ?? dropped.count
    let reading = SecondReading(source, chunk.range)
    let line = source.lines(of: [reading.offset(ofFace: first)], workers: threads).first
    let count = mesh.triangleCount
    let what =
      count == 1
      ? "the only triangle is no wider than a line"
      : "none of the \(count) triangles is wider than a line"
    mesh.warningCount += 1
    mesh.warnings.append(
      MeshWarning(
        kind: .noArea, file: name, line: line ?? 1,
        message: "\(what): no surface can be seen"))
  }
}

extension Mesh {
  /// Whether any triangle has an area; mostly the first one has.
  fileprivate var hasArea: Bool {
    (0..<triangleCount).contains { triangle in
      let corners = (0..<3).map { corner in
        let place = Int(positionIndices[triangle * 3 + corner]) * 3
        return SIMD3<Double>(
          Double(positions[place]), Double(positions[place + 1]), Double(positions[place + 2]))
      }
      let (u, v) = (corners[1] - corners[0], corners[2] - corners[0])
      return u.y * v.z != u.z * v.y || u.z * v.x != u.x * v.z || u.x * v.y != u.y * v.x
    }
  }
}
