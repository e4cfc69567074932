/// A knee with the meshes of its parts, to be measured.
public struct MeshedKnee: Sendable {
  let knee: Knee
  /// Vertices by part, in the knee's own frame.
  private let vertices: [String: [Vector]]

  /// Joins a knee with its parts' meshes as they are written to files.
  public init(_ knee: Knee, meshes: [String: Mesh]) {
    self.knee = knee
    vertices = meshes.mapValues { $0.mirrored.positions }
  }

  func vertices(of part: String) -> [Vector] { vertices[part] ?? [] }

  /// The least and greatest coordinate of some of a part's vertices; nothing without any.
  func range(
    of part: String, along axis: Axis, where isMeant: (Vector) -> Bool = { _ in true }
  ) -> ClosedRange<Double>? {
    let values = vertices(of: part).filter(isMeant).map { $0[axis] }
    guard let low = values.min(), let high = values.max() else { return nil }
    return low...high
  }

  /// The extent of some of a part's vertices along an axis; not a number without any.
  func extent(
    of part: String, along axis: Axis, where isMeant: (Vector) -> Bool = { _ in true }
  ) -> Double {
    range(of: part, along: axis, where: isMeant).map { $0.upperBound - $0.lowerBound } ?? .nan
  }
}
