/// What can be said of a mesh without knowing what it shows.
public struct MeshReport: Sendable {
  /// Number of triangles.
  public let triangles: Int
  /// Directed edges without exactly one opposite; 0 means closed, manifold, consistently wound.
  public let badEdges: Int
  /// Enclosed volume in mm³; positive when the triangles face outward.
  public let volume: Double
  /// Number of connected pieces.
  public let pieces: Int
  /// Triangles that face away from the mean of their vertices' normals.
  public let flipped: Int
  /// Triangles that are a line or a point when written to three decimals.
  public let degenerate: Int
  /// Vertices that fall together with another when written to three decimals.
  public let coincident: Int

  /// Whether the mesh is a closed, outward-facing surface in one piece, without waste.
  public var isSound: Bool {
    badEdges == 0 && coincident == 0 && degenerate == 0 && flipped == 0 && volume > 0 && pieces == 1
  }

  /// Examines a mesh.
  public init(_ mesh: Mesh) {
    triangles = mesh.triangles.count
    volume = mesh.signedVolume
    badEdges = MeshReport.countBadEdges(mesh)
    pieces = Set(mesh.pieceOfVertex).count
    let written = mesh.positions.map(WrittenPoint.init)
    coincident = written.count - Set(written).count
    degenerate =
      mesh.triangles.count { t in
        WrittenPoint.areCollinear(written[t.a], written[t.b], written[t.c])
      }
    flipped = mesh.triangles.count(where: mesh.isFlipped)
  }

  private static func countBadEdges(_ mesh: Mesh) -> Int {
    var seen: [Int: Int] = [:]
    seen.reserveCapacity(mesh.triangles.count * 3)
    let count = mesh.positions.count
    for t in mesh.triangles {
      for (a, b) in [(t.a, t.b), (t.b, t.c), (t.c, t.a)] { seen[a * count + b, default: 0] += 1 }
    }
    return seen.count { edge, times in
      times != 1 || seen[edge % count * count + edge / count] != 1
    }
  }
}
