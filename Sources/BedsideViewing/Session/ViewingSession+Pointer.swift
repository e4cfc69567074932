/// What the pointer does while a button is held.
struct Drag: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case orbit, pan, zoom, slide, none }

  var kind: Kind
  var button: PointerEvent.Button
  var start: SIMD2<Float>
  var last: SIMD2<Float>
  var target: PointerTarget
  /// Whether it went far enough to be no click.
  var hasMoved = false
}

extension ViewingSession {
  /// Whether a button is held and the model follows the pointer.
  public var isDragging: Bool { drag?.hasMoved ?? false }

  /// Does what the pointer asks for at `point`, in points from the top left, over `target`.
  public mutating func point(
    _ event: PointerEvent, at point: SIMD2<Float>, over target: PointerTarget, time: Double
  ) {
    switch event {
    case .moved:
      if drag == nil { hover = target.part } else { follow(point, at: time) }
    case .left: hover = nil
    case .pressed(let button, let shift, let control):
      guard drag == nil else { return }
      let kind = Self.kind(of: button, shift: shift, control: control, over: target)
      drag = Drag(kind: kind, button: button, start: point, last: point, target: target)
      if kind == .slide { slide(to: point, on: target) }
    case .released(let button):
      guard let ended = drag, ended.button == button else { return }
      drag = nil
      guard !ended.hasMoved, button == .primary, ended.target == target else { return }
      click(target, at: time)
    case .scrolled(let notches): scroll(notches, at: point, over: target, time: time)
    }
  }

  private static func kind(
    of button: PointerEvent.Button, shift: Bool, control: Bool, over target: PointerTarget
  ) -> Drag.Kind {
    switch target {
    case .panel, .row, .eye, .button: return .none
    case .slider: return button == .primary ? .slide : .none
    case .nothing, .part: break
    }
    if button == .secondary || button == .middle || shift { return .pan }
    return control ? .zoom : .orbit
  }

  private mutating func follow(_ point: SIMD2<Float>, at time: Double) {
    guard var drag else { return }
    let way = point - drag.start
    if max(abs(way.x), abs(way.y)) > Self.clickSlack { drag.hasMoved = true }
    defer { self.drag = drag }
    guard drag.hasMoved else { return }
    let moved = point - drag.last
    drag.last = point
    let viewport = viewport
    let limits = distances
    switch drag.kind {
    case .none: break
    case .slide: slide(to: point, on: drag.target)
    case .orbit:
      let degrees = Double(180 / viewport.free.height)
      steer(at: time) {
        $0.orbit(
          turn: Angle(degrees: -Double(moved.x) * degrees),
          tilt: Angle(degrees: Double(moved.y) * degrees))
      }
    case .pan: steer(at: time) { $0.pan(x: moved.x, y: moved.y, in: viewport) }
    case .zoom:
      let factor = max(0.2, 1 - moved.y * 0.005)
      steer(at: time) { $0.zoom(by: factor, at: drag.start, in: viewport, between: limits) }
    }
  }

  private mutating func click(_ target: PointerTarget, at time: Double) {
    notice = nil
    let isDouble = lastClick.map { $0.target == target && time - $0.time < 0.4 } ?? false
    lastClick = isDouble ? nil : (time, target)
    switch target {
    case .panel, .slider: break
    case .nothing:
      focus = nil
      select(nil, at: time)
    case .part(let part), .row(let part):
      if isDouble {
        focus = part
        fit(at: time)
        return
      }
      focus = allowsSelection && part == selection ? nil : part
      select(part, at: time)
    case .eye(let part): visibility[part] = visibility[part] == .hidden ? .shown : .hidden
    case .button(let command): perform(command, at: time)
    }
  }

  private mutating func scroll(
    _ notches: Float, at point: SIMD2<Float>, over target: PointerTarget, time: Double
  ) {
    switch target {
    case .slider: bend(to: (flexion + Double(notches) * 2).rounded())
    case .panel, .row, .eye, .button:
      scrolledRows = max(0, scrolledRows - Int((notches * 3).rounded(.awayFromZero)))
    case .nothing, .part:
      let viewport = viewport
      let limits = distances
      // One notch is an eighth; the power keeps touchpads, which send parts of one, even.
      let factor = notches < 0 ? 1 / (1 - notches * 0.125) : 1 + notches * 0.125
      steer(at: time) { $0.zoom(by: factor, at: point, in: viewport, between: limits) }
    }
  }

  /// How far a hand may shake during a click, in points.
  private static let clickSlack: Float = 4
}
