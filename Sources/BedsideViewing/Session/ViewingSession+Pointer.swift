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
  /// How the model was turned on the way.
  var swing = Swing()
}

extension ViewingSession {
  /// Whether a button is held and the model follows the pointer.
  public var isDragging: Bool { drag?.hasMoved ?? false }

  /// Does what the pointer asks for at `point`, in points from the top left, over `target`.
  ///
  /// `probe` finds points of the model, where they can be measured.
  public mutating func point(
    _ event: PointerEvent, at point: SIMD2<Float>, over target: PointerTarget, time: Double,
    probing probe: Probe = { _ in nil }
  ) {
    switch event {
    case .moved:
      if drag == nil { hover = target.part } else { follow(point, at: time) }
    case .left: hover = nil
    case .pressed(let button, let shift, let control):
      guard drag == nil else { return }
      if target.isPicture { notice = nil }
      // A hand on the model stops it.
      if coast != nil { steer(at: time) { _ in } }
      let kind = Self.kind(of: button, shift: shift, control: control, over: target)
      drag = Drag(kind: kind, button: button, start: point, last: point, target: target)
      if kind == .slide { slide(to: point, on: target) }
    case .released(let button):
      guard let ended = drag, ended.button == button else { return }
      drag = nil
      if ended.hasMoved, ended.kind == .orbit { letGo(ended.swing, at: time) }
      guard !ended.hasMoved, button == .primary, ended.target == target else { return }
      if let measurement, measurement.isTaking, target.isPicture { return choose(probe(point)) }
      click(target, at: time)
    case .scrolled(let notches): scroll(notches, at: point, over: target, time: time)
    }
  }

  private static func kind(
    of button: PointerEvent.Button, shift: Bool, control: Bool, over target: PointerTarget
  ) -> Drag.Kind {
    if case .slider = target { return button == .primary ? .slide : .none }
    guard target.isPicture else { return .none }
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
      let turn = Angle(degrees: -Double(moved.x) * degrees)
      let tilt = Angle(degrees: Double(moved.y) * degrees)
      drag.swing.add(turn: turn, tilt: tilt, at: time)
      steer(at: time) { $0.orbit(turn: turn, tilt: tilt) }
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
      if focus != nil { noteLook(at: part) }
      search = nil
      select(part, at: time)
    case .heading(let region): toggleFolding(of: region)
    case .headingEye(let region): toggleVisibility(of: region)
    case .eye(let part): visibility[part] = visibility[part] == .hidden ? .shown : .hidden
    case .button(let command): perform(command, at: time)
    }
  }

  private mutating func scroll(
    _ notches: Float, at point: SIMD2<Float>, over target: PointerTarget, time: Double
  ) {
    if case .slider = target { return bend(to: (flexion + Double(notches) * 2).rounded()) }
    if showsHelp {
      return scrollHelp(by: -Int((notches * 2).rounded(.awayFromZero)))
    }
    guard target.isPicture else {
      followsFocus = false
      scrolledRows = max(0, scrolledRows - Int((notches * 3).rounded(.awayFromZero)))
      return
    }
    let viewport = viewport
    let limits = distances
    let factor = Self.factor(of: notches)
    steer(at: time) { $0.zoom(by: factor, at: point, in: viewport, between: limits) }
  }

  /// How much closer a turn of the wheel brings the model: an eighth for each notch.
  ///
  /// A power, so that a touchpad, which sends many small parts of a notch, comes just as far; by the
  /// first members of its series, which is right to a thousandth for what one event holds.
  private static func factor(of notches: Float) -> Float {
    let x = min(max(notches, -12), 12) * 0.117783
    return 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4 * (1 + x / 5 * (1 + x / 6)))))
  }

  /// How far a hand may shake during a click, in points.
  private static let clickSlack: Float = 4
}
