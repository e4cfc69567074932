extension Mesh {
  /// The angle between faces, in degrees, up to which an edge is drawn smooth by default.
  public static let defaultCreaseAngle = 60.0

  /// The mesh with a unit normal at every corner of every triangle.
  ///
  /// Normals of the file are kept and made unit length. Where one is missing or zero it is
  /// generated: the mean of the faces around the vertex, each weighted by its angle there
  /// (G. Thürmer and C. A. Wüthrich, Journal of Graphics Tools 3(1), 1998), as far as they are
  /// joined by smooth edges. An edge is smooth inside a smoothing group; where the file names
  /// none, if its faces meet at no more than the crease angle. `s off` makes faces flat.
  ///
  /// - Parameters:
  ///   - creaseAngle: The largest angle between the normals of faces that are joined smoothly,
  ///     in degrees.
  ///   - workers: The number of threads; 0 means one per processor.
  /// - Returns: The mesh; positions, indices and ranges are as before.
  public func withNormals(
    creaseAngle: Double = defaultCreaseAngle, workers: Int = 0
  ) -> Mesh {
    NormalGenerator(
      mesh: self, creaseAngle: creaseAngle, workers: workers > 0 ? workers : processorCount
    ).completed()
  }
}
