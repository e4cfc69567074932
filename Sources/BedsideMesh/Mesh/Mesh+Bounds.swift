extension Mesh {
  /// The box around some triangles, relative to `origin`; nil when there are none.
  ///
  /// - Parameter triangles: Places of triangles, as `TriangleRange.triangles`.
  /// - Returns: The box.
  public func bounds(ofTriangles triangles: Range<Int>) -> BoundingBox? {
    bounds(of: positionIndices[triangles.lowerBound * 3..<triangles.upperBound * 3])
  }

  /// The box around everything that is drawn, relative to `origin`: the positions that
  /// triangles, lines or points use, or all of them if there is only a cloud of vertices.
  ///
  /// - Returns: The box; nil when nothing is drawn.
  public func drawnBounds() -> BoundingBox? {
    if isPointCloud { return bounds }
    let boxes = [
      bounds(of: positionIndices[...]), bounds(of: lineIndices[...]), bounds(of: pointIndices[...]),
    ]
    return boxes.compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func bounds(of indices: ArraySlice<UInt32>) -> BoundingBox? {
    guard !indices.isEmpty else { return nil }
    var low = SIMD3(repeating: Float.infinity)
    var high = -low
    for index in indices {
      let start = Int(index) * 3
      let point = SIMD3(positions[start], positions[start + 1], positions[start + 2])
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    return BoundingBox(minimum: SIMD3<Double>(low), maximum: SIMD3<Double>(high))
  }
}
