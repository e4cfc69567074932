internal import BedsideCore
internal import BedsideViewing
internal import COpenGL

extension Renderer {
  /// Draws everything but the finish.
  func prepared(
    _ frame: Frame, _ width: Int, _ height: Int, _ quality: Quality, _ pixelsPerPoint: Float
  ) throws(RenderingError) -> Targets {
    let targets = try targets(width, height, quality)
    // Lines around parts are added at the finish, so a frame that differs only in them is drawn.
    let unlined = frame.withoutOutlines
    if targets === latest, unlined == latestFrame, quality == latestQuality { return targets }
    (latest, latestFrame, latestQuality) = (targets, unlined, quality)
    let drawn = targets.multiple ?? targets.single
    drawn.bind()
    glEnable(GLenum(GL_FRAMEBUFFER_SRGB))
    glEnable(GLenum(GL_MULTISAMPLE))
    drawBackdrop(frame.backdrop)
    glEnable(GLenum(GL_DEPTH_TEST))
    glDepthFunc(GLenum(GL_LEQUAL))
    glDepthMask(GLboolean(GL_TRUE))
    glClear(GLbitfield(GL_DEPTH_BUFFER_BIT))
    drawParts(frame, .shown, with: solid)
    drawStrokes(frame, pixelsPerPoint * quality.scale)
    if quality.hasOcclusion, let multiple = targets.multiple {
      // Occlusion is that of the solid parts, so their depth is taken before the ghosts' is added.
      multiple.resolve(to: targets.single)
      multiple.bind()
    }
    if quality.hasOcclusion { drawOcclusion(frame, from: targets, pixelsPerPoint * quality.scale) }
    if frame.parts.contains(where: { $0.visibility == .ghosted }) {
      drawGhosts(frame, into: drawn)
      targets.multiple?.resolve(to: targets.single)
    } else if !quality.hasOcclusion {
      targets.multiple?.resolve(to: targets.single)
    }
    glDisable(GLenum(GL_DEPTH_TEST))
    glDisable(GLenum(GL_CULL_FACE))
    glDisable(GLenum(GL_FRAMEBUFFER_SRGB))
    return targets
  }

  /// Puts the finished picture into whatever is bound.
  func finish(
    _ frame: Frame, from targets: Targets, _ quality: Quality, _ pixelsPerPoint: Float
  ) throws(RenderingError) {
    let hasOutlines = frame.parts.contains { $0.outline != nil && $0.visibility == .shown }
    let composite = try composite(
      Additions(occlusion: quality.hasOcclusion, outlines: hasOutlines))
    composite.use()
    bind(targets, for: frame, in: composite)
    composite.set("width", max(1, 2.2 * pixelsPerPoint * quality.scale))
    let (_, _, third, fourth) = frame.projection.columns
    composite.set("depthRange", SIMD2(third.z, fourth.z))
    composite.set("strength", 1 / reach(frame, pixelsPerPoint))
    empty.bind()
    empty.draw(triangles: 0..<1)
  }

  private func composite(_ additions: Additions) throws(RenderingError) -> ShaderProgram {
    if let known = composites[additions] { return known }
    let made = try ShaderProgram(
      "composite", vertex: BackdropShader.vertex,
      fragment: CompositeShader.fragment(
        hasOcclusion: additions.occlusion, hasOutlines: additions.outlines))
    composites[additions] = made
    return made
  }

  private func bind(_ targets: Targets, for frame: Frame, in composite: ShaderProgram) {
    targets.single.color?.bind(to: 0)
    targets.single.part?.bind(to: 1)
    targets.smoothed.color?.bind(to: 2)
    targets.single.depth?.bind(to: 3)
    updateOutlines(frame)
    outlines?.bind(to: 4)
    for (unit, name) in ["colors", "parts", "occlusion", "depths", "outlines"].enumerated() {
      composite.set(name, unit)
    }
  }

  /// How far around a point others count as hiding it, in the model's units.
  func reach(_ frame: Frame, _ pixelsPerPoint: Float) -> Float {
    min(frame.unitsPerPoint * 42, frame.radius * 0.16)
  }

  private func drawBackdrop(_ kind: Backdrop) {
    let (middle, edge) = kind.colors
    glDisable(GLenum(GL_DEPTH_TEST))
    glDisable(GLenum(GL_CULL_FACE))
    glDisable(GLenum(GL_BLEND))
    backdrop.use()
    backdrop.set("middle", middle.light)
    backdrop.set("edge", edge.light)
    empty.bind()
    empty.draw(triangles: 0..<1)
  }

  private func drawOcclusion(_ frame: Frame, from targets: Targets, _ pixelsPerPoint: Float) {
    targets.occlusion.bind()
    glDisable(GLenum(GL_DEPTH_TEST))
    glDisable(GLenum(GL_CULL_FACE))
    occlusion.use()
    targets.single.depth?.bind(to: 0)
    occlusion.set("depths", 0)
    occlusion.set("projection", matrix: frame.projection.elements)
    occlusion.set(
      "pixel", SIMD2(1 / Float(targets.single.width), 1 / Float(targets.single.height)))
    occlusion.set("reach", reach(frame, pixelsPerPoint))
    occlusion.set("bias", 0.0008)
    empty.bind()
    empty.draw(triangles: 0..<1)
    targets.smoothed.bind()
    smoothing.use()
    targets.occlusion.color?.bind(to: 0)
    smoothing.set("occlusion", 0)
    smoothing.set("strength", 1 / reach(frame, pixelsPerPoint))
    empty.draw(triangles: 0..<1)
    glEnable(GLenum(GL_DEPTH_TEST))
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
    case .black:
      (ModelColor(red: 0, green: 0, blue: 0), ModelColor(red: 0, green: 0, blue: 0))
    }
  }
}

extension Frame {
  fileprivate var withoutOutlines: Frame {
    var frame = self
    for index in frame.parts.indices { frame.parts[index].outline = nil }
    return frame
  }
}
