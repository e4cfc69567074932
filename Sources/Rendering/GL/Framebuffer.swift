internal import COpenGL

/// Something to draw into: one or two pictures, and depth with a stencil where asked for.
final class Framebuffer {
  private(set) var handle: GLuint = 0
  let width: Int
  let height: Int
  /// The first picture.
  let color: Texture?
  /// The second picture.
  let second: Texture?
  /// The depth and the stencil.
  let depth: Texture?

  /// Makes a framebuffer of textures, with a depth of its own if asked for.
  convenience init(
    width: Int, height: Int, color: Texture.Format, second: Texture.Format? = nil,
    hasDepth: Bool = false
  ) throws(RenderingError) {
    try self.init(
      width: width, height: height, color: color, second: second,
      depth: hasDepth ? Texture(.depth, width: width, height: height) : nil)
  }

  /// Makes a framebuffer of textures, with a depth that others may draw into too.
  init(
    width: Int, height: Int, color: Texture.Format, second: Texture.Format?, depth: Texture?
  ) throws(RenderingError) {
    self.width = width
    self.height = height
    let colorTexture = Texture(color, width: width, height: height)
    self.color = colorTexture
    let secondTexture = second.map { Texture($0, width: width, height: height) }
    self.second = secondTexture
    self.depth = depth
    create()
    attach(colorTexture, GL_COLOR_ATTACHMENT0)
    if let secondTexture { attach(secondTexture, GL_COLOR_ATTACHMENT1) }
    if let depth { attach(depth, GL_DEPTH_STENCIL_ATTACHMENT) }
    try finish(attachments: second == nil ? 1 : 2)
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
