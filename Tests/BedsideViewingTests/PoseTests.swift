import BedsideViewing
import Testing

struct PoseTests {
  private let quarter = Turn(Angle(degrees: 90), about: Vector(1, 0, 0))

  @Test func `a turn goes by the right hand`() {
    #expect((quarter.direction(Vector(0, 1, 0)) - Vector(0, 0, 1)).length < 1e-6)
  }

  @Test func `a body turned about a point keeps that point`() {
    let pose = Pose(quarter, about: Vector(3, 2, 1))
    #expect((pose.point(Vector(3, 2, 1)) - Vector(3, 2, 1)).length < 1e-6)
    #expect((pose.point(Vector(3, 3, 1)) - Vector(3, 2, 2)).length < 1e-6)
  }

  @Test func `poses follow each other from the right, and their inverses take them back`() {
    let first = Pose(turn: quarter, shift: Vector(1, 2, 3))
    let second = Pose(Turn(Angle(degrees: 40), about: Vector(0, 1, 2)), about: Vector(4, 5, 6))
    let point = Vector(-2, 7, 0.5)
    #expect(((second * first).point(point) - second.point(first.point(point))).length < 1e-5)
    #expect((second.inverse.point(second.point(point)) - point).length < 1e-5)
  }

  @Test func `half of a turn is as far from its beginning as from its end`() {
    let half = Turn.none.mixed(with: quarter, 0.5)
    let wanted = Turn(Angle(degrees: 45), about: Vector(1, 0, 0))
    #expect((half.direction(Vector(0, 1, 0)) - wanted.direction(Vector(0, 1, 0))).length < 1e-5)
  }
}
