internal import BedsideMesh
internal import BedsideViewing
internal import COpenGL

/// What pictures are made with, whatever the model: programs for the graphics processor and what is
/// drawn into.
///
/// It belongs to the OpenGL context that is current when it is made. It can get ready while a model
/// is still being read.
public final class Workshop {
  private var programs: [ProgramKey: ShaderProgram] = [:]
  private var targets: [TargetKey: Targets] = [:]
  /// What the last picture that was not drawn into a window was finished in.
  private var finished: Framebuffer?
  let empty: SceneBuffers
  let overlays: OverlayLayer

  /// Makes a workshop in the current context.
  ///
  /// - Throws: When the driver is too old or refuses a shader.
  public init() throws(RenderingError) {
    try Self.checkDriver()
    // Pictures made of one triangle need no vertices, but a vertex array all the same.
    empty = SceneBuffers(
      vertices: [], layout: VertexLayout(hasTexcoords: false, hasColors: false),
      indices: [0, 1, 2, 3])
    overlays = try OverlayLayer()
  }

  private static func checkDriver() throws(RenderingError) {
    var (major, minor): (GLint, GLint) = (0, 0)
    unsafe glGetIntegerv(GLenum(GL_MAJOR_VERSION), &major)
    unsafe glGetIntegerv(GLenum(GL_MINOR_VERSION), &minor)
    guard (major, minor) >= (3, 3) else { throw .driverTooOld("\(major).\(minor)") }
  }

  /// A program, compiled when it is first needed: most pictures need few of them.
  func program(_ key: ProgramKey) throws(RenderingError) -> ShaderProgram {
    if let known = programs[key] { return known }
    let made = try ShaderProgram(key.name, vertex: key.vertex, fragment: key.fragment)
    programs[key] = made
    return made
  }

  /// The targets for a picture; those of other sizes go.
  func targets(for key: TargetKey) throws(RenderingError) -> Targets {
    if let known = targets[key] { return known }
    // A still and a moving picture of one window are kept; more than that is an old size.
    if targets.count > 2 { targets = [:] }
    let made = try Targets(key)
    targets[key] = made
    return made
  }

  /// What a finished picture is drawn into, kept for the next one of its size.
  func final(_ width: Int, _ height: Int) throws(RenderingError) -> Framebuffer {
    if let finished, finished.width == width, finished.height == height { return finished }
    let made = try Framebuffer(width: width, height: height, color: .bytes)
    finished = made
    return made
  }

  /// Gets ready for pictures of a size, so that the first one need not wait for the driver.
  ///
  /// A driver finishes programs only when something is drawn with them, so a tiny model is; the sides
  /// of its picture are no powers of two, for which there may be other programs.
  public func warmUp(width: Int, height: Int, quality: Quality) throws(RenderingError) {
    let mesh = Self.sample
    let model = ViewedModel(mesh: mesh, name: "sample")
    let renderer = Renderer(
      model, mesh: mesh, vertices: mesh.withNormals().vertexBuffer(), in: self)
    let session = ViewingSession(model, viewport: Viewport(width: 20, height: 12))
    _ = try renderer.picture(
      of: session.frame(at: 0), width: 20, height: 12, quality: quality)
    guard Tiling(width: width, height: height, limit: Renderer.largestSide) == nil else { return }
    let shot = Shot(
      frame: session.frame(at: 0), width: width, height: height, quality: quality,
      pixelsPerPoint: 1)
    _ = try targets(for: TargetKey(shot))
    _ = try final(width, height)
  }

  /// Four triangles that close something off.
  private static var sample: Mesh {
    var mesh = Mesh()
    mesh.positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]
    mesh.positionIndices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]
    mesh.ranges = [TriangleRange(first: 0, count: 4, faces: 4)]
    return mesh
  }
}
