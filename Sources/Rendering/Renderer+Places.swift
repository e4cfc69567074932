public import BedsideViewing
internal import COpenGL

/// What of the model is where in the picture drawn last.
extension Renderer {
  /// Draws the model of a picture, and not yet what is shown of it, so that panels can be laid out by
  /// where its parts are; `draw` with the same picture then takes no time for the model.
  public func prepare(
    _ frame: Frame, width: Int, height: Int, quality: Quality, pixelsPerPoint: Float = 1
  ) throws(RenderingError) {
    _ = try prepared(
      Shot(
        frame: frame, width: width, height: height, quality: quality,
        pixelsPerPoint: pixelsPerPoint, veiledParts: veiledParts))
  }

  /// Which part is seen where, on a grid of cells about `cell` points wide; nil before a picture.
  public func partMap(of viewport: Viewport, cell: Float = 4) -> PartMap? {
    guard let shown = latest?.scene else { return nil }
    let numbers = shown.parts()
    guard numbers.count == shown.width * shown.height else { return nil }
    let columns = max(Int(viewport.width / cell), 1)
    let rows = max(Int(viewport.height / cell), 1)
    var cells: [UInt16] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      // The buffer begins with its lowest row.
      let y = shown.height - 1 - (2 * row + 1) * shown.height / (2 * rows)
      for column in 0..<columns {
        let x = (2 * column + 1) * shown.width / (2 * columns)
        // A face where a part is cut counts as the part.
        let number = UInt32(numbers[y * shown.width + x]) & ~UInt32(CapMark.bit)
        cells.append(Int(number) <= model.parts.count ? UInt16(number) : 0)
      }
    }
    return PartMap(
      columns: columns,
      cell: SIMD2(viewport.width / Float(columns), viewport.height / Float(rows)), numbers: cells)
  }

  /// How deep the nearest surface is at a pixel from the top left: 0 in front, 1 at the back; nil where
  /// there is only the background.
  public func depth(x: Int, y: Int, width: Int, height: Int) -> Float? {
    guard let shown = latest?.scene, width > 0, height > 0 else { return nil }
    let depth = shown.depth(x: x * shown.width / width, y: y * shown.height / height)
    return depth.flatMap { $0 < 1 ? $0 : nil }
  }
}

extension Framebuffer {
  /// The numbers in the buffer of parts, the lowest row first; none where there is no such buffer.
  fileprivate func parts() -> [UInt16] {
    guard second != nil else { return [] }
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT1))
    var numbers = [UInt16](repeating: 0, count: width * height)
    // The rows of an odd width are not filled up to four bytes.
    glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 1)
    unsafe glReadPixels(
      0, 0, GLsizei(width), GLsizei(height), GLenum(GL_RED_INTEGER), GLenum(GL_UNSIGNED_SHORT),
      &numbers)
    glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 4)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT0))
    return numbers
  }

  /// The depth at a pixel, counted from the top left; nil outside.
  fileprivate func depth(x: Int, y: Int) -> Float? {
    guard depth != nil, x >= 0, y >= 0, x < width, y < height else { return nil }
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    var value: Float = 1
    unsafe glReadPixels(
      GLint(x), GLint(height - 1 - y), 1, 1, GLenum(GL_DEPTH_COMPONENT), GLenum(GL_FLOAT), &value)
    return value
  }
}
