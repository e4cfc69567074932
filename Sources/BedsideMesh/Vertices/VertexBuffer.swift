/// One interleaved array of vertices and one of indices, as graphics interfaces want them.
public struct VertexBuffer: Sendable, Hashable {
  /// What the floats of a vertex are.
  public var layout: VertexLayout
  /// All vertices, `layout.stride` floats each; a missing normal or texture coordinate is zero.
  public var vertices: [Float] = []
  /// Three places per triangle.
  public var indices: [UInt32] = []
  /// The position that each vertex came from; empty when vertex i has position i.
  public var sources: [UInt32] = []
  /// The mesh's ranges: triangle t has the indices 3t, 3t + 1 and 3t + 2 here too.
  public var ranges: [TriangleRange] = []
  /// The point, in the coordinates of the file, that positions are relative to.
  public var origin = SIMD3<Double>.zero

  /// The number of vertices.
  public var vertexCount: Int { vertices.count / layout.stride }

  /// The place of a position's first vertex for lines and points, whose shape needs no normal;
  /// nil when no triangle uses it.
  public func vertex(atPosition position: Int) -> Int? {
    sources.isEmpty ? position : sources.firstIndex(of: UInt32(position))
  }
}

extension Mesh {
  /// Joins positions, normals, texture coordinates and colours into vertices.
  ///
  /// Corners with the same indices share a vertex. Call `withNormals(creaseAngle:)` first if
  /// the vertices are to be lit.
  ///
  /// - Parameter workers: The number of threads; 0 means one per processor.
  /// - Returns: The vertices and indices, with the mesh's ranges.
  public func vertexBuffer(workers: Int = 0) -> VertexBuffer {
    VertexJoiner(mesh: self, workers: workers > 0 ? workers : processorCount).buffer()
  }
}
