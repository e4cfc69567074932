internal import BedsideCore
internal import BedsideViewing
internal import COpenGL

extension Renderer {
  /// Draws the solid parts, and the faces where a plane cuts them.
  func drawSolids(_ shot: Shot) throws(RenderingError) {
    let scene = scene(for: shot.quality)
    for (index, part) in model.parts.enumerated()
    where shot.frame.parts[index].visibility == .shown {
      switch Cut(of: part, at: index, in: shot.frame) {
      case .away: continue
      case .none:
        cull(part, shot.frame.isMirrored)
        let eye =
          part.showsBacks
          ? nil : shot.frame.parts[index].motion.start(of: shot.frame.modelView.eye)
        try draw(index, of: scene, shot, from: eye, only: { !$0.isClear }) { .solid($0) }
      case .across:
        try drawCut(index, of: scene, shot)
      }
    }
  }

  /// Adds the layers of transparent parts up, behind nothing but the solid ones.
  func drawGhosts(_ shot: Shot, into targets: Targets) throws(RenderingError) {
    try targets.ghosts().bind()
    let (open, none): ([GLfloat], [GLfloat]) = ([0, 0, 0, 1], [0, 0, 0, 0])
    unsafe glClearBufferfv(GLenum(GL_COLOR), 0, open)
    unsafe glClearBufferfv(GLenum(GL_COLOR), 1, none)
    glDepthMask(GLboolean(GL_FALSE))
    glDisable(GLenum(GL_CULL_FACE))
    glFrontFace(GLenum(shot.frame.isMirrored ? GL_CW : GL_CCW))
    glEnable(GLenum(GL_BLEND))
    // Light and weights are added; the first target's opacity is multiplied by what each lets through.
    glBlendFuncSeparate(
      GLenum(GL_ONE), GLenum(GL_ONE), GLenum(GL_ZERO), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    let scene = scene(for: shot.quality)
    for (index, part) in model.parts.enumerated()
    where shot.frame.parts[index].visibility == .ghosted {
      let cut = Cut(of: part, at: index, in: shot.frame)
      guard cut != .away else { continue }
      let hasCap = cut == .across && model.parts[index].cap != .none
      if cut == .across { glEnable(GLenum(GL_CLIP_DISTANCE0)) }
      if hasCap { countSides() }
      try draw(index, of: scene, shot, isCut: cut == .across) { .ghost($0) }
      glDisable(GLenum(GL_CLIP_DISTANCE0))
      if hasCap { try drawCap(.veil, of: index, shot) }
    }
    try drawVeils(shot, .light)
    glDisable(GLenum(GL_BLEND))
    glDepthMask(GLboolean(GL_TRUE))
  }

  /// Draws the lines and points of the model, if it has any.
  func drawStrokes(_ shot: Shot) throws(RenderingError) {
    guard let strokes else { return }
    let isCut = shot.frame.section != nil
    let stroke = try begin({ .stroke($0) }, SurfaceShader.Variant(isCut: isCut), shot)
    stroke.set("ink", SIMD3<Float>(repeating: shot.frame.backdrop == .light ? 0.05 : 0.7))
    glPointSize(max(1, 3 * shot.drawnPixelsPerPoint))
    if isCut { glEnable(GLenum(GL_CLIP_DISTANCE0)) }
    // Lines are as wide as one pixel that is drawn, so for a wider one they are drawn side by side.
    let (width, height) = (shot.drawnSide(shot.width), shot.drawnSide(shot.height))
    for step in 0..<max(Int(shot.scale * shot.scale), 1) {
      let shift = Vector(
        Float(step % 2) * 2 / Float(width), Float(step / 2) * 2 / Float(height), 0)
      let projection = Matrix4(translation: shift) * shot.frame.projection
      stroke.set("projection", matrix: projection.elements)
      strokes.draw()
    }
    glDisable(GLenum(GL_CLIP_DISTANCE0))
  }

  /// Makes a program for surfaces the one that draws, with what all parts have in common.
  private func begin(
    _ key: (SurfaceShader.Variant) -> ProgramKey, _ variant: SurfaceShader.Variant, _ shot: Shot
  ) throws(RenderingError) -> ShaderProgram {
    let key = key(variant)
    let program = try program(key)
    program.use()
    program.set("modelView", matrix: shot.frame.modelView.elements)
    program.set("projection", matrix: shot.frame.projection.elements)
    program.set("up", shot.frame.up)
    if variant.isCut, let section = shot.frame.section {
      program.set("section", section.equation(in: shot.frame.view))
    }
    if case .ghost = key {
      program.set("glass", shot.frame.backdrop.glass)
      program.set("edge", shot.frame.backdrop.glassEdge)
    }
    return program
  }

  /// Draws the surfaces of a part, or those that are `wanted`, without what faces away from `eye`.
  ///
  /// Surfaces with and without pictures have programs of their own.
  func draw(
    _ index: Int, of scene: Scene, _ shot: Shot, from eye: Vector? = nil, isCut: Bool = false,
    only wanted: ((ModelPart.Surface) -> Bool)? = nil,
    with key: (SurfaceShader.Variant) -> ProgramKey
  ) throws(RenderingError) {
    let look = shot.frame.parts[index]
    var variant = SurfaceShader.Variant(
      isCut: isCut, moves: look.motion != .still, isPainted: scene.isPainted)
    var current: ShaderProgram?
    for (place, surface) in model.parts[index].surfaces.enumerated() {
      if let wanted, !wanted(surface) { continue }
      let stretches = scene.stretches(part: index, surface: place, from: eye)
      guard !stretches.isEmpty else { continue }
      let wishes = (surface.texturing?.transparency, surface.texturing?.relief != nil)
      let program: ShaderProgram
      if let current, (variant.texturing, variant.hasRelief) == wishes {
        program = current
      } else {
        (variant.texturing, variant.hasRelief) = wishes
        program = try begin(key, variant, shot)
        program.set("part", Self.number(of: index))
        if variant.moves { program.set(look.motion) }
        current = program
      }
      program.set(surface, look)
      if let texturing = surface.texturing { pictures.bind(texturing, in: program) }
      scene.buffers.bind()
      scene.buffers.draw(triangles: stretches)
    }
  }

  /// Leaves out the sides of triangles that cannot be seen.
  private func cull(_ part: ModelPart, _ isMirrored: Bool) {
    glFrontFace(GLenum(isMirrored ? GL_CW : GL_CCW))
    guard !part.showsBacks else { return glDisable(GLenum(GL_CULL_FACE)) }
    glEnable(GLenum(GL_CULL_FACE))
    glCullFace(GLenum(part.winding == .outward ? GL_BACK : GL_FRONT))
  }

  /// Brings the table of outlines up to date: one colour for each part, none for most.
  func updateOutlines(_ frame: Frame) {
    guard frame.parts != outlined || outlines == nil else { return }
    outlined = frame.parts
    let width = 1024
    let height = (frame.parts.count + 1) / width + 1
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for (index, look) in frame.parts.enumerated() {
      guard let color = look.outline else { continue }
      let place = Int(Self.number(of: index)) * 4
      pixels.replaceSubrange(place..<place + 4, with: [color.red, color.green, color.blue, 255])
    }
    outlines = Texture(.bytes, width: width, height: height, pixels: pixels)
  }
}

extension Backdrop {
  /// What the light of ghosts is multiplied by where they face the viewer.
  var glass: Vector { self == .light ? Vector(0.66, 0.76, 0.88) : Vector(0.70, 0.80, 0.92) }

  /// The same at their rim, which is darker than a bright background and brighter than a dark one.
  var glassEdge: Vector { self == .light ? Vector(0.36, 0.46, 0.60) : Vector(0.85, 1.0, 1.2) }
}

extension ShaderProgram {
  /// Sets how a surface sends light back.
  func set(_ surface: ModelPart.Surface, _ look: Frame.Look) {
    if surface.texturing == nil {
      set("base", surface.base(look))
    } else {
      // What the look does to colours is done to those of the picture.
      set("base", surface.color.light)
      set("colorfulness", look.colorfulness)
      set("tint", SIMD4(look.tint?.light ?? .zero, look.tint == nil ? 0 : look.tintShare))
    }
    set("roughness", surface.roughness)
    set("reflectance", surface.reflectance)
    set("metalness", surface.metalness)
    set("density", surface.opacity)
  }
}

extension ModelPart.Surface {
  /// The colour as light, as far as a look leaves it; with the mean of its picture, if asked for.
  func base(_ look: Frame.Look, meanOfPicture: Bool = false) -> SIMD3<Float> {
    var light = color.light
    if meanOfPicture, let texturing { light *= texturing.meanLight }
    let grey = SIMD3<Float>(repeating: (light * SIMD3(0.2126, 0.7152, 0.0722)).sum())
    light = grey + (light - grey) * look.colorfulness
    guard let tint = look.tint else { return light }
    return light + (tint.light - light) * look.tintShare
  }
}
