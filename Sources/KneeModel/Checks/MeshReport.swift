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
  /// Triangles that face away from the normal of any of their vertices.
  public let flipped: Int
  /// Pairs of triangles without a common vertex that pass through each other.
  public let crossings: Int
  /// Share of the triangles whose smallest angle is less than 10 degrees, from 0 to 1.
  public let narrow: Double
  /// Triangles that are a line or a point when written to three decimals.
  public let degenerate: Int
  /// Vertices that fall together with another when written to three decimals.
  public let coincident: Int

  /// Whether the mesh is a closed, outward-facing surface in as many pieces as meant, without
  /// waste.
  public var isSound: Bool {
    badEdges == 0 && coincident == 0 && degenerate == 0 && flipped == 0 && crossings == 0
      && volume > 0 && pieces == expectedPieces
  }

  /// How many pieces there are to be.
  private let expectedPieces: Int

  /// Examines a mesh.
  ///
  /// - Parameters:
  ///   - mesh: the mesh.
  ///   - expectedPieces: how many separate pieces it is meant to have.
  ///   - looksForCrossings: whether triangles that pass through each other are searched, which
  ///     takes longer than all else.
  public init(_ mesh: Mesh, pieces expectedPieces: Int = 1, looksForCrossings: Bool = true) {
    self.expectedPieces = expectedPieces
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
    flipped = mesh.triangles.count(where: mesh.disagrees)
    crossings = looksForCrossings ? CrossingSearch(mesh).count : 0
    narrow =
      Double(mesh.triangles.count(where: mesh.isNarrow)) / Double(max(mesh.triangles.count, 1))
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
