#if Drawing
internal import CCairo

/// Something to draw shapes and text on, in points from the top left: pixels, or the pages of a PDF
/// document.
@safe public final class Sheet {
  let context: OpaquePointer
  let surface: OpaquePointer
  /// What Cairo has written; it lives longer than the surface, which writes until its end.
  private let sink = ByteSink()
  /// The size in pixels; nil for a document.
  let pixelSize: (width: Int, height: Int)?

  /// Makes pixels of a size in points, each of `scale` pixels, white at first; nil when memory is short,
  /// or where nothing can be drawn.
  public init?(pixelsOf width: Double, by height: Double, scale: Double) {
    let size = (
      width: max(1, Int((width * scale).rounded(.up))),
      height: max(1, Int((height * scale).rounded(.up)))
    )
    guard DrawingLibrary.isAvailable,
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height))
    else { return nil }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = unsafe cairo_create(surface)
    else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe self.surface = surface
    unsafe self.context = context
    pixelSize = size
    unsafe cairo_set_source_rgb(context, 1, 1, 1)
    unsafe cairo_paint(context)
    unsafe cairo_scale(context, scale, scale)
  }

  /// Makes a document of no pages; nil when memory is short, or where nothing can be drawn.
  public init?(document: DocumentTraits) {
    let target = unsafe Unmanaged.passUnretained(sink).toOpaque()
    guard DrawingLibrary.isAvailable,
      let surface = unsafe cairo_pdf_surface_create_for_stream(
        { closure, data, count in
          guard let closure = unsafe closure, let data = unsafe data else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
          unsafe sink.bytes += UnsafeBufferPointer(start: data, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, target, 1, 1)
    else { return nil }
    // Objects that stand by themselves can be added to, and every reader reads them.
    unsafe cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, document.title)
    unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Bedside")
    unsafe cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, document.created)
    if !document.subject.isEmpty {
      unsafe cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_SUBJECT, document.subject)
    }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = unsafe cairo_create(surface)
    else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe self.surface = surface
    unsafe self.context = context
    pixelSize = nil
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Fills a shape.
  public func fill(_ outline: Outline, with pigment: Pigment) {
    trace(outline)
    use(pigment)
    unsafe cairo_fill(context)
  }

  /// Draws a line along a shape.
  public func draw(_ outline: Outline, _ stroke: Stroke, with pigment: Pigment) {
    trace(outline)
    use(pigment)
    unsafe cairo_set_line_width(context, stroke.width)
    unsafe cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    unsafe cairo_stroke(context)
  }

  /// Writes a text, its top left at a place.
  public func write(
    _ block: TextBlock, x: Double, y: Double, by typesetter: Typesetter, with pigment: Pigment
  ) {
    guard let layout = unsafe typesetter.layout(of: block) else { return }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    use(pigment)
    unsafe cairo_move_to(context, x, y)
    unsafe pango_cairo_show_layout(context, layout)
  }

  /// Draws something with its top left at a place.
  public func at(x: Double, y: Double, _ body: () -> Void) {
    unsafe cairo_save(context)
    unsafe cairo_translate(context, x, y)
    body()
    unsafe cairo_restore(context)
  }

  /// The document, which nothing can be drawn on any more.
  ///
  /// - Throws: What has failed, in Cairo's words.
  public func finished() throws(SheetError) -> [UInt8] {
    unsafe cairo_surface_finish(surface)
    try check()
    return sink.bytes
  }

  func check() throws(SheetError) {
    for status in [unsafe cairo_status(context), unsafe cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS {
      let words = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) }
      throw SheetError(reason: words ?? "error \(status.rawValue)")
    }
  }

  private func use(_ pigment: Pigment) {
    unsafe cairo_set_source_rgba(
      context, pigment.red, pigment.green, pigment.blue, pigment.opacity)
  }

  private func trace(_ outline: Outline) {
    unsafe cairo_new_path(context)
    for step in outline.steps {
      switch step {
      case .move(let x, let y): unsafe cairo_move_to(context, x, y)
      case .line(let x, let y): unsafe cairo_line_to(context, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        unsafe cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }
}

/// Takes what Cairo writes.
private final class ByteSink {
  var bytes: [UInt8] = []
}
#endif
