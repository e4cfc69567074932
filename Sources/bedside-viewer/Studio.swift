import BedsideCore
import BedsideViewing
import Drawing
import Rendering
import TerminalPictures

/// Draws pictures of a session that nobody sees while they are drawn.
@MainActor
struct Studio {
  private let context: DrawingContext
  private let renderer: Renderer

  /// Sets a model up.
  init(_ loaded: LoadedModel) throws(Failure) {
    context = try DrawingContext.make()
    do throws(RenderingError) {
      renderer = try Renderer(loaded.model, mesh: loaded.mesh, vertices: loaded.vertices)
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
  }

  /// A picture of a session, with panels over it if asked for and possible.
  func picture(
    of session: ViewingSession, width: Int, height: Int, quality: Quality = .still,
    overlay: [OverlayImage] = []
  ) throws(Failure) -> Picture {
    do throws(RenderingError) {
      let pixels = try renderer.picture(
        of: session.frame(at: 0), width: width, height: height, quality: quality,
        overlay: overlay)
      return Picture(width: width, height: height, pixels: pixels)
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
  }
}

/// Writes a picture of a model to a file.
enum Screenshot {
  /// Draws what the arguments ask for and writes it to `path`.
  @MainActor
  static func run(_ arguments: Arguments, _ loaded: LoadedModel, to path: String) throws(Failure) {
    let size = arguments.size ?? Arguments.Size(width: 1280, height: 720)
    let viewport = Viewport(width: Float(size.width), height: Float(size.height))
    var session = ViewingSession(loaded.model, viewport: viewport)
    session.animates = false
    try arguments.arrange(&session)
    let overlay = caption(&session)
    let picture = try Studio(loaded).picture(
      of: session, width: size.width, height: size.height, overlay: overlay)
    let file = PNGFile.bytes(
      width: picture.width, height: picture.height, pixels: picture.pixels)
    if let reason = Files.write(file, to: path) {
      throw Failure(code: .failure, message: "'\(path)' cannot be written: \(reason).")
    }
  }

  /// The text of the tour's stop, which belongs to its picture; said where it cannot be drawn.
  @MainActor
  private static func caption(_ session: inout ViewingSession) -> [OverlayImage] {
    guard session.stop != nil else { return [] }
    #if Drawing
    session.showsPartList = false
    let painter = OverlayPainter()
    let overlay = painter.overlay(of: session, isInteractive: false)
    var viewport = session.viewport
    viewport.insets = overlay.insets
    session.resize(to: viewport)
    return painter.images(of: overlay, backdrop: session.backdrop, scale: 1)
    #else
    for line in session.narration() { Output.say(line) }
    return []
    #endif
  }
}
