public import BedsideMesh
public import BedsideViewing
internal import COpenGL

/// Draws a model into whatever OpenGL context is current.
///
/// Nothing is drawn by itself: each call draws one picture.
public final class Renderer {
  let model: ViewedModel
  let scene: SceneBuffers
  /// The lines and points; nil for most models.
  let strokes: Strokes?
  let stroke: ShaderProgram
  let solid: ShaderProgram
  let ghost: ShaderProgram
  let backdrop: ShaderProgram
  let occlusion: ShaderProgram
  let smoothing: ShaderProgram
  /// Made when first needed, by their additions.
  var composites: [Additions: ShaderProgram] = [:]
  let empty: SceneBuffers
  let overlays: OverlayLayer
  var outlines: Texture?
  var outlined: [Frame.Look] = []
  var targets: [TargetKey: Targets] = [:]
  /// The targets of the picture that was drawn last, for picking and for drawing it again.
  var latest: Targets?
  var latestFrame: Frame?
  var latestQuality: Quality?

  /// Uploads a model that was made of `mesh`; `vertices` are those of the mesh, with normals.
  ///
  /// - Throws: When the driver is too old or refuses a shader.
  public init(
    _ model: ViewedModel, mesh: Mesh, vertices: VertexBuffer
  ) throws(RenderingError) {
    try Self.checkDriver()
    self.model = model
    scene = SceneBuffers(
      vertices: vertices.vertices, layout: vertices.layout, indices: vertices.indices)
    strokes = Strokes(of: mesh)
    // Pictures made of one triangle need no vertices, but a vertex array all the same.
    empty = SceneBuffers(
      vertices: [], layout: VertexLayout(hasTexcoords: false, hasColors: false),
      indices: [0, 1, 2])
    stroke = try ShaderProgram(
      "stroke", vertex: StrokeShader.vertex, fragment: StrokeShader.fragment)
    overlays = try OverlayLayer()
    solid = try ShaderProgram(
      "solid", vertex: SurfaceShader.vertex, fragment: SurfaceShader.solid)
    ghost = try ShaderProgram(
      "ghost", vertex: SurfaceShader.vertex, fragment: SurfaceShader.ghost)
    backdrop = try ShaderProgram(
      "backdrop", vertex: BackdropShader.vertex, fragment: BackdropShader.fragment)
    occlusion = try ShaderProgram(
      "occlusion", vertex: BackdropShader.vertex, fragment: OcclusionShader.fragment)
    smoothing = try ShaderProgram(
      "smoothing", vertex: BackdropShader.vertex, fragment: OcclusionShader.smoothing)
  }

  /// Draws a frame, and panels over it, into the window of the current context.
  public func draw(
    _ frame: Frame, width: Int, height: Int, quality: Quality, overlay: [OverlayImage] = [],
    pixelsPerPoint: Float = 1
  ) throws(RenderingError) {
    let targets = try prepared(frame, width, height, quality, pixelsPerPoint)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
    try finish(frame, from: targets, quality, pixelsPerPoint)
    overlays.draw(overlay, width: width, height: height)
  }

  /// Draws a frame and returns its pixels: four bytes each, the top row first.
  public func picture(
    of frame: Frame, width: Int, height: Int, quality: Quality = .still,
    overlay: [OverlayImage] = [], pixelsPerPoint: Float = 1
  ) throws(RenderingError) -> [UInt8] {
    let targets = try prepared(frame, width, height, quality, pixelsPerPoint)
    let final = try Framebuffer(
      width: width, height: height, color: .bytes, withPartsAndDepth: false)
    final.bind()
    try finish(frame, from: targets, quality, pixelsPerPoint)
    overlays.draw(overlay, width: width, height: height)
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
