/// A smooth centre line with a cross-section carried along it.
struct Sweep: Sendable {
  /// The stations after resampling: Catmull–Rom positions, eased sections.
  let samples: [Station]
  private let arc: [Double]

  /// Makes a sweep through at least two stations.
  init(_ stations: [Station], samplesPerSpan: Int = 8) {
    precondition(stations.count > 1, "A sweep needs two stations.")
    self.init(samples: Sweep.resample(stations, samplesPerSpan))
  }

  private init(samples: [Station]) {
    var arc = [0.0]
    for (a, b) in zip(samples, samples.dropFirst()) {
      arc.append(arc[arc.count - 1] + (b.position - a.position).length)
    }
    self.samples = samples
    self.arc = arc
  }

  /// The same way with its bends and changes of width evened out; the ends stay.
  func smoothed(rounds: Int) -> Sweep {
    var samples = samples
    for _ in 0..<rounds {
      let old = samples
      for i in 1..<(samples.count - 1) {
        samples[i].position =
          (old[i - 1].position + old[i].position * 2 + old[i + 1].position) / 4
        samples[i].halfWidth =
          (old[i - 1].halfWidth + old[i].halfWidth * 2 + old[i + 1].halfWidth) / 4
        samples[i].halfThickness =
          (old[i - 1].halfThickness + old[i].halfThickness * 2 + old[i + 1].halfThickness) / 4
      }
    }
    return Sweep(samples: samples)
  }

  /// The same way with twice as many samples within `reach` of its ends.
  func refined(within reach: Double) -> Sweep {
    var refined: [Station] = []
    for i in samples.indices {
      if i > 0, min(arc[i], length - arc[i - 1]) < reach {
        var middle = samples[i]
        middle.position = (samples[i - 1].position + middle.position) / 2
        middle.halfWidth = (samples[i - 1].halfWidth + middle.halfWidth) / 2
        middle.halfThickness = (samples[i - 1].halfThickness + middle.halfThickness) / 2
        refined.append(middle)
      }
      refined.append(samples[i])
    }
    return Sweep(samples: refined)
  }

  var length: Double { arc[arc.count - 1] }
  var start: Vector { samples[0].position }
  var end: Vector { samples[samples.count - 1].position }

  /// Distance of a sample from the start, along the centre line.
  func travelled(to sample: Int) -> Double { arc[sample] }

  /// The part of the length that lies in the open, outside `solid`.
  func freeLength(outside solid: Solid) -> Double {
    samples.indices.dropFirst().reduce(0) { sum, i in
      let middle = (samples[i].position + samples[i - 1].position) / 2
      return solid(middle) > 0 ? sum + arc[i] - arc[i - 1] : sum
    }
  }

  /// Where the centre line, which starts inside a solid, first comes out of it.
  func firstExit(from solid: Solid) -> Vector {
    samples.first { solid($0.position) > 0 }?.position ?? start
  }

  /// Where the centre line, which ends inside a solid, goes into it for good.
  func lastExit(from solid: Solid) -> Vector {
    samples.last { solid($0.position) > 0 }?.position ?? end
  }

  func bounds(margin: Double = 2) -> Box {
    let reach = samples.map { max($0.halfWidth, $0.halfThickness) }.max() ?? 0
    return Box(around: samples.map(\.position), margin: reach + margin)
  }

  /// Where a point lies relative to the nearest place of the centre line.
  func locate(_ p: Vector) -> SweepLocation {
    let (segment, fraction) = nearest(to: p)
    let a = samples[segment]
    let b = samples[segment + 1]
    let tangent = (b.position - a.position).normalized
    let offset = p - (a.position + (b.position - a.position) * fraction)
    let mixed = a.widthAxis * (1 - fraction) + b.widthAxis * fraction
    let width = (mixed - tangent * mixed.dot(tangent)).normalized
    let isAtEnd =
      (segment == 0 && fraction == 0) || (segment == samples.count - 2 && fraction == 1)
    return SweepLocation(
      sample: Double(segment) + fraction,
      travelled: mix(arc[segment], arc[segment + 1], fraction),
      across: offset.dot(width),
      through: offset.dot(tangent.cross(width)),
      beyond: isAtEnd ? abs(offset.dot(tangent)) : 0,
      halfWidth: mix(a.halfWidth, b.halfWidth, fraction),
      halfThickness: mix(a.halfThickness, b.halfThickness, fraction))
  }

  private func nearest(to p: Vector) -> (segment: Int, fraction: Double) {
    var best = Double.infinity
    var found = (segment: 0, fraction: 0.0)
    for i in 0..<(samples.count - 1) {
      let a = samples[i].position
      let d = samples[i + 1].position - a
      let t = clamp((p - a).dot(d) / max(d.dot(d), 1e-12), 0, 1)
      let q = p - a - d * t
      let distance = q.dot(q)
      guard distance < best else { continue }
      best = distance
      found = (i, t)
    }
    return found
  }

  private static func resample(_ stations: [Station], _ perSpan: Int) -> [Station] {
    let last = stations.count - 1
    return (0..<last).flatMap { i in
      // A lone span is straight: its ends have no neighbours to bend towards.
      let before = stations[max(i - 1, 0)]
      let after = stations[min(i + 2, last)]
      return (0..<perSpan).map { j in
        blend(before, stations[i], stations[i + 1], after, Double(j) / Double(perSpan))
      }
    } + [stations[last]]
  }

  private static func blend(
    _ a: Station, _ b: Station, _ c: Station, _ d: Station, _ t: Double
  ) -> Station {
    let t2 = t * t
    let t3 = t2 * t
    var position = b.position * 2 + (c.position - a.position) * t
    position += (a.position * 2 - b.position * 5 + c.position * 4 - d.position) * t2
    position += (b.position * 3 - a.position - c.position * 3 + d.position) * t3
    let eased = smoothstep(0, 1, t)
    var station = b
    station.position = position / 2
    station.halfWidth = mix(b.halfWidth, c.halfWidth, eased)
    station.halfThickness = mix(b.halfThickness, c.halfThickness, eased)
    station.widthAxis = b.widthAxis * (1 - eased) + c.widthAxis * eased
    return station
  }
}
