import BedsideCore
import BedsideViewing
import Drawing
import Rendering
import TerminalPictures

/// Writes a picture of a model to a file.
enum Screenshot {
  /// Draws what the arguments ask for and writes it to `path`.
  @MainActor
  static func run(_ arguments: Arguments, _ loading: Loading, to path: String) throws(Failure) {
    let size = arguments.size ?? .ofPictures
    let studio = try Studio(of: loading, for: size)
    let viewport = Viewport(width: Float(size.width), height: Float(size.height))
    var session = ViewingSession(studio.loaded.model, viewport: viewport)
    session.animates = false
    try arguments.arrange(&session)
    let overlay = try panels(
      &session, arguments, width: size.width, height: size.height, in: studio)
    let picture = try studio.picture(
      of: session, width: size.width, height: size.height, overlay: overlay,
      hasBackdrop: !arguments.transparent)
    let file = PNGFile.bytes(
      width: picture.width, height: picture.height, pixels: picture.pixels)
    try Files.write(file, to: path)
  }

  /// The text of the tour's stop, which belongs to its picture, and the names beside the parts that
  /// were asked for; said where they cannot be drawn.
  @MainActor
  private static func panels(
    _ session: inout ViewingSession, _ arguments: Arguments, width: Int, height: Int,
    in studio: Studio
  ) throws(Failure) -> [OverlayImage] {
    if arguments.labels == nil { session.labels = .none }
    guard session.stop != nil || !session.labelledParts.isEmpty else { return [] }
    #if Drawing
    session.showsPartList = false
    session.showsText = session.stop != nil
    let painter = OverlayPainter()
    var overlay = painter.overlay(of: session, isInteractive: false)
    var viewport = session.viewport
    viewport.insets = overlay.insets
    session.resize(to: viewport)
    if !session.labelledParts.isEmpty,
      let map = try studio.partMap(of: session, width: width, height: height)
    {
      overlay.addLabels(by: map)
    }
    return painter.images(of: overlay, backdrop: session.backdrop, scale: 1)
    #else
    for line in session.narration { Output.say(line) }
    return []
    #endif
  }
}
