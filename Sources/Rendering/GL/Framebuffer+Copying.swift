internal import COpenGL

extension Framebuffer {
  /// Copies both pictures, and the depth if asked for, to a framebuffer of the same size with one
  /// sample a pixel.
  func resolve(to target: Framebuffer, withDepth: Bool = true) {
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), target.handle)
    copy(GL_COLOR_ATTACHMENT0, GL_COLOR_BUFFER_BIT | (withDepth ? GL_DEPTH_BUFFER_BIT : 0))
    copy(GL_COLOR_ATTACHMENT1, GL_COLOR_BUFFER_BIT)
    let all = [GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_COLOR_ATTACHMENT1)]
    unsafe glDrawBuffers(2, all)
    glReadBuffer(GLenum(GL_COLOR_ATTACHMENT0))
  }

  private func copy(_ attachment: Int32, _ mask: Int32) {
    glReadBuffer(GLenum(attachment))
    // The n-th target of a framebuffer can only be its n-th attachment.
    var targets = [GLenum(GL_NONE), GLenum(GL_NONE)]
    targets[Int(attachment - GL_COLOR_ATTACHMENT0)] = GLenum(attachment)
    unsafe glDrawBuffers(2, targets)
    let (width, height) = (GLint(width), GLint(height))
    glBlitFramebuffer(
      0, 0, width, height, 0, 0, width, height, GLbitfield(mask), GLenum(GL_NEAREST))
  }

  /// The colours of rows from the top, four bytes a pixel, the top row first.
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
