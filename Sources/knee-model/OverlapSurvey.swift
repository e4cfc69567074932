internal import BedsideViewing

/// How deep the parts of the bent knee reach into each other.
///
/// Where two parts are joined, they overlap in the file by their footprint. Of these it counts what
/// reaches deeper than in the file, beyond the footprint: there fibres turn in their bone.
struct OverlapSurvey {
  /// The flexions that are looked at, degrees.
  static let flexions = Array(stride(from: 0.0, through: 130, by: 5))

  /// Two parts that overlap.
  struct Overlap {
    let first: String
    let second: String
    /// Where the deepest point of the first lies in the file.
    let place: Vector
    /// The deepest that a point of one lies inside the other, mm.
    let depth: Float
  }

  private let knee: BentKnee
  /// Whether a part is in any pair.
  private let isMeant: [Bool]
  /// The parts with a kind, two each.
  private let pairs: [(kind: OverlapKind, first: Int, second: Int, isJoined: Bool)]
  /// How deep points of joined parts lie in each other in the file, by pair.
  private let rest: [[Float]]
  /// The shapes in the file.
  private let shapes: [BentKnee.Shape]
  /// How far a footprint reaches from its middle, mm: the longest one is 18 mm long, and spreads.
  private static let reach: Float = 10

  /// Prepares the survey of a knee.
  init(of knee: BentKnee) {
    self.knee = knee
    // The deep layer of the medial ligament holds the meniscus all along its edge.
    let joined = Set(knee.footprints.map(\.parts) + [["ligament_mcl_deep", "meniscus_medial"]])
    let parts = knee.parts
    isMeant = parts.map { part in parts.contains { OverlapKind(part, $0) != nil } }
    pairs = parts.indices.flatMap { first in
      parts.indices.compactMap { second in
        guard second != first, let kind = OverlapKind(parts[first], parts[second]) else {
          return nil
        }
        return (kind, first, second, joined.contains([parts[first], parts[second]]))
      }
    }
    let shapes = knee.shapes(at: 0)
    let surfaces = shapes.map(ClosedSurface.init)
    self.shapes = shapes
    rest = pairs.map { pair in
      guard pair.isJoined else { return [] }
      let middles = knee.footprints.filter { $0.parts == [parts[pair.first], parts[pair.second]] }
      return shapes[pair.first].points.map { point in
        middles.contains { (point - $0.middle).length < Self.reach }
          ? .infinity : surfaces[pair.second].depth(of: point)
      }
    }
  }

  /// The overlaps of each kind at some degrees of flexion, deepest first.
  func overlaps(at degrees: Double) -> [OverlapKind: [Overlap]] {
    let shapes = zip(knee.shapes(at: degrees), isMeant).map { $1 ? $0 : BentKnee.Shape() }
    let surfaces = shapes.map(ClosedSurface.init)
    var found: [OverlapKind: [Overlap]] = [:]
    for (pair, rest) in zip(pairs, rest) {
      var deepest: Float = 0
      var place = 0
      for (index, point) in shapes[pair.first].points.enumerated() {
        let depth = surfaces[pair.second].depth(of: point)
        let more = rest.isEmpty ? depth : depth - rest[index]
        if more > deepest { (deepest, place) = (more, index) }
      }
      guard deepest > 0 else { continue }
      found[pair.kind, default: []].append(
        Overlap(
          first: knee.parts[pair.first], second: knee.parts[pair.second],
          place: self.shapes[pair.first].points[place], depth: deepest))
    }
    return found.mapValues { $0.sorted { $0.depth > $1.depth } }
  }
}
