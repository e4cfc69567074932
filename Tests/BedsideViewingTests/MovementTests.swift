import BedsideCore
import BedsideViewing
import Testing

struct MovementTests {
  /// A drag to the right by 10 points every hundredth of a second, let go at once or after a rest.
  private func dragged(_ motion: Movement, rest: Double = 0) -> ViewingSession {
    var session = Samples.session()
    session.motion = motion
    session.point(
      .pressed(.primary, shift: false, control: false), at: SIMD2(400, 300), over: .nothing, time: 0
    )
    for step in 1...10 {
      session.point(
        .moved, at: SIMD2(400 + Float(step) * 10, 300), over: .nothing, time: Double(step) / 100)
    }
    session.point(.released(.primary), at: SIMD2(500, 300), over: .nothing, time: 0.1 + rest)
    return session
  }

  @Test(arguments: [Movement.none, .gentle])
  func `a model that is let go stays where it is`(_ motion: Movement) {
    let session = dragged(motion)
    #expect(!session.isMoving(at: 0.1))
    #expect(session.camera(at: 0.1) == session.camera(at: 2))
  }

  @Test func `with inertia it turns on, ever slower, and comes to rest`() {
    let session = dragged(.coasting)
    #expect(session.isMoving(at: 0.2))
    let turns = [0.1, 0.3, 0.5].map { session.camera(at: $0).turn.degrees }
    #expect(turns[0] > turns[1] && turns[1] > turns[2])
    #expect(turns[0] - turns[1] > turns[1] - turns[2])
    #expect(!session.isMoving(at: 1.1))
    #expect(session.camera(at: 5) == session.camera)
  }

  @Test func `a hand that rested before it let go has stopped the model`() {
    #expect(!dragged(.coasting, rest: 0.2).isMoving(at: 0.31))
  }

  @Test func `a touch stops a model that turns on`() {
    var session = dragged(.coasting)
    let there = session.camera(at: 0.3)
    session.point(
      .pressed(.primary, shift: false, control: false), at: .zero, over: .nothing, time: 0.3)
    #expect(session.camera == there)
    #expect(!session.isMoving(at: 0.31))
  }

  @Test func `a key goes through what moves by itself`() {
    var session = Samples.session()
    session.motion = .gentle
    session.press("v", at: 0)
    #expect(session.motion == .coasting)
    session.press("v", at: 0)
    #expect(session.notice == .moves(.none))
    session.press("1", at: 0)
    #expect(!session.isMoving(at: 0))
    session.press("v", at: 0)
    session.press("2", at: 0)
    #expect(session.isMoving(at: 0.1))
  }

  @Test func `nothing moves by itself once a view is reached`() {
    var session = Samples.session()
    session.motion = .gentle
    session.press("3", at: 0)
    #expect(session.isMoving(at: 0.5))
    #expect(!session.isMoving(at: 0.7))
  }

  @Test(arguments: [(1, Float(-8)), (20, 3), (100, 11)])
  func `many small turns of a wheel bring the model as far as one large turn`(
    _ parts: Int, _ notches: Float
  ) {
    var (whole, split) = (Samples.session(), Samples.session())
    whole.point(.scrolled(notches), at: SIMD2(400, 300), over: .nothing, time: 0)
    for _ in 0..<parts {
      split.point(
        .scrolled(notches / Float(parts)), at: SIMD2(400, 300), over: .nothing, time: 0)
    }
    #expect(abs(whole.camera.distance / split.camera.distance - 1) < 0.01)
  }
}
