internal import COpenGL

extension Framebuffer {
  /// The colours, four bytes a pixel, the top row first.
  func pixels() -> [UInt8] {
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT0))
    // Memory that is neither cleared nor copied: touching it costs a large picture more than reading it.
    return unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      unsafe glReadPixels(
        0, 0, GLsizei(width), GLsizei(height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
        pixels.baseAddress)
      count = pixels.count
      unsafe UnsafeMutableRawBufferPointer(pixels).reverseRows(of: width * 4)
    }
  }

  /// Which of the pictures holds the numbers of parts, if any.
  private var numbered: GLenum? {
    if second?.format == .part { return GLenum(GL_COLOR_ATTACHMENT1) }
    return color?.format == .part ? GLenum(GL_COLOR_ATTACHMENT0) : nil
  }

  /// The number of the part at a pixel, counted from the top left.
  func number(x: Int, y: Int) -> UInt16 {
    guard let numbered, x >= 0, y >= 0, x < width, y < height else { return 0 }
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glReadBuffer(numbered)
    var number: UInt16 = 0
    unsafe glReadPixels(
      GLint(x), GLint(height - 1 - y), 1, 1, GLenum(GL_RED_INTEGER), GLenum(GL_UNSIGNED_SHORT),
      &number)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT0))
    return number
  }

  /// The numbers in the buffer of parts, the lowest row first; none where there is no such buffer.
  func parts() -> [UInt16] {
    guard let numbered else { return [] }
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glReadBuffer(numbered)
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
  func depth(x: Int, y: Int) -> Float? {
    guard depth != nil, x >= 0, y >= 0, x < width, y < height else { return nil }
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    var value: Float = 1
    unsafe glReadPixels(
      GLint(x), GLint(height - 1 - y), 1, 1, GLenum(GL_DEPTH_COMPONENT), GLenum(GL_FLOAT), &value)
    return value
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Turns a picture over: OpenGL's lowest row comes first.
  fileprivate func reverseRows(of bytes: Int) {
    guard bytes > 0 else { return }
    let rows = count / bytes
    unsafe withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 16) { row in
      for upper in 0..<rows / 2 {
        let lower = rows - 1 - upper
        let above = unsafe UnsafeMutableRawBufferPointer(
          rebasing: self[upper * bytes..<(upper + 1) * bytes])
        let below = unsafe UnsafeMutableRawBufferPointer(
          rebasing: self[lower * bytes..<(lower + 1) * bytes])
        unsafe row.copyMemory(from: UnsafeRawBufferPointer(above))
        unsafe above.copyMemory(from: UnsafeRawBufferPointer(below))
        unsafe below.copyMemory(from: UnsafeRawBufferPointer(row))
      }
    }
  }
}
