internal import COpenGL

/// Something to draw into: colour, and beside it the numbers of parts and depth where asked for.
final class Framebuffer {
  private(set) var handle: GLuint = 0
  let width: Int
  let height: Int
  let color: Texture?
  let part: Texture?
  let depth: Texture?
  private let buffers: [Renderbuffer]

  /// Makes a framebuffer of textures.
  init(
    width: Int, height: Int, color: Texture.Format, withPartsAndDepth: Bool
  ) throws(RenderingError) {
    self.width = width
    self.height = height
    buffers = []
    let colorTexture = Texture(color, width: width, height: height)
    self.color = colorTexture
    part = withPartsAndDepth ? Texture(.part, width: width, height: height) : nil
    depth = withPartsAndDepth ? Texture(.depth, width: width, height: height) : nil
    create()
    attach(colorTexture, GL_COLOR_ATTACHMENT0)
    if let part { attach(part, GL_COLOR_ATTACHMENT1) }
    if let depth { attach(depth, GL_DEPTH_ATTACHMENT) }
    try finish(attachments: withPartsAndDepth ? 2 : 1)
  }

  /// Makes a multisampled framebuffer with parts and depth.
  init(width: Int, height: Int, samples: Int) throws(RenderingError) {
    self.width = width
    self.height = height
    (color, part, depth) = (nil, nil, nil)
    buffers = [GL_SRGB8_ALPHA8, GL_R16UI, GL_DEPTH_COMPONENT24].map { format in
      Renderbuffer(format, width: width, height: height, samples: samples)
    }
    create()
    let points = [GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1, GL_DEPTH_ATTACHMENT]
    for (buffer, point) in zip(buffers, points) {
      glFramebufferRenderbuffer(
        GLenum(GL_FRAMEBUFFER), GLenum(point), GLenum(GL_RENDERBUFFER), buffer.handle)
    }
    try finish(attachments: 2)
  }

  deinit {
    var handle = handle
    unsafe glDeleteFramebuffers(1, &handle)
  }

  /// Makes it what is drawn into.
  func bind() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), handle)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
  }

  private func create() {
    unsafe glGenFramebuffers(1, &handle)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), handle)
  }

  private func attach(_ texture: Texture, _ point: Int32) {
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(point), GLenum(GL_TEXTURE_2D), texture.handle, 0)
  }

  private func finish(attachments: Int) throws(RenderingError) {
    let targets = [GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1].prefix(attachments).map(GLenum.init)
    unsafe glDrawBuffers(GLsizei(targets.count), targets)
    guard glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER)) == GLenum(GL_FRAMEBUFFER_COMPLETE)
    else { throw .framebuffer(width: width, height: height) }
  }
}

extension Framebuffer {
  /// Copies colour, parts and depth to a framebuffer of the same size, one sample a pixel.
  func resolve(to target: Framebuffer) {
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
    glBindFramebuffer(GLenum(GL_DRAW_FRAMEBUFFER), target.handle)
    copy(GL_COLOR_ATTACHMENT0, GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT)
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

  /// The number in the buffer of parts at a pixel, counted from the top left.
  func part(x: Int, y: Int) -> UInt16 {
    guard part != nil, x >= 0, y >= 0, x < width, y < height else { return 0 }
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
