import BedsideCore
import BedsideViewing
import Testing

struct PointerTests {
  private let middle = SIMD2<Float>(400, 300)

  private func dragged(
    _ button: PointerEvent.Button, shift: Bool = false, control: Bool = false,
    by way: SIMD2<Float>, over target: PointerTarget = .part(0)
  ) -> (before: OrbitCamera, after: ViewingSession) {
    var session = Samples.session()
    let before = session.camera
    session.point(
      .pressed(button, shift: shift, control: control), at: middle, over: target, time: 0)
    session.point(.moved, at: middle + way, over: target, time: 0)
    session.point(.released(button), at: middle + way, over: target, time: 0)
    return (before, session)
  }

  @Test func `dragging to the right shows more of the model's right side`() {
    let (before, session) = dragged(.primary, by: SIMD2(100, 0))
    #expect(session.camera.turn < before.turn)
    #expect(session.camera.distance == before.distance)
    #expect(session.selection == nil)
  }

  @Test func `dragging down shows more of the top`() {
    let (before, session) = dragged(.primary, by: SIMD2(0, 50))
    #expect(session.camera.tilt > before.tilt)
  }

  @Test func `other buttons and the shift key move, the control key zooms`() {
    for (button, shift) in [
      (PointerEvent.Button.secondary, false), (.middle, false), (.primary, true),
    ] {
      let (before, session) = dragged(button, shift: shift, by: SIMD2(30, 0))
      #expect(session.camera.target != before.target)
      #expect(session.camera.turn == before.turn)
    }
    let (before, session) = dragged(.primary, control: true, by: SIMD2(0, -60))
    #expect(session.camera.distance < before.distance)
  }

  @Test func `a shaking hand still clicks`() {
    var session = Samples.session()
    session.point(
      .pressed(.primary, shift: false, control: false), at: middle, over: .part(1), time: 0)
    session.point(.moved, at: middle + SIMD2(3, 2), over: .part(1), time: 0)
    session.point(.released(.primary), at: middle + SIMD2(3, 2), over: .part(1), time: 0)
    #expect(session.selection == 1)
  }

  @Test func `dragging on a panel does not turn the model`() {
    let (before, session) = dragged(.primary, by: SIMD2(80, 80), over: .panel)
    #expect(session.camera == before)
  }

  @Test func `a double click fills the picture with the part and keeps it selected`() {
    var session = Samples.session()
    session.click(.part(2), at: 1)
    session.click(.part(2), at: 1.2)
    #expect(session.selection == 2)
    #expect(session.camera.target == session.model.parts[2].box.center)
  }

  @Test func `the wheel zooms over the model and scrolls the list over the list`() {
    var session = Samples.session()
    let before = session.camera.distance
    session.point(.scrolled(1), at: middle, over: .part(0), time: 0)
    #expect(session.camera.distance < before)
    let zoomed = session.camera
    session.point(.scrolled(-1), at: middle, over: .row(0), time: 0)
    #expect(session.camera == zoomed)
    #expect(session.scrolledRows == 3)
    session.point(.scrolled(5), at: middle, over: .panel, time: 0)
    #expect(session.scrolledRows == 0)
  }

  @Test func `the part under the pointer is known until the pointer leaves`() {
    var session = Samples.session()
    session.point(.moved, at: middle, over: .row(1), time: 0)
    #expect(session.hover == 1)
    session.point(.left, at: .zero, over: .nothing, time: 0)
    #expect(session.hover == nil)
  }
}
