import Testing

@testable import BedsideViewing

struct StrandTests {
  private static let strand = Strand(from: Vector(0, 10, 0), to: Vector(0, -50, 0))

  /// A shin bent about an axis near the strand's upper end.
  private static func shin(_ degrees: Double) -> Pose {
    Pose(Turn(Angle(degrees: degrees), about: Vector(1, 0, 0)), about: Vector(0, 8, -6))
  }

  /// Points around the line, as a cord of radius 3 has them.
  private static func ring(_ place: Float) -> [Vector] {
    [Vector(3, 0, 0), Vector(0, 0, 3), Vector(-3, 0, 0), Vector(0, 0, -3)].map {
      $0 + Vector(0, 10 - 60 * place, 0)
    }
  }

  @Test func `a strand between bodies that are still does not move`() {
    for place: Float in [-0.1, 0, 0.2, 0.5, 0.9, 1, 1.2] {
      for point in Self.ring(place) {
        let moved = Self.strand.point(point, from: .still, to: .still)
        #expect((moved - point).length < 1e-4)
      }
    }
  }

  @Test(arguments: [10, 45, 90, 130]) func `both ends stay on their bodies`(_ degrees: Double) {
    let shin = Self.shin(degrees)
    for (place, body) in [(Float(-0.05), Pose.still), (0, .still), (1, shin), (1.1, shin)] {
      for point in Self.ring(place) {
        let moved = Self.strand.point(point, from: .still, to: shin)
        #expect((moved - body.point(point)).length < 1e-3, "\(place)")
      }
    }
  }

  @Test(arguments: [10, 45, 90, 130], [false, true])
  func `no cross-section collapses`(_ degrees: Double, _ wraps: Bool) {
    var strand = Self.strand
    strand.wraps = wraps
    for step in 0...20 {
      let ring = Self.ring(Float(step) / 20).map {
        strand.point($0, from: .still, to: Self.shin(degrees))
      }
      // Across the cord it is as wide as before, and its two diameters stand upright.
      #expect(abs((ring[0] - ring[2]).length - 6) < 0.01)
      #expect(abs((ring[1] - ring[3]).length - 6) < 0.01)
      #expect(abs((ring[0] - ring[2]).dot(ring[1] - ring[3])) < 0.05)
    }
  }

  @Test(arguments: [10, 45, 90, 130])
  func `cross-sections lie across the strand`(_ degrees: Double) {
    func middle(_ place: Float) -> Vector {
      Self.strand.point(Vector(0, 10 - 60 * place, 0), from: .still, to: Self.shin(degrees))
    }
    for step in 1...19 {
      let place = Float(step) / 20
      let way = (middle(place + 0.005) - middle(place - 0.005)).normalized
      for point in Self.ring(place) {
        let moved = Self.strand.point(point, from: .still, to: Self.shin(degrees))
        #expect(abs((moved - middle(place)).dot(way)) < 0.1)
      }
    }
  }

  @Test(arguments: [10, 45, 90, 130])
  func `an end that pivots turns about its point towards the other end`(_ degrees: Double) {
    var strand = Strand(from: Self.strand.start, to: Self.strand.end, pivots: (true, true))
    let shin = Self.shin(degrees)
    let motion = strand.motion(from: .still, to: shin, about: Vector(1, 0, 0))
    guard case .between(let first, let second, _) = motion else {
      Issue.record("It is no strand.")
      return
    }
    let (start, end) = (strand.start, shin.point(strand.end))
    #expect((first.point(strand.start) - start).length < 1e-3)
    #expect((second.point(strand.end) - end).length < 1e-3)
    for place: Float in [0.1, 0.5, 0.9] {
      let middle = strand.point(Vector(0, 10 - 60 * place, 0), from: first, to: second)
      let way = (end - start).normalized
      let aside = middle - start - way * (middle - start).dot(way)
      #expect(aside.length < 0.01)
    }
    strand = Self.strand
    let unturned = strand.motion(from: .still, to: shin, about: Vector(1, 0, 0))
    guard case .between(let kept, _, _) = unturned else { return }
    #expect(kept == .still)
  }

  @Test func `a taut strand is nearly straight, and one that wraps goes round`() {
    func length(_ strand: Strand) -> Float {
      let places = (0...50).map {
        strand.point(
          Vector(0, 10 - 60 * Float($0) / 50, 0), from: .still, to: Self.shin(110))
      }
      return zip(places, places.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    }
    let chord = (Self.shin(110).point(Self.strand.end) - Self.strand.start).length
    var belt = Self.strand
    belt.wraps = true
    #expect(length(Self.strand) < chord * 1.08)
    #expect(length(belt) > chord * 1.1)
  }
}
