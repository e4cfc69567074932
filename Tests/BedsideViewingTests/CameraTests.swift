import BedsideCore
import BedsideViewing
import Testing

struct CameraTests {
  private let box = Box(minimum: Vector(-3, -1, -2), maximum: Vector(3, 1, 2))
  private let viewport = Viewport(width: 800, height: 600)

  private func camera(_ view: ModelView.Name, in viewport: Viewport? = nil) -> OrbitCamera {
    var camera = OrbitCamera(holding: box, in: viewport ?? self.viewport)
    camera.look(from: .named(view), at: box, in: viewport ?? self.viewport)
    return camera
  }

  /// Where a point lands in the picture, in points from the top left.
  private func place(
    _ point: Vector, _ camera: OrbitCamera, _ viewport: Viewport
  ) -> SIMD2<Float> {
    let projection = camera.projection(in: viewport, holding: box.center, radius: box.radius)
    let clip = projection * (camera.view * SIMD4(point, 1))
    return SIMD2(
      (clip.x / clip.w + 1) / 2 * viewport.width, (1 - clip.y / clip.w) / 2 * viewport.height)
  }

  @Test(arguments: [
    (ModelView.Name.front, Vector(0, 0, 1), Vector(1, 0, 0)),
    (.back, Vector(0, 0, -1), Vector(-1, 0, 0)),
    (.left, Vector(1, 0, 0), Vector(0, 0, -1)),
    (.right, Vector(-1, 0, 0), Vector(0, 0, 1)),
    (.top, Vector(0, 1, 0), Vector(1, 0, 0)),
    (.bottom, Vector(0, -1, 0), Vector(1, 0, 0)),
  ]) func `a named view looks from its side, upright`(
    _ name: ModelView.Name, _ back: Vector, _ right: Vector
  ) {
    let axes = camera(name).axes
    #expect((axes.back - back).length < 1e-6)
    #expect((axes.right - right).length < 1e-6)
  }

  @Test(arguments: ModelView.Name.allCases)
  func `every view holds the whole box, and no more than it must`(_ name: ModelView.Name) {
    let camera = camera(name)
    let places = box.corners.map { place($0, camera, viewport) }
    let most = places.map { abs($0 / SIMD2(400, 300) - 1).max() }.max() ?? 0
    #expect(most < 0.901)
    #expect(most > 0.85)
  }

  @Test func `panels move the model to the middle of what they leave free`() {
    let covered = Viewport(
      width: 800, height: 600, insets: Viewport.Insets(left: 200, bottom: 100))
    let camera = camera(.front, in: covered)
    let center = place(.zero, camera, covered)
    #expect((center - SIMD2(500, 250)).max() < 0.01)
    let places = box.corners.map { place($0, camera, covered) }
    #expect(places.allSatisfy { $0.x > 200 && $0.y < 500 })
  }

  @Test func `panels larger than the picture are looked past`() {
    let tiny = Viewport(width: 100, height: 100, insets: Viewport.Insets(left: 90))
    #expect(tiny.free == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `zooming keeps what is under the pointer`() {
    var camera = camera(.front)
    let pointer = SIMD2<Float>(600, 150)
    let (right, up, _) = camera.axes
    let units = camera.unitsPerPoint(in: viewport)
    let under = camera.target + (right * 200 + up * 150) * units
    camera.zoom(by: 2.5, at: pointer, in: viewport, between: 0.1...1000)
    #expect((place(under, camera, viewport) - pointer).max() < 0.01)
  }

  @Test func `zooming stops at its limits`() {
    var camera = camera(.front)
    camera.zoom(by: 1000, in: viewport, between: 5...50)
    #expect(camera.distance == 5)
    camera.zoom(by: 0.001, in: viewport, between: 5...50)
    #expect(camera.distance == 50)
  }

  @Test func `panning moves the model with the hand`() {
    var camera = camera(.left)
    camera.pan(x: 120, y: -40, in: viewport)
    #expect((place(.zero, camera, viewport) - SIMD2(520, 260)).max() < 0.01)
  }

  @Test func `the camera stops right above and right below`() {
    var camera = camera(.front)
    camera.orbit(turn: .zero, tilt: Angle(degrees: 200))
    #expect(camera.tilt.degrees == 90)
    camera.orbit(turn: .zero, tilt: Angle(degrees: -500))
    #expect(camera.tilt.degrees == -90)
  }

  @Test func `a move starts and ends where it should and turns the shorter way`() {
    var start = camera(.front)
    start.turn = Angle(degrees: 170)
    var end = start
    end.turn = Angle(degrees: -170)
    let move = CameraMove(from: start, to: end, at: 10, duration: 2)
    #expect(move.camera(at: 10).turn.degrees == 170)
    #expect(abs(abs(move.camera(at: 11).turn.degrees) - 180) < 1e-9)
    #expect(move.camera(at: 12) == end)
    #expect(!move.isOver(at: 11.9))
  }

  @Test func `a picture that changes size still holds what it held`() {
    var session = Samples.session()
    session.press("1", at: 0)
    let wide = session.camera.distance
    session.resize(to: Viewport(width: 300, height: 600))
    #expect(session.camera.distance > wide)
    session.press("+", at: 0)
    let steered = session.camera
    session.resize(to: Viewport(width: 900, height: 600))
    #expect(session.camera == steered)
  }
}

private func abs(_ value: SIMD2<Float>) -> SIMD2<Float> {
  SIMD2(Swift.abs(value.x), Swift.abs(value.y))
}
