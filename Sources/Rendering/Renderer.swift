public import BedsideMesh
public import BedsideViewing
internal import COpenGL

/// Draws a model into whatever OpenGL context is current.
///
/// Nothing is drawn by itself: each call draws one picture.
public final class Renderer {
  let model: ViewedModel
  let vertices: VertexBuffer
  /// The model's triangles in order, from when they are known until they are uploaded.
  var triangles: PatchedTriangles?
  /// The model as it is; uploaded when first needed, since a large one may move at first.
  var scene: Scene?
  /// What is drawn instead while a large model moves; made when first needed.
  var standIn: Scene?
  /// The lines and points; nil for most models.
  let strokes: Strokes?
  let pictures: PictureTextures
  /// The parts that let some light through where they are shown.
  let veiledParts: [Int]
  fileprivate let workshop: Workshop
  var outlines: Texture?
  var outlined: [Frame.Look] = []
  /// The targets of the picture that was drawn last, for picking and for drawing it again.
  var latest: Targets?
  var latestShot: Shot?

  /// Uploads a model that was made of `mesh`; `vertices` are those of the mesh, with normals, and
  /// `pictures` those that its surfaces name.
  ///
  /// `triangles` are those of the model in order, if that is known already.
  public init(
    _ model: ViewedModel, mesh: Mesh, vertices: VertexBuffer, triangles: PatchedTriangles? = nil,
    pictures: [String: SurfacePicture] = [:], in workshop: Workshop
  ) {
    self.model = model
    self.vertices = vertices
    self.triangles = triangles
    self.workshop = workshop
    strokes = Strokes(of: mesh)
    self.pictures = PictureTextures(pictures)
    veiledParts = model.parts.indices.filter { part in
      model.parts[part].surfaces.contains(where: \.isVeiled)
    }
  }

  /// Draws a frame, and panels over it, into the window of the current context.
  public func draw(
    _ frame: Frame, width: Int, height: Int, quality: Quality, overlay: [OverlayImage] = [],
    pixelsPerPoint: Float = 1
  ) throws(RenderingError) {
    let shot = Shot(
      frame: frame, width: width, height: height, quality: quality,
      pixelsPerPoint: pixelsPerPoint, veiledParts: veiledParts)
    let targets = try prepared(shot)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
    try finish(shot, from: targets)
    overlays.draw(overlay, width: width, height: height)
  }

  /// Draws a frame and returns its pixels: four bytes each, the top row first.
  ///
  /// Without a backdrop the pixels are as opaque as what is drawn there. Pictures that are larger
  /// than the driver can draw are drawn piece by piece.
  public func picture(
    of frame: Frame, width: Int, height: Int, quality: Quality = .still,
    overlay: [OverlayImage] = [], pixelsPerPoint: Float = 1, hasBackdrop: Bool = true
  ) throws(RenderingError) -> [UInt8] {
    let shot = Shot(
      frame: frame, width: width, height: height, quality: quality,
      pixelsPerPoint: pixelsPerPoint, veiledParts: veiledParts, hasBackdrop: hasBackdrop)
    var pixels: [UInt8]
    if let tiling = Tiling(width: width, height: height, limit: Self.largestSide) {
      pixels = try tiled(shot, overlay, tiling)
    } else {
      pixels = try whole(shot, overlay)
    }
    if !hasBackdrop { Self.divideByOpacity(&pixels) }
    return pixels
  }

  /// The number of a part in the buffer of parts; one for all that no number is left for.
  static func number(of part: Int) -> UInt32 { UInt32(min(part + 1, Int(CapMark.bit) - 1)) }
}

extension Renderer {
  var empty: SceneBuffers { workshop.empty }

  var overlays: OverlayLayer { workshop.overlays }

  func program(_ key: ProgramKey) throws(RenderingError) -> ShaderProgram {
    try workshop.program(key)
  }

  func targets(for shot: Shot) throws(RenderingError) -> Targets {
    try workshop.targets(for: TargetKey(shot))
  }

  func final(_ width: Int, _ height: Int) throws(RenderingError) -> Framebuffer {
    try workshop.final(width, height)
  }
}
