import BedsideCore
import BedsideViewing
import Rendering
import TerminalPictures

/// Draws pictures of a session that nobody sees while they are drawn.
@MainActor
struct Studio {
  private let context: DrawingContext
  private let renderer: Renderer
  /// The model that is set up.
  let loaded: LoadedModel

  /// Sets a model up.
  init(_ loaded: LoadedModel) throws(Failure) {
    try self.init(loaded, Self.prepared(for: nil))
  }

  /// Sets a model up that may still be read, for pictures of a size.
  ///
  /// What is wrong with the model is said first.
  init(of loading: Loading, for size: Arguments.Size, quality: Quality = .still) throws(Failure) {
    let prepared = Result { () throws(Failure) in try Self.prepared(for: (size, quality)) }
    try self.init(loading.finished(), prepared.get())
  }

  private init(
    _ loaded: LoadedModel, _ prepared: (context: DrawingContext, workshop: Workshop)
  ) throws(Failure) {
    context = prepared.context
    self.loaded = loaded
    renderer = Renderer(
      loaded.model, mesh: loaded.mesh, vertices: loaded.vertices, triangles: loaded.triangles,
      pictures: loaded.pictures, in: prepared.workshop)
  }

  private static func prepared(
    for wish: (size: Arguments.Size, quality: Quality)?
  ) throws(Failure) -> (context: DrawingContext, workshop: Workshop) {
    let context = try DrawingContext.make()
    do throws(RenderingError) {
      let workshop = try Workshop()
      if let (size, quality) = wish {
        try workshop.warmUp(width: size.width, height: size.height, quality: quality)
      }
      return (context, workshop)
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
  }

  /// Which part is seen where in a picture of a session.
  func partMap(
    of session: ViewingSession, width: Int, height: Int, quality: Quality = .still
  ) throws(Failure) -> PartMap? {
    // Cells are larger than pixels, so that a large picture need not be drawn at its size.
    let share = min(1, 2000 / Float(max(width, height)))
    do throws(RenderingError) {
      try renderer.prepare(
        session.frame(at: 0), width: max(Int(Float(width) * share), 1),
        height: max(Int(Float(height) * share), 1), quality: quality)
      return renderer.partMap(of: session.viewport)
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
  }

  /// A picture of a session, with panels over it if asked for and possible.
  func picture(
    of session: ViewingSession, width: Int, height: Int, quality: Quality = .still,
    overlay: [OverlayImage] = [], hasBackdrop: Bool = true
  ) throws(Failure) -> Picture {
    do throws(RenderingError) {
      let pixels = try renderer.picture(
        of: session.frame(at: 0), width: width, height: height, quality: quality,
        overlay: overlay, hasBackdrop: hasBackdrop)
      return Picture(width: width, height: height, pixels: pixels)
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
  }

  /// A picture of a frame.
  func picture(
    of frame: Frame, width: Int, height: Int, quality: Quality
  ) throws(Failure) -> Picture {
    do throws(RenderingError) {
      let pixels = try renderer.picture(
        of: frame, width: width, height: height, quality: quality)
      return Picture(width: width, height: height, pixels: pixels)
    } catch {
      throw Failure(code: .failure, message: "\(error)")
    }
  }

  /// The part at a pixel of the picture drawn last, from the top left; nil for none.
  func part(x: Int, y: Int, width: Int, height: Int) -> Int? {
    renderer.part(x: x, y: y, width: width, height: height)
  }
}
