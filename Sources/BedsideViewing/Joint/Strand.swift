/// The middle line of a ligament or tendon, straight in the file, that joins two bodies.
///
/// When the bodies move, the line becomes a curve that leaves each end in that body's direction, so
/// that the ends stay on their bones. Each cross-section goes with the curve: it has the mean of
/// the two bodies' turns there, brought across the curve, so that none collapses however far the
/// joint bends. With both bodies still nothing moves at all.
public struct Strand: Hashable, Sendable {
  /// Where the line begins, on the first body.
  public var start: Vector
  /// Where it ends, on the second one.
  public var end: Vector
  /// Whether it wraps around a bone, instead of running straight.
  public var wraps: Bool
  /// Which ends turn about their points towards the other end, as round footprints let them.
  var pivots: (Bool, Bool) { (firstPivots, secondPivots) }
  private var firstPivots: Bool
  private var secondPivots: Bool

  /// Makes a strand.
  public init(
    from start: Vector, to end: Vector, wraps: Bool = false,
    pivots: (Bool, Bool) = (false, false)
  ) {
    self.start = start
    self.end = end
    self.wraps = wraps
    (firstPivots, secondPivots) = pivots
  }

  /// The image of a point near the line, where the bodies are at `first` and `second`.
  public func point(_ point: Vector, from first: Pose, to second: Pose) -> Vector {
    let line = end - start
    let place = (point - start).dot(line) / line.dot(line)
    // What lies beyond an end belongs to that end's body.
    if place <= 0 { return first.point(point) }
    if place >= 1 { return second.point(point) }
    let curve = Curve(self, first, second)
    let mean = first.turn.mixed(with: second.turn, place * place * (3 - 2 * place))
    let across = Turn(
      from: mean.direction(line).normalized, to: curve.direction(at: place).normalized)
    let offset = point - start - line * place
    return curve.point(at: place) + across.direction(mean.direction(offset))
  }

  /// The line once it is bent: a cubic that leaves each end in the direction of that end's body.
  private struct Curve {
    var ends: (Vector, Vector)
    var ways: (Vector, Vector)

    init(_ strand: Strand, _ first: Pose, _ second: Pose) {
      let line = strand.end - strand.start
      ends = (first.point(strand.start), second.point(strand.end))
      let stiffness = strand.stiffness(from: first, to: second)
      ways = (first.direction(line) * stiffness.x, second.direction(line) * stiffness.y)
    }

    func point(at place: Float) -> Vector {
      let rest = 1 - place
      let first = ends.0 * ((1 + 2 * place) * rest * rest) + ways.0 * (place * rest * rest)
      return first + ends.1 * (place * place * (3 - 2 * place)) - ways.1 * (place * place * rest)
    }

    func direction(at place: Float) -> Vector {
      let rest = 1 - place
      let first = (ends.1 - ends.0) * (6 * place * rest) + ways.0 * (rest * (1 - 3 * place))
      return first + ways.1 * (place * (3 * place - 2))
    }
  }

  /// How far each end keeps its body's direction, as a share of the line.
  ///
  /// All the way where that is the direction of the straight line to the other end. A taut strand
  /// keeps it less the more it has to turn, since its fibres bend at their roots; one that wraps
  /// around a bone keeps it farther, as a belt does.
  public func stiffness(from first: Pose, to second: Pose) -> SIMD2<Float> {
    let line = end - start
    let chord = second.point(end) - first.point(start)
    let scale = max(line.length * chord.length, .leastNormalMagnitude)
    let cosines = SIMD2(first.direction(line).dot(chord), second.direction(line).dot(chord)) / scale
    let halves = (1 + cosines) / 2
    let kept = wraps ? 1.25 - 0.25 * cosines : 0.1 + 0.9 * halves * halves * halves
    return kept * (chord.length / max(line.length, .leastNormalMagnitude))
  }
}
