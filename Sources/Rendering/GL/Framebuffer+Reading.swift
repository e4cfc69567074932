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

  /// The number in the second picture at a pixel, counted from the top left.
  func number(x: Int, y: Int) -> UInt16 {
    guard second != nil, x >= 0, y >= 0, x < width, y < height else { return 0 }
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT1))
    var number: UInt16 = 0
    unsafe glReadPixels(
      GLint(x), GLint(height - 1 - y), 1, 1, GLenum(GL_RED_INTEGER), GLenum(GL_UNSIGNED_SHORT),
      &number)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT0))
    return number
  }
}
