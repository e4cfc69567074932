internal import COpenGL

extension Framebuffer {
  /// The colours, four bytes a pixel, the top row first.
  func pixels() -> [UInt8] {
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT0))
    var bottomUp = [UInt8](repeating: 0, count: width * height * 4)
    unsafe glReadPixels(
      0, 0, GLsizei(width), GLsizei(height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &bottomUp)
    var topDown: [UInt8] = []
    topDown.reserveCapacity(bottomUp.count)
    for row in (0..<height).reversed() {
      topDown += bottomUp[row * width * 4..<(row + 1) * width * 4]
    }
    return topDown
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
