import BedsideCore
import BedsideViewing
import Rendering
import Windowing

/// A session in a window: events go in, pictures come out, and nothing happens in between.
@MainActor
final class WindowViewer {
  static let startingViewport = Viewport(width: 1280, height: 800)

  private var session: ViewingSession
  private let window: Window
  private let renderer: Renderer
  private let painter = OverlayPainter()
  private let start = ContinuousClock.now
  private var pointer: SIMD2<Float>?
  private var overlay: Overlay?
  /// Where things are in the picture drawn last.
  private var perspective: Perspective?
  private var pace = Pace()
  /// Whether the picture may have changed under a pointer that rests.
  private var looksAgain = false
  private var narrator = Narrator()

  /// Opens the window.
  ///
  /// - Throws: When there is no display or the driver is too old.
  init(_ session: ViewingSession, _ loaded: LoadedModel) throws(Failure) {
    self.session = session
    self.session.canMeasure = true
    let size = Self.startingViewport
    do throws(WindowError) {
      window = try Window(
        title: session.step?.title ?? loaded.model.title, width: Int(size.width),
        height: Int(size.height))
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
    do throws(RenderingError) {
      renderer = Renderer(
        loaded.model, mesh: loaded.mesh, vertices: loaded.vertices, pictures: loaded.pictures,
        in: try Workshop())
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
  }

  /// Runs until the person closes the window or goes on; returns what was done.
  func run() throws(Failure) -> ModelStepResult {
    resize()
    try draw()
    while session.finish == nil {
      let wait = pace.wait(isMoving: session.isMoving(at: now), at: now)
      let events = window.events(waitingFor: wait)
      for event in events { handle(event) }
      if !events.isEmpty {
        pace.somethingHappened(at: now)
        looksAgain = true
      }
      if session.finish == nil, pace.needsPicture(isMoving: session.isMoving(at: now), at: now) {
        try draw()
      }
    }
    return session.result(after: now)
  }

  private var now: Double { (ContinuousClock.now - start).seconds }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .character, .key:
      if let key = Key(event) { session.press(key, at: now, probing: surface) }
    case .resized, .damaged: resize()
    case .closeRequested: session.leave()
    case .pointerLeft:
      pointer = nil
      session.point(.left, at: .zero, over: .nothing, time: now)
    case .pointerMoved(let x, let y):
      pointer = point(x, y)
      point(.moved)
    case .pressed(let button, let shift, let control):
      point(.pressed(.init(button), shift: shift, control: control))
    case .released(let button): point(.released(.init(button)))
    case .scrolled(_, let y): point(.scrolled(Float(y)))
    }
  }

  private func point(_ event: PointerEvent) {
    guard let pointer else { return }
    session.point(
      event, at: pointer, over: target(at: pointer), time: now, probing: surface)
  }

  /// The point of the model that is seen at a point of the picture.
  private func surface(at point: SIMD2<Float>) -> Vector? {
    let (pixels, scale) = (window.pixels, window.contentScale)
    let depth = renderer.depth(
      x: Int(point.x * scale), y: Int(point.y * scale), width: pixels.width, height: pixels.height)
    guard let perspective, let depth else { return nil }
    return perspective.point(at: point, depth: depth)
  }

  /// From the window's units to points of text.
  private func point(_ x: Double, _ y: Double) -> SIMD2<Float> {
    let (size, pixels) = (window.size, window.pixels)
    let scale = Float(pixels.width) / Float(max(size.width, 1)) / window.contentScale
    return SIMD2(Float(x), Float(y)) * scale
  }

  private func target(at point: SIMD2<Float>) -> PointerTarget {
    if let target = overlay?.target(at: point) { return target }
    // A part is not looked up while the picture turns under the pointer.
    if session.isDragging { return .nothing }
    let (pixels, scale) = (window.pixels, window.contentScale)
    let part = renderer.part(
      x: Int(point.x * scale), y: Int(point.y * scale), width: pixels.width,
      height: pixels.height)
    // The picture may be older than the last key.
    guard let part, session.visibility[part] == .shown else { return .nothing }
    return .part(part)
  }

  private func resize() {
    let (pixels, scale) = (window.pixels, window.contentScale)
    session.resize(
      to: Viewport(
        width: Float(pixels.width) / scale, height: Float(pixels.height) / scale,
        insets: session.viewport.insets))
  }

  private func draw() throws(Failure) {
    let (pixels, scale) = (window.pixels, window.contentScale)
    guard pixels.width > 0, pixels.height > 0 else { return }
    layOut()
    let time = now
    // A hand that holds the model still sees it finely, whatever it presses.
    let isDragged = session.isDragging && !pace.isAtRest(at: time)
    let quality = pace.quality(isMoving: session.isMoving(at: time) || isDragged)
    let frame = session.frame(at: time)
    perspective = session.perspective(at: time)
    let begin = ContinuousClock.now
    do throws(RenderingError) {
      if !session.labelledParts.isEmpty {
        try renderer.prepare(
          frame, width: pixels.width, height: pixels.height, quality: quality,
          pixelsPerPoint: scale)
      }
      try renderer.draw(
        frame, width: pixels.width, height: pixels.height, quality: quality,
        overlay: images(scale), pixelsPerPoint: scale)
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
    window.present()
    pace.drew(quality, in: (ContinuousClock.now - begin).seconds, at: now)
    if quality == .still { lookUnderPointer() }
    if !OverlayPainter.canDraw { narrator.say(session.narration) }
  }

  /// Finds out once what lies under a pointer that has not moved, after a key has changed the picture.
  private func lookUnderPointer() {
    guard looksAgain, let pointer, !session.isDragging else { return }
    looksAgain = false
    let before = session.hover
    session.point(.moved, at: pointer, over: target(at: pointer), time: now, probing: surface)
    if session.hover != before { pace.somethingHappened(at: now) }
  }

  /// Lays the panels out and leaves room for them.
  private func layOut() {
    #if Drawing
    let overlay = painter.overlay(of: session, pointer: pointer)
    self.overlay = overlay
    var viewport = session.viewport
    viewport.insets = overlay.insets
    session.resize(to: viewport)
    #endif
  }

  /// The panels, with what is drawn at parts and points of the model.
  private func images(_ scale: Float) -> [OverlayImage] {
    #if Drawing
    guard var overlay, let perspective else { return [] }
    if !session.labelledParts.isEmpty, let map = renderer.partMap(of: session.viewport) {
      overlay.addLabels(by: map)
    }
    overlay.addMeasure(in: perspective)
    self.overlay = overlay
    return painter.images(of: overlay, backdrop: session.backdrop, scale: scale)
    #else
    return []
    #endif
  }
}
