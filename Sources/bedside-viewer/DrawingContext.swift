import Offscreen
import Windowing

/// Something that OpenGL draws into without anybody seeing it.
@MainActor
enum DrawingContext {
  #if Offscreen
  case offscreen(OffscreenContext)
  #endif
  case hiddenWindow(Window)

  /// Makes a context without a display, or else with a window that is never shown.
  static func make() throws(Failure) -> DrawingContext {
    var reasons: [String] = []
    #if Offscreen
    do throws(OffscreenError) {
      return .offscreen(try OffscreenContext())
    } catch {
      reasons.append("\(error)")
    }
    #endif
    do throws(WindowError) {
      return .hiddenWindow(
        try Window(title: "bedside-viewer", width: 320, height: 240, isVisible: false))
    } catch {
      reasons.append("\(error)")
    }
    throw Failure(
      code: .failure, message: "No picture can be drawn: \(reasons.joined(separator: "; ")).")
  }
}
