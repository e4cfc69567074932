internal import BedsideMesh
internal import COpenGL

/// The lines and points of a mesh, which belong to no part and are always shown.
final class Strokes {
  private let buffers: SceneBuffers
  private let lineCount: Int
  private let pointCount: Int

  /// Uploads what there is; nil when there is nothing.
  init?(of mesh: Mesh) {
    var lines: [UInt32] = []
    var start = 0
    for size in mesh.lineSizes.map(Int.init) {
      for place in start..<max(start + size - 1, start) {
        lines += mesh.lineIndices[place...place + 1]
      }
      start += size
    }
    let points =
      mesh.isPointCloud ? (0..<UInt32(mesh.vertexCount)).map(\.self) : mesh.pointIndices
    guard !lines.isEmpty || !points.isEmpty else { return nil }
    lineCount = lines.count
    pointCount = points.count
    var vertices: [Float] = []
    vertices.reserveCapacity(mesh.vertexCount * 6)
    for vertex in 0..<mesh.vertexCount {
      vertices += mesh.positions[vertex * 3..<vertex * 3 + 3]
      vertices += [0, 0, 0]
    }
    buffers = SceneBuffers(
      vertices: vertices, layout: VertexLayout(hasTexcoords: false, hasColors: false),
      indices: lines + points)
  }

  /// Draws them with the program in use.
  func draw() {
    buffers.bind()
    if lineCount > 0 { buffers.draw(GL_LINES, from: 0, count: lineCount) }
    if pointCount > 0 { buffers.draw(GL_POINTS, from: lineCount, count: pointCount) }
  }
}
