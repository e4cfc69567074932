public import BedsideMesh
public import BedsideViewing
internal import COpenGL

/// Draws a model into whatever OpenGL context is current.
///
/// Nothing is drawn by itself: each call draws one picture.
public final class Renderer {
  let model: ViewedModel
  let scene: SceneBuffers
  let solid: ShaderProgram
  let ghost: ShaderProgram
  let backdrop: ShaderProgram
  let occlusion: ShaderProgram
  let composite: ShaderProgram
  let empty: SceneBuffers
  var outlines: Texture?
  var outlined: [Frame.Look] = []
  var targets: [TargetKey: Targets] = [:]
  /// The targets of the picture that was drawn last, for picking.
  var latest: Targets?

  /// Uploads a model; `vertices` has the triangles of the mesh in their order.
  ///
  /// - Throws: When the driver is too old or refuses a shader.
  public init(_ model: ViewedModel, vertices: VertexBuffer) throws(RenderingError) {
    try Self.checkDriver()
    self.model = model
    scene = SceneBuffers(
      vertices: vertices.vertices, stride: VertexBuffer.stride, indices: vertices.indices)
    // Pictures made of one triangle need no vertices, but a vertex array all the same.
    empty = SceneBuffers(vertices: [], stride: 6, indices: [0, 1, 2])
    solid = try ShaderProgram(
      "solid", vertex: SurfaceShader.vertex, fragment: SurfaceShader.solid)
    ghost = try ShaderProgram(
      "ghost", vertex: SurfaceShader.vertex, fragment: SurfaceShader.ghost)
    backdrop = try ShaderProgram(
      "backdrop", vertex: BackdropShader.vertex, fragment: BackdropShader.fragment)
    occlusion = try ShaderProgram(
      "occlusion", vertex: BackdropShader.vertex, fragment: OcclusionShader.fragment)
    composite = try ShaderProgram(
      "composite", vertex: BackdropShader.vertex, fragment: CompositeShader.fragment)
  }

  /// Draws a frame into the window of the current context.
  public func draw(
    _ frame: Frame, width: Int, height: Int, quality: Quality, pixelsPerPoint: Float = 1
  ) throws(RenderingError) {
    let targets = try prepared(frame, width, height, quality, pixelsPerPoint)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
    finish(frame, from: targets, quality, pixelsPerPoint)
  }

  /// Draws a frame and returns its pixels: four bytes each, the top row first.
  public func picture(
    of frame: Frame, width: Int, height: Int, quality: Quality = .still,
    pixelsPerPoint: Float = 1
  ) throws(RenderingError) -> [UInt8] {
    let targets = try prepared(frame, width, height, quality, pixelsPerPoint)
    let final = try Framebuffer(
      width: width, height: height, color: .bytes, withPartsAndDepth: false)
    final.bind()
    finish(frame, from: targets, quality, pixelsPerPoint)
    return final.pixels()
  }

  /// The part at a pixel of the picture drawn last, from the top left; nil for none.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Int? {
    guard let shown = latest?.single, width > 0, height > 0 else { return nil }
    let number = shown.part(x: x * shown.width / width, y: y * shown.height / height)
    return number > 0 && Int(number) <= model.parts.count ? Int(number) - 1 : nil
  }

  private static func checkDriver() throws(RenderingError) {
    var (major, minor): (GLint, GLint) = (0, 0)
    unsafe glGetIntegerv(GLenum(GL_MAJOR_VERSION), &major)
    unsafe glGetIntegerv(GLenum(GL_MINOR_VERSION), &minor)
    guard (major, minor) >= (3, 3) else { throw .driverTooOld("\(major).\(minor)") }
  }
}
