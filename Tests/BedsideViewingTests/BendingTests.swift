import BedsideCore
import Testing

@testable import BedsideViewing

struct BendingTests {
  private static let plan = ModelJoint(
    range: 0...120,
    flexion: ModelJoint.Flexion(
      direction: SIMD3(1, 0, 0), medial: ModelJoint.Circle(point: SIMD3(1, 0, 0), radius: 1),
      lateral: ModelJoint.Circle(point: SIMD3(-1, 0, 0), radius: 1)),
    moving: ["b"])

  private static func session(
    _ step: ModelStep? = nil, tour: [TourStop] = [], mirrored: Bool = false
  ) -> ViewingSession {
    let description = ModelDescription(
      title: "Cubes", model: "cubes.obj", joint: plan, tour: tour)
    let model = ViewedModel(
      mesh: Samples.cubes(["a", "b", "c"]), name: "cubes", description: description,
      mirrored: mirrored)
    var session = ViewingSession(model, step: step, viewport: Samples.viewport)
    session.animates = false
    return session
  }

  @Test func `keys bend by five degrees and by one, to round numbers and no farther than it goes`()
  {
    var session = Self.session()
    session.press("]", at: 0)
    #expect(session.flexion == 5)
    session.press("}", at: 0)
    session.press("}", at: 0)
    #expect(session.flexion == 7)
    session.press(".", at: 0)
    #expect(session.flexion == 10)
    session.press("{", at: 0)
    session.press("[", at: 0)
    #expect(session.flexion == 5)
    for _ in 0..<3 { session.press(",", at: 0) }
    #expect(session.flexion == 0)
    for _ in 0..<30 { session.press("]", at: 0) }
    #expect(session.flexion == 120)
  }

  @Test func `a model without a joint says so`() {
    var session = Samples.session()
    session.press("]", at: 0)
    #expect(session.notice == .noJoint)
    #expect(
      session.notice?.text(.english) == "This model has no joint that bends.")
    #expect(session.narration == ["Cubes", "This model has no joint that bends."])
    session.bend(to: 40)
    #expect(session.flexion == 0)
    #expect(session.frame(at: 0).parts.allSatisfy { $0.motion == .still })
  }

  @Test func `a step begins in its pose, a stop has its own, and without one the step's`() {
    let step = ModelStep(
      model: "cubes.obj",
      tour: [
        TourStop(flexion: 90, text: "Bent."), TourStop(text: "As it was."),
        TourStop(flexion: 500, text: "Too far."),
      ], flexion: 20)
    var session = Self.session(step)
    #expect(session.flexion == 20)
    session.visit(0, at: 0)
    #expect(session.flexion == 90)
    session.visit(1, at: 0)
    #expect(session.flexion == 20)
    session.visit(2, at: 0)
    #expect(session.flexion == 120)
    session.visit(nil, at: 0)
    #expect(session.flexion == 20)
  }

  @Test func `the tour bends the joint gently, a person at once`() {
    var session = Self.session(tour: [TourStop(flexion: 90, text: "Bent.")])
    session.animates = true
    session.visit(0, at: 10)
    #expect(session.isMoving(at: 10.3))
    #expect(session.flexion(at: 10) == 0)
    #expect(abs(session.flexion(at: 10.3) - 45) < 1e-9)
    #expect(session.flexion(at: 11) == 90)
    #expect(!session.isMoving(at: 11))
    session.press("]", at: 10.3)
    #expect(session.flexion(at: 10.3) == 95)
  }

  @Test func `what is shown stays in the picture while it bends, unless somebody moved the camera`()
  {
    var session = Self.session()
    let before = session.camera
    // A cube on its edge is larger.
    session.bend(to: 45)
    #expect(session.camera != before)
    session.press(.named(.left), at: 0)
    let moved = session.camera
    session.bend(to: 20)
    #expect(session.camera == moved)
  }

  @Test func `boxes and places are those of the bent model`() throws {
    var session = Self.session()
    let part = try #require(session.model.part(named: "b"))
    #expect(session.box(of: part) == session.model.parts[part].box)
    session.bend(to: 90)
    // The cube about (4, 0, 0) turns about the x axis into itself; one of its corners moves on.
    let place = session.place(of: Vector(4, 1, 1), on: part, at: 0)
    #expect((place - Vector(4, -1, 1)).length < 1e-5)
    #expect((session.box(of: part).maximum - Vector(5, 1, 1)).length < 1e-4)
    #expect(session.place(of: Vector(0, 1, 1), on: 0, at: 0) == Vector(0, 1, 1))
  }

  @Test func `the slider follows the pointer in whole degrees`() {
    var session = Self.session()
    let slider = PointerTarget.slider(start: 100, end: 340)
    session.point(
      .pressed(.primary, shift: false, control: false), at: SIMD2(190.4, 5), over: slider, time: 0)
    #expect(session.flexion == 45)
    let camera = session.camera
    session.point(.moved, at: SIMD2(300, 80), over: .nothing, time: 0)
    #expect(session.flexion == 100)
    #expect(session.camera.turn == camera.turn)
    session.point(.moved, at: SIMD2(900, 80), over: .nothing, time: 0)
    #expect(session.flexion == 120)
    session.point(.released(.primary), at: SIMD2(900, 80), over: .nothing, time: 0)
    session.point(.scrolled(-1), at: SIMD2(200, 5), over: slider, time: 0)
    #expect(session.flexion == 118)
  }

  @Test func `the panels show the angle, and what was measured of the person's own knee`() {
    var step = ModelStep(model: "cubes.obj")
    step.measured = 12...96
    var session = Self.session(step)
    session.bend(to: 45)
    #expect(session.narration == ["Cubes", "Bent 45° · Your range of motion: 12° to 96°"])
    let overlay = Overlay(session, measure: RoughMeasure())
    let texts = overlay.panels.flatMap(\.items).compactMap { item -> String? in
      if case .text(let text, _) = item { text.string } else { nil }
    }
    #expect(texts.contains("Bent 45°") && texts.contains("Your range of motion: 12° to 96°"))
    let sliders = (0..<800).compactMap { x -> PointerTarget? in
      (300..<600).lazy.compactMap { y in overlay.target(at: SIMD2(Float(x), Float(y))) }
        .first { if case .slider = $0 { true } else { false } }
    }
    #expect(sliders.count > 200)
    #expect(Set(sliders).count == 1)
  }

  @Test func `the angle is said in German`() {
    let german = Phrases(language: "de", areas: Phrases.germanViewerAreas)
    #expect(german.flexion(-5.4) == "Überstreckt um 5°")
    #expect(german.flexion(0.2) == "Gestreckt")
    #expect(german.flexion(44.6) == "Gebeugt um 45°")
    #expect(german.measured(12...96) == "Ihr Bewegungsumfang: 12° bis 96°")
  }

  @Test func `the mirror image is seen from the other side`() {
    let (session, mirrored) = (Self.session(), Self.session(mirrored: true))
    #expect(session.camera.turn == OrbitCamera.resting.turn)
    #expect(mirrored.camera.turn == OrbitCamera.resting.turn * -1)
    #expect(mirrored.frame(at: 0).isMirrored && !session.frame(at: 0).isMirrored)
  }
}

/// Text as wide as its letters are many.
private struct RoughMeasure: TextMeasuring {
  func size(of text: PanelText, width: Float) -> (width: Float, height: Float) {
    (min(Float(text.string.count) * 7, width), text.size * 1.3)
  }
}
