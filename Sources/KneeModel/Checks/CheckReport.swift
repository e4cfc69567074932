/// Everything that is checked about a model, as text, and whether all of it is right.
public struct CheckReport: Sendable, CustomStringConvertible {
  /// The most triangles that the whole model may have.
  public static let mostTriangles = 150_000
  /// The most bytes that the model's file may have.
  public static let mostBytes = 12_000_000

  /// Name and report of each part's mesh, in the model's order.
  public let meshes: [(name: String, report: MeshReport)]
  /// Measures beside published ranges.
  public let dimensions: [Measure]
  /// Neighbours that must not run into each other.
  public let fits: [Fit]
  /// Ends of ligaments.
  public let attachments: [Attachment]
  /// How ligaments stretch as the knee bends.
  public let stretches: [Stretch]
  /// What the soft parts join, as `joint` in `knee.json` says it.
  public let connections: [Connection]
  /// Size of the model's file.
  public let bytes: Int

  /// Examines a knee, its meshes as they are written, and the size of its file.
  ///
  /// The search for triangles that pass through each other takes longer than all else and may be
  /// left out.
  public init(
    _ knee: Knee, meshes: [String: Mesh], bytes: Int, looksForCrossings: Bool = true
  ) {
    let meshed = MeshedKnee(knee, meshes: meshes)
    self.meshes = knee.parts.map { part in
      let report = MeshReport(
        meshes[part.name] ?? Mesh(), pieces: part.pieces, looksForCrossings: looksForCrossings)
      return (part.name, report)
    }
    dimensions = meshed.dimensions
    fits = meshed.fits
    attachments = meshed.attachments
    stretches = meshed.stretches
    connections = knee.connections
    self.bytes = bytes
  }

  /// Number of triangles of all parts.
  public var triangles: Int { meshes.reduce(0) { $0 + $1.report.triangles } }

  /// Whether everything is in range.
  public var isGood: Bool {
    meshes.allSatisfy(\.report.isSound) && dimensions.allSatisfy(\.isInRange)
      && fits.allSatisfy(\.isGood) && attachments.allSatisfy(\.isHeld)
      && stretches.allSatisfy(\.isInRange)
      && triangles <= CheckReport.mostTriangles && bytes <= CheckReport.mostBytes
  }

  /// Tables of all checks; what is wrong is marked at the end of its line.
  public var description: String {
    ([meshTable, fitTable, attachmentTable, dimensionTable, stretchTable].map(\.description)
      + [connections.map(\.description).joined(separator: ",\n")])
      .joined(separator: "\n\n")
  }

  private var meshTable: TextTable {
    var table = TextTable([
      "part", "triangles", "bad edges", "pieces", "coincident", "degenerate", "flipped",
      "crossings", "narrow %", "volume mm³",
    ])
    for (name, r) in meshes {
      table.add(
        [name]
          + [
            r.triangles, r.badEdges, r.pieces, r.coincident, r.degenerate, r.flipped, r.crossings,
          ].map(String.init)
          + [
            DecimalText.fixed(100 * r.narrow, decimals: 1),
            DecimalText.fixed(r.volume, decimals: 0),
          ], remark: r.isSound ? "" : "UNSOUND")
    }
    let isSmall = triangles <= CheckReport.mostTriangles && bytes <= CheckReport.mostBytes
    table.add(["all, in \(bytes) bytes", String(triangles)], remark: isSmall ? "" : "TOO LARGE")
    return table
  }

  private var fitTable: TextTable {
    var table = TextTable(["fit", "nearest", "least mm", "x", "y", "z"])
    for fit in fits {
      table.add(
        [
          fit.name, DecimalText.fixed(fit.nearest, decimals: 2),
          DecimalText.fixed(-fit.limit, decimals: 2),
        ] + Axis.allCases.map { DecimalText.fixed(fit.place[$0], decimals: 0) },
        remark: fit.isGood ? "" : "TOO DEEP")
    }
    return table
  }

  private var attachmentTable: TextTable {
    var table = TextTable(["end of a ligament", "depth mm"])
    for end in attachments {
      table.add(
        [end.name, DecimalText.fixed(end.depth, decimals: 1)], remark: end.isHeld ? "" : "LOOSE")
    }
    return table
  }

  private var stretchTable: TextTable {
    var table = TextTable(["stretch at flexion"] + Stretch.flexions.map { "\(Int($0))°" })
    for s in stretches {
      table.add(
        [s.name] + s.lengths.map { DecimalText.fixed($0, decimals: 1) },
        remark: s.isInRange ? "" : "OUT OF RANGE")
    }
    return table
  }

  private var dimensionTable: TextTable {
    var table = TextTable(["dimension", "model", "published mm"])
    for d in dimensions {
      let range = [d.published.lowerBound, d.published.upperBound].map {
        DecimalText.fixed($0, decimals: 1)
      }
      table.add(
        [d.name, DecimalText.fixed(d.actual, decimals: 1), range.joined(separator: " – ")],
        remark: d.isInRange ? "" : "OUT OF RANGE")
    }
    return table
  }
}
