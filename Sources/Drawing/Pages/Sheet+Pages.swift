#if Drawing
internal import CCairo

extension Sheet {
  /// The pixels: four bytes each, red, green, blue and 255, the top row first; none for a document.
  public var pixels: [UInt8] {
    unsafe cairo_surface_flush(surface)
    guard let pixelSize, let data = unsafe cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    var pixels = [UInt8](repeating: 255, count: pixelSize.width * pixelSize.height * 4)
    var place = 0
    for row in 0..<pixelSize.height {
      let line = unsafe UnsafeBufferPointer(
        start: data + row * stride, count: pixelSize.width * 4)
      for pixel in Swift.stride(from: 0, to: pixelSize.width * 4, by: 4) {
        // Cairo stores the bytes of a 32-bit word, which on this kind of machine are B, G, R.
        unsafe pixels[place] = line[pixel + 2]
        unsafe pixels[place + 1] = line[pixel + 1]
        unsafe pixels[place + 2] = line[pixel]
        place += 4
      }
    }
    return pixels
  }

  /// How many pixels a row has, and how many rows there are; nothing for a document.
  public var size: (width: Int, height: Int) { pixelSize ?? (0, 0) }

  /// Draws a page of a document, of a size in points.
  public func page(width: Double, height: Double, _ body: () -> Void) {
    unsafe cairo_pdf_surface_set_size(surface, width, height)
    body()
    unsafe cairo_show_page(context)
  }

  /// Draws something that programs which read aloud know by its role in the page, such as `H1`, `P` or
  /// `Figure`.
  public func tagged(_ role: String, _ body: () -> Void) {
    beginTag(role)
    body()
    endTag(role)
  }

  /// Begins something with a role in the page, which may hold others.
  public func beginTag(_ role: String) { unsafe cairo_tag_begin(context, role, nil) }

  /// Ends what was begun last, of this role.
  public func endTag(_ role: String) { unsafe cairo_tag_end(context, role) }

  /// Adds an entry to the list of what a document holds, below `parent` (0: below none), which leads to a
  /// place on a page, counted from 1; returns its number.
  @discardableResult public func addEntry(
    _ title: String, below parent: Int = 0, page: Int, y: Double
  ) -> Int {
    let place = "page=\(page) pos=[0 \(y.rounded())]"
    return Int(
      unsafe cairo_pdf_surface_add_outline(
        surface, Int32(parent), title, place, CAIRO_PDF_OUTLINE_FLAG_OPEN))
  }
}
#endif
