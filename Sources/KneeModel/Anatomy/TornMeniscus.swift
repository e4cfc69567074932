/// A meniscus with a tear of one of the usual kinds.
///
/// The sections of the whole meniscus are joined as a tube; where the tear runs lengthwise the
/// tube parts into two strands, an outer and an inner one, and where it runs across, the inner
/// strand or the whole ends in a cut face.
struct TornMeniscus: Sendable {
  /// The kinds of tears.
  enum Kind: String, CaseIterable, Sendable {
    /// Along the fibres, through the whole thickness.
    case longitudinal
    /// A long lengthwise tear whose inner part has moved into the middle of the joint.
    case bucketHandle = "bucket_handle"
    /// Across, from the free edge outward.
    case radial
    /// In the plane between upper and lower face.
    case horizontal
    /// Across and then along, so that a tongue hangs loose.
    case flap
    /// Off the bone at its back end.
    case root
  }

  let meniscus: Meniscus
  let kind: Kind
  /// The room that the meniscus lies in.
  let space: JointSpace

  /// The torn meniscus as a closed surface; of two pieces if it is torn off its root.
  var mesh: Mesh {
    switch kind {
    case .longitudinal: split(at: 7, along: ring(0.6)...ring(0.86), inner: gape)
    case .bucketHandle: split(at: 4, along: ring(0.33)...ring(0.66), inner: handle)
    case .radial: radial(at: 0.72, depth: 7)
    case .horizontal: horizontal(along: 0.58...0.88)
    case .flap: flap(at: 7, along: 0.62...0.83)
    case .root: root(at: 0.925)
    }
  }

  /// How a point of the inner strand has moved: by the section's number and the point's place.
  typealias Shift = (_ section: Int, _ place: Vector) -> Vector

  private func ring(_ fraction: Double) -> Int {
    let path = meniscus.path
    return path.samples.indices.first { path.travelled(to: $0) >= fraction * path.length } ?? 0
  }

  // MARK: Along

  /// Parts the tube into two strands over a range of the length.
  ///
  /// - Parameters:
  ///   - column: the column of the sections at which it parts.
  ///   - range: the sections at which the strands meet.
  ///   - inner: how the inner strand moves, given the range.
  /// - Returns: the torn surface.
  private func split(
    at column: Int, along range: ClosedRange<Int>, inner: (ClosedRange<Int>) -> Shift
  ) -> Mesh {
    let first = range.lowerBound
    let last = range.upperBound
    let shift = inner(range)
    var tube = TubeBuilder(meniscus.sections.map { $0.outline() })
    tube.cap(0, .whole, strand: 0, facingBack: true)
    for i in 0..<(tube.rings.count - 1) {
      guard (first..<last).contains(i) else {
        tube.join(i, .whole, strands: (0, 0))
        continue
      }
      tube.join(i, .outer(column), strands: (i == first ? 0 : 1, i + 1 == last ? 0 : 1))
      tube.join(i, .inner(column), strands: (i == first ? 0 : 2, i + 1 == last ? 0 : 2))
    }
    tube.cap(tube.rings.count - 1, .whole, strand: 0, facingBack: false)
    return tube.mesh { i, strand, place in
      strand == 2 ? resting(place, shift(i, place)) : .zero
    }
  }

  /// An inner strand that gapes a little.
  private func gape(along range: ClosedRange<Int>) -> Shift {
    { i, _ in meniscus.sections[i].outward * (-1.3 * TornMeniscus.arch(i, in: range)) }
  }

  /// An inner strand that has moved towards the notch and lies there like a handle.
  ///
  /// At its ends it moves straight away from the rim, and in between all in one direction, so that
  /// its sections do not meet.
  private func handle(along range: ClosedRange<Int>) -> Shift {
    { i, _ in
      let arch = TornMeniscus.arch(i, in: range)
      let way = meniscus.sections[i].outward * (arch - 1) + Vector(arch, 0, 0)
      return (way * 8 + Vector(0, 2.2, 0)) * arch
    }
  }

  /// 0 at both ends of a range, 1 in its middle.
  private static func arch(_ i: Int, in range: ClosedRange<Int>) -> Double {
    let t = Double(i - range.lowerBound) / Double(range.count - 1)
    return 4 * t * (1 - t)
  }

  /// Parts the tube as a lengthwise tear does, with the inner strand cut through at its front end.
  private func flap(at column: Int, along range: ClosedRange<Double>) -> Mesh {
    let first = ring(range.lowerBound)
    let last = ring(range.upperBound)
    var tube = TubeBuilder(meniscus.sections.map { $0.outline() })
    tube.cap(0, .whole, strand: 0, facingBack: true)
    for i in 0..<(tube.rings.count - 1) {
      guard (first..<last).contains(i) else {
        tube.join(i, .whole, strands: (0, 0))
        continue
      }
      tube.join(i, .outer(column), strands: (i == first ? 0 : 1, i + 1 == last ? 0 : 1))
      tube.join(i, .inner(column), strands: (2, i + 1 == last ? 0 : 2))
    }
    tube.cap(first, .inner(column), strand: 0, facingBack: false)
    tube.cap(first, .inner(column), strand: 2, facingBack: true)
    tube.cap(tube.rings.count - 1, .whole, strand: 0, facingBack: false)
    return tube.mesh { i, strand, place in
      guard strand == 2 else { return .zero }
      let section = meniscus.sections[i]
      let loose = 1 - Double(i - first) / Double(last - first)
      let swing = 0.2 * loose + 0.8 * loose * loose * (3 - 2 * loose)
      let forward = section.outward.cross(Vector(0, 1, 0))
      let way = section.outward * (-5.5 * swing) + forward * (0.6 * swing)
      return resting(place, way + Vector(0, 0.9 * swing, 0))
    }
  }

  /// A shift that keeps a point as high over the cartilage as it was.
  private func resting(_ place: Vector, _ shift: Vector) -> Vector {
    func floor(_ p: Vector) -> Double {
      let ground = Tibia.plateauHeight(p.x, p.z)
      return space.floor(x: p.x, z: p.z, from: ground + 8, noLowerThan: ground - 3)
    }
    return shift + Vector(0, floor(place + shift) - floor(place), 0)
  }

  // MARK: Across

  /// Cuts in from the free edge; the cut gapes towards it.
  private func radial(at fraction: Double, depth column: Int) -> Mesh {
    let cut = ring(fraction)
    var tube = TubeBuilder(meniscus.sections.map { $0.outline() })
    tube.cap(0, .whole, strand: 0, facingBack: true)
    for i in 0..<(tube.rings.count - 1) {
      tube.join(i, i == cut ? .outer(column) : .whole, strands: (0, 0))
    }
    tube.cap(cut, .inner(column), strand: 0, facingBack: false)
    tube.cap(cut + 1, .inner(column), strand: 0, facingBack: true)
    tube.cap(tube.rings.count - 1, .whole, strand: 0, facingBack: false)
    return tube.mesh { i, _, place in
      let section = meniscus.sections[i]
      let across = (place - section.middle).dot(section.outward)
      let edge = -section.halfWidth
      let deepest = section.offset(Double(column) / Double(MeniscusSection.columns))
      let open = clamp((deepest - across) / (deepest - edge), 0, 1)
      let distance = Double(i <= cut ? cut - i : i - cut - 1)
      let reach = max(1 - distance / 5, 0)
      let forward =
        meniscus.path.samples[min(i + 1, meniscus.sections.count - 1)].position
        - meniscus.path.samples[max(i - 1, 0)].position
      return forward.normalized * ((i <= cut ? -1.1 : 1.1) * open * reach * reach)
    }
  }

  /// Tears the meniscus off its back root; the stump stays on the bone.
  private func root(at fraction: Double) -> Mesh {
    let cut = ring(fraction)
    var tube = TubeBuilder(meniscus.sections.map { $0.outline() })
    tube.cap(0, .whole, strand: 0, facingBack: true)
    for i in 0..<(tube.rings.count - 1) where i != cut {
      tube.join(i, .whole, strands: (0, 0))
    }
    tube.cap(cut, .whole, strand: 0, facingBack: false)
    tube.cap(cut + 1, .whole, strand: 0, facingBack: true)
    tube.cap(tube.rings.count - 1, .whole, strand: 0, facingBack: false)
    return tube.mesh { i, _, place in
      guard i <= cut else { return .zero }
      // The loose horn is drawn away from the root and outward.
      let loose = smoothstep(Double(cut - 24), Double(cut), Double(i))
      let samples = meniscus.path.samples
      let back = (samples[max(i - 1, 0)].position - samples[i + 1].position).normalized
      let way = back * (3.2 * loose * loose) + meniscus.sections[i].outward * (1.4 * loose)
      return loose > 0 ? resting(place, way) : way
    }
  }

  // MARK: Flat

  /// Parts the inner portion into an upper and a lower leaf.
  private func horizontal(along range: ClosedRange<Double>) -> Mesh {
    let path = meniscus.path
    let middle = (range.lowerBound + range.upperBound) / 2
    let rings = meniscus.sections.indices.map { i in
      let away = abs(path.travelled(to: i) / path.length - middle)
      let half = (range.upperBound - range.lowerBound) / 2
      return meniscus.sections[i].cleft(open: 1 - smoothstep(0.45 * half, half, away))
    }
    return Lattice(rings: rings, tip: 5).mesh
  }
}

extension MeniscusSection {
  /// The outline with a flat cleft from the inner edge, `open` from 0 to 1.
  fileprivate func cleft(open: Double) -> [Vector] {
    let whole = outline()
    let faces = 2 * (MeniscusSection.columns + 1) + MeniscusSection.wallPoints
    let depth = 0.68
    func height(_ fraction: Double) -> Double { mix(bottom(fraction), top(fraction), 0.5) }
    func lift(_ fraction: Double) -> Double { 3 * open * max(1 - fraction / depth, 0) }
    let raised = (0..<faces).map { j in
      j <= MeniscusSection.columns
        ? whole[j] + Vector(0, lift(Double(j) / Double(MeniscusSection.columns)), 0) : whole[j]
    }
    let edge = Array(whole[faces...])
    // Round the edge of the lower leaf, in to the bottom of the cleft, and out round the upper.
    let path: [(fraction: Double, isUpper: Bool)] = [
      (0.02, false), (0.2, false), (0.4, false), (0.58, false), (depth, false), (0.58, true),
      (0.4, true), (0.2, true), (0.02, true),
    ]
    return raised
      + path.enumerated().map { n, place in
        let half = 0.06 * (place.fraction == depth ? 0 : 1)
        let inside = point(
          place.fraction,
          height: height(place.fraction)
            + (place.isUpper ? lift(place.fraction) + half : -half))
        let t = Double(n) / Double(path.count - 1) * Double(edge.count - 1)
        let k = min(Int(t), edge.count - 2)
        let closed = edge[k] * (1 - (t - Double(k))) + edge[k + 1] * (t - Double(k))
        return closed * (1 - open) + inside * open
      }
  }
}
