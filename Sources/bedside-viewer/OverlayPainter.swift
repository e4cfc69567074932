import BedsideCore
import BedsideViewing
import Drawing
import Rendering

/// Paints panels, and keeps those that are shown so that only changed ones are painted again.
@MainActor
final class OverlayPainter {
  /// Whether this build can draw text.
  static var canDraw: Bool {
    #if Drawing
    true
    #else
    false
    #endif
  }

  #if Drawing
  private var painted: [PanelLook: OverlayImage] = [:]
  private var nextKey = 1

  /// Lays a session's panels out.
  func overlay(
    of session: ViewingSession, pointer: SIMD2<Float>? = nil, isInteractive: Bool = true
  ) -> Overlay {
    Overlay(
      session, measure: CanvasMeasure(), pointer: pointer, isInteractive: isInteractive)
  }

  /// The pictures of panels, on a screen with so many pixels a point.
  func images(of overlay: Overlay, backdrop: Backdrop, scale: Float) -> [OverlayImage] {
    var used: [PanelLook: OverlayImage] = [:]
    let images = (overlay.marks + overlay.panels).compactMap { panel -> OverlayImage? in
      var still = panel
      (still.frame.x, still.frame.y) = (0, 0)
      let look = PanelLook(panel: still, backdrop: backdrop, scale: scale)
      guard var image = painted[look] ?? paint(look) else { return nil }
      used[look] = image
      image.x = Int((panel.frame.x * scale).rounded())
      image.y = Int((panel.frame.y * scale).rounded())
      return image
    }
    painted = used
    return images
  }

  private struct PanelLook: Hashable {
    var panel: Panel
    var backdrop: Backdrop
    var scale: Float
  }

  private func paint(_ look: PanelLook) -> OverlayImage? {
    let frame = look.panel.frame
    guard let canvas = Canvas(width: frame.width, height: frame.height, scale: look.scale) else {
      return nil
    }
    for item in look.panel.items { canvas.draw(item, on: look.backdrop) }
    nextKey += 1
    return OverlayImage(
      key: nextKey, x: 0, y: 0, width: canvas.width, height: canvas.height,
      pixels: canvas.pixels)
  }
  #endif
}

#if Drawing
/// Measures text as it will be drawn.
struct CanvasMeasure: TextMeasuring {
  func size(of text: PanelText, width: Float) -> (width: Float, height: Float) {
    Canvas(width: 1, height: 1, scale: 1)?
      .size(of: text.string, width: width, as: text.lettering) ?? (0, 0)
  }
}

extension PanelText {
  fileprivate var lettering: Lettering {
    Lettering(size: size, isBold: isBold, isOneLine: isOneLine)
  }
}

extension Canvas {
  fileprivate func draw(_ item: Panel.Item, on backdrop: Backdrop) {
    switch item {
    case .fill(let place, let ink, let radius):
      fill(
        x: place.x, y: place.y, width: place.width, height: place.height, radius: radius,
        with: Pigment(ink, on: backdrop))
    case .outline(let place, let ink, let radius):
      outline(
        x: place.x, y: place.y, width: place.width, height: place.height, radius: radius,
        with: Pigment(ink, on: backdrop))
    case .line(let start, let end, let ink, let width):
      line(
        fromX: start.x, y: start.y, toX: end.x, y: end.y, width: width,
        with: Pigment(ink, on: backdrop))
    case .text(let text, let place):
      write(
        text.string, x: place.x, y: place.y, width: place.width, as: text.lettering,
        with: Pigment(text.ink, on: backdrop))
    }
  }
}

extension Pigment {
  fileprivate init(_ ink: Ink, on backdrop: Backdrop) {
    let (color, opacity) = ink.shade(on: backdrop)
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: opacity)
  }
}
#endif
