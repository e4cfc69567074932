internal import BedsideCore
internal import BedsideViewing
internal import COpenGL

extension Renderer {
  /// Draws everything but the finish.
  func prepared(_ shot: Shot) throws(RenderingError) -> Targets {
    let targets = try targets(for: shot)
    // Lines around parts are added at the finish, so a frame that differs only in them is drawn.
    let unlined = shot.withoutOutlines
    if targets === latest, unlined == latestShot { return targets }
    (latest, latestShot) = (targets, unlined)
    targets.scene.bind()
    glDepthMask(GLboolean(GL_TRUE))
    glEnable(GLenum(GL_DEPTH_TEST))
    glDepthFunc(GLenum(GL_LEQUAL))
    let (clear, none): ([GLfloat], [GLuint]) = ([0, 0, 0, 0], [0, 0, 0, 0])
    unsafe glClearBufferfv(GLenum(GL_COLOR), 0, clear)
    unsafe glClearBufferuiv(GLenum(GL_COLOR), 1, none)
    glClearBufferfi(GLenum(GL_DEPTH_STENCIL), 0, 1, 0)
    try drawSolids(shot)
    try drawStrokes(shot)
    if shot.hasGhosts { try drawGhosts(shot, into: targets) }
    if shot.hasVeils { try drawVeilNumbers(shot, into: targets) }
    glDisable(GLenum(GL_DEPTH_TEST))
    glDisable(GLenum(GL_CULL_FACE))
    if shot.quality.hasOcclusion { try drawOcclusion(shot, from: targets) }
    return targets
  }

  /// Puts the finished picture into whatever is bound.
  func finish(_ shot: Shot, from targets: Targets) throws(RenderingError) {
    let composite = try program(.composite(Additions(shot)))
    composite.use()
    try bind(targets, for: shot, in: composite)
    composite.setPixelSize(width: shot.width, height: shot.height)
    composite.set("width", shot.lineWidth)
    let (_, _, third, fourth) = shot.frame.projection.columns
    composite.set("depthRange", SIMD2(third.z, fourth.z))
    composite.set("strength", 1 / reach(shot.frame))
    if shot.hasBackdrop {
      let (middle, edge) = shot.frame.backdrop.colors
      composite.set("middle", middle.light)
      composite.set("edge", edge.light)
      composite.set("tile", shot.tile)
    }
    empty.bind()
    empty.draw(triangles: 0..<1)
  }

  private func bind(
    _ targets: Targets, for shot: Shot, in composite: ShaderProgram
  ) throws(RenderingError) {
    updateOutlines(shot.frame)
    let ghosts = shot.hasGhosts ? try targets.ghosts() : nil
    let veils = shot.hasVeils ? try targets.veils() : nil
    let textures: [(String, Texture?)] = [
      ("colors", targets.scene.color), ("parts", targets.scene.second),
      ("occlusion", targets.smoothed.color), ("depths", targets.scene.depth),
      ("outlines", outlines), ("ghosts", ghosts?.color), ("ghostWeights", ghosts?.second),
      ("veils", veils?.color),
    ]
    for (unit, (name, texture)) in textures.enumerated() {
      texture?.bind(to: unit)
      composite.set(name, unit)
    }
  }

  /// How far around a point others count as hiding it, in the model's units.
  func reach(_ frame: Frame) -> Float { min(frame.unitsPerPoint * 42, frame.radius * 0.16) }

  private func drawOcclusion(_ shot: Shot, from targets: Targets) throws(RenderingError) {
    targets.occlusion.bind()
    let open: [GLfloat] = [1, -1e4, 0, 0]
    unsafe glClearBufferfv(GLenum(GL_COLOR), 0, open)
    let (occlusion, smoothing) = (try program(.occlusion), try program(.occlusionSmoothing))
    occlusion.use()
    targets.scene.depth?.bind(to: 0)
    occlusion.set("depths", 0)
    occlusion.setPixelSize(width: targets.occlusion.width, height: targets.occlusion.height)
    occlusion.set("projection", matrix: shot.frame.projection.elements)
    occlusion.set("reach", reach(shot.frame))
    occlusion.set("bias", 0.0008)
    empty.bind()
    empty.draw(triangles: 0..<1)
    targets.smoothed.bind()
    smoothing.use()
    targets.occlusion.color?.bind(to: 0)
    smoothing.set("occlusion", 0)
    smoothing.set("strength", 1 / reach(shot.frame))
    empty.draw(triangles: 0..<1)
  }
}

extension ShaderProgram {
  /// Tells a pass over a whole picture how large a pixel of what it draws into is.
  fileprivate func setPixelSize(width: Int, height: Int) {
    set("pixelSize", 1 / SIMD2(Float(width), Float(height)))
  }
}

extension Additions {
  /// What a picture needs.
  fileprivate init(_ shot: Shot) {
    self.init(
      occlusion: shot.quality.hasOcclusion, ghosts: shot.hasGhosts, veils: shot.hasVeils,
      outlines: shot.hasOutlines, smoothing: shot.quality.smoothsEdges,
      caps: shot.frame.section != nil, isFine: shot.scale > 1, backdrop: shot.hasBackdrop)
  }
}

extension Backdrop {
  /// The colours behind the model and in the corners.
  fileprivate var colors: (middle: ModelColor, edge: ModelColor) {
    switch self {
    case .light:
      (
        ModelColor(red: 0xFB, green: 0xFB, blue: 0xFA),
        ModelColor(red: 0xC9, green: 0xD3, blue: 0xDC)
      )
    case .dark:
      (
        ModelColor(red: 0x3A, green: 0x43, blue: 0x4D),
        ModelColor(red: 0x10, green: 0x13, blue: 0x17)
      )
    case .black, .contrast:
      (ModelColor(red: 0, green: 0, blue: 0), ModelColor(red: 0, green: 0, blue: 0))
    }
  }
}
