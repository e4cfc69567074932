import BedsideCore
import BedsideViewing
import Testing

struct MeasureTests {
  /// A model that is everywhere, one unit deep for each point across.
  private let probe: ViewingSession.Probe = { Vector($0.x, $0.y, 0) }

  @Test func `two clicks measure, in the model's unit, and select nothing`() {
    var session = Samples.regions()
    session.press("m", at: 0)
    #expect(
      session.measuredText
        == "Measuring: click a point, or move the cross with the arrow keys and press Enter.")
    for place in [SIMD2<Float>(100, 100), SIMD2(103, 104)] {
      session.point(
        .pressed(.primary, shift: false, control: false), at: place, over: .part(0), time: 0)
      session.point(.released(.primary), at: place, over: .part(0), time: 0, probing: probe)
    }
    #expect(session.measurement?.distance == 5)
    #expect(session.measuredText == "Distance: 5\u{A0}mm")
    #expect(session.selection == nil)
    session.click(.part(1))
    #expect(session.selection == 1)
  }

  @Test func `the keyboard alone measures`() {
    var session = Samples.regions()
    session.press("m", at: 0)
    session.press(.named(.enter), at: 0, probing: probe)
    #expect(session.measuredText == "Measuring: now the other point.")
    session.press(.named(.right), at: 0, probing: probe)
    session.press(.named(.right, shift: true), at: 0, probing: probe)
    session.press(.named(.enter), at: 0, probing: probe)
    #expect(session.measurement?.distance == 13)
    #expect(session.camera == Samples.regions().camera)
  }

  @Test func `Backspace takes the first point back, and Escape puts the measure away`() {
    var session = Samples.regions()
    session.press("m", at: 0)
    session.press(.named(.enter), at: 0, probing: probe)
    session.press(.named(.backspace), at: 0)
    #expect(session.measurement?.points == [])
    session.press(.named(.escape), at: 0)
    #expect(session.measurement == nil)
    #expect(session.finish == nil)
  }

  @Test func `where nothing of the model is, there is no point`() {
    var session = Samples.regions()
    session.press("m", at: 0)
    session.press(.named(.enter), at: 0)
    #expect(session.notice == .nothingToMeasure)
    #expect(
      session.narration.last == "There is nothing of the model. Choose a point on it.")
  }

  @Test func `what is no window says that it can't measure`() {
    var session = Samples.session()
    session.press("m", at: 0)
    #expect(session.narration.last == "Measuring takes a window, and this is none.")
  }

  @Test(arguments: [
    (Float(0.126), "0.13"), (9.996, "10"), (34.26, "34.3"), (99.96, "100"), (203.4, "203"),
  ])
  func `a distance has three digits that count`(_ distance: Float, _ text: String) {
    var session = Samples.regions()
    session.press("m", at: 0)
    session.press(.named(.enter), at: 0, probing: { _ in .zero })
    session.press(.named(.enter), at: 0, probing: { _ in Vector(distance, 0, 0) })
    #expect(session.measuredText == "Distance: \(text)\u{A0}mm")
  }

  @Test(arguments: [
    (0x1p120, "1.33e37"), (0x1p-100, "7.89e-30"), (0x1p-3, "1.25e0"),
  ])
  func `lengths in models of extreme sizes have a power of ten`(scale: Double, text: String) {
    var model = ViewedModel(mesh: Samples.cubes(["a"]), name: "one")
    model.scale = scale
    var session = ViewingSession(model, viewport: Samples.viewport)
    session.canMeasure = true
    session.press("m", at: 0)
    session.press(.named(.enter), at: 0, probing: { _ in .zero })
    session.press(.named(.enter), at: 0, probing: { _ in Vector(10, 0, 0) })
    #expect(session.measuredText == "Distance: \(text)")
  }

  @Test func `the decimal mark is that of the language, and no unit is made up`() {
    let german = Phrases(language: "de", areas: [Phrases.germanViewer])
    var session = ViewingSession(
      ViewedModel(mesh: Samples.cubes(["a"]), name: "one"), viewport: Samples.viewport,
      phrases: german)
    session.canMeasure = true
    session.press("m", at: 0)
    session.press(.named(.enter), at: 0, probing: { _ in .zero })
    session.press(.named(.enter), at: 0, probing: { _ in Vector(1.5, 0, 0) })
    #expect(session.measuredText == "Abstand: 1,5")
  }

  @Test(arguments: [Vector(0, 0, 0), Vector(4, 1, -1), Vector(9, -1, 1)])
  func `a point is found again where it appears`(_ point: Vector) throws {
    let session = Samples.session()
    let perspective = session.perspective(at: 0)
    let place = try #require(perspective.place(of: point))
    let seen = perspective.projection * SIMD4(session.camera.view.point(point), 1)
    let found = perspective.point(at: place, depth: (seen.z / seen.w + 1) / 2)
    #expect((found - point).length < 0.01)
  }

  @Test func `the line of the measure is drawn between its points`() {
    var session = Samples.regions()
    session.press("m", at: 0)
    var overlay = Overlay(session, measure: EvenMeasure())
    overlay.addMeasure(in: session.perspective(at: 0))
    #expect(overlay.marks.count == 1)
    for x in [Float(0), 4] {
      session.press(.named(.enter), at: 0, probing: { _ in Vector(x, 0, 0) })
    }
    overlay = Overlay(session, measure: EvenMeasure())
    overlay.addMeasure(in: session.perspective(at: 0))
    #expect(overlay.marks.count == 3)
    // What lies over the model does not keep clicks from it.
    #expect(overlay.target(at: overlay.marks[0].frame.center) == nil)
  }
}
