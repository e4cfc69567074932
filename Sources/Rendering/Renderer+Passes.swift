internal import BedsideCore
internal import BedsideViewing
internal import COpenGL

extension Renderer {
  /// Draws everything but the finish.
  func prepared(_ shot: Shot) throws(RenderingError) -> Targets {
    let targets = try targets(shot.width, shot.height, shot.quality)
    // Lines around parts are added at the finish, so a frame that differs only in them is drawn.
    let unlined = shot.withoutOutlines
    if targets === latest, unlined == latestShot { return targets }
    (latest, latestShot) = (targets, unlined)
    let drawn = targets.multiple ?? targets.single
    drawn.bind()
    glEnable(GLenum(GL_FRAMEBUFFER_SRGB))
    glEnable(GLenum(GL_MULTISAMPLE))
    glDepthMask(GLboolean(GL_TRUE))
    try drawBackdrop(shot)
    glEnable(GLenum(GL_DEPTH_TEST))
    glDepthFunc(GLenum(GL_LEQUAL))
    glClear(GLbitfield(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT))
    try drawSolids(shot)
    try drawStrokes(shot)
    targets.multiple?.resolve(to: targets.single)
    if shot.hasGhosts { try drawGhosts(shot, into: targets) }
    glDisable(GLenum(GL_DEPTH_TEST))
    glDisable(GLenum(GL_CULL_FACE))
    glDisable(GLenum(GL_FRAMEBUFFER_SRGB))
    if shot.quality.hasOcclusion { try drawOcclusion(shot, from: targets) }
    return targets
  }

  /// Puts the finished picture into whatever is bound.
  func finish(_ shot: Shot, from targets: Targets) throws(RenderingError) {
    let composite = try program(.composite(Additions(shot)))
    composite.use()
    try bind(targets, for: shot, in: composite)
    composite.set("width", max(1, 2.2 * shot.drawnPixelsPerPoint))
    let (_, _, third, fourth) = shot.frame.projection.columns
    composite.set("depthRange", SIMD2(third.z, fourth.z))
    composite.set("strength", 1 / reach(shot.frame))
    empty.bind()
    empty.draw(triangles: 0..<1)
  }

  private func bind(
    _ targets: Targets, for shot: Shot, in composite: ShaderProgram
  ) throws(RenderingError) {
    updateOutlines(shot.frame)
    let ghosts = shot.hasGhosts ? try targets.ghosts().single : nil
    let textures: [(String, Texture?)] = [
      ("colors", targets.single.color), ("parts", targets.single.second),
      ("occlusion", targets.smoothed.color), ("depths", targets.single.depth),
      ("outlines", outlines), ("ghosts", ghosts?.color), ("ghostWeights", ghosts?.second),
    ]
    for (unit, (name, texture)) in textures.enumerated() {
      texture?.bind(to: unit)
      composite.set(name, unit)
    }
  }

  /// How far around a point others count as hiding it, in the model's units.
  func reach(_ frame: Frame) -> Float { min(frame.unitsPerPoint * 42, frame.radius * 0.16) }

  private func drawBackdrop(_ shot: Shot) throws(RenderingError) {
    glDisable(GLenum(GL_DEPTH_TEST))
    glDisable(GLenum(GL_CULL_FACE))
    glDisable(GLenum(GL_BLEND))
    guard shot.hasBackdrop else {
      let (clear, none): ([GLfloat], [GLuint]) = ([0, 0, 0, 0], [0, 0, 0, 0])
      unsafe glClearBufferfv(GLenum(GL_COLOR), 0, clear)
      unsafe glClearBufferuiv(GLenum(GL_COLOR), 1, none)
      return
    }
    let (middle, edge) = shot.frame.backdrop.colors
    let backdrop = try program(.backdrop)
    backdrop.use()
    backdrop.set("middle", middle.light)
    backdrop.set("edge", edge.light)
    backdrop.set("tile", shot.tile)
    empty.bind()
    empty.draw(triangles: 0..<1)
  }

  private func drawOcclusion(_ shot: Shot, from targets: Targets) throws(RenderingError) {
    targets.occlusion.bind()
    let (occlusion, smoothing) = (try program(.occlusion), try program(.occlusionSmoothing))
    occlusion.use()
    targets.single.depth?.bind(to: 0)
    occlusion.set("depths", 0)
    occlusion.set("projection", matrix: shot.frame.projection.elements)
    occlusion.set(
      "pixel", SIMD2(1 / Float(targets.single.width), 1 / Float(targets.single.height)))
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

extension Additions {
  /// What a picture needs.
  fileprivate init(_ shot: Shot) {
    self.init(
      occlusion: shot.quality.hasOcclusion, ghosts: shot.hasGhosts, outlines: shot.hasOutlines,
      smoothing: shot.quality.smoothsEdges, caps: shot.frame.section != nil)
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
