internal import BedsideCore
internal import BedsideViewing
internal import COpenGL

extension Renderer {
  /// Draws the parts that are seen in one way.
  func drawParts(_ frame: Frame, _ visibility: Visibility, with program: ShaderProgram) {
    program.use()
    program.set("modelView", matrix: frame.modelView.elements)
    program.set("projection", matrix: frame.projection.elements)
    program.set("up", frame.up)
    scene.bind()
    for (index, part) in model.parts.enumerated() where frame.parts[index].visibility == visibility
    {
      cull(part.winding, frame.isMirrored)
      program.set(frame.parts[index].motion)
      program.set("part", UInt32(min(index + 1, Int(UInt16.max))))
      for surface in part.surfaces {
        program.set("base", Self.base(surface.color, frame.parts[index]))
        program.set("specular", surface.specular)
        program.set("shininess", surface.shininess)
        scene.draw(triangles: surface.triangles)
      }
    }
  }

  func drawStrokes(_ frame: Frame, _ pixelsPerPoint: Float) {
    guard let strokes else { return }
    stroke.use()
    stroke.set("modelView", matrix: frame.modelView.elements)
    stroke.set("projection", matrix: frame.projection.elements)
    stroke.set("ink", SIMD3<Float>(repeating: frame.backdrop == .light ? 0.05 : 0.7))
    glPointSize(max(1, 3 * pixelsPerPoint))
    strokes.draw()
  }

  /// Draws the nearest transparent surfaces over the solid ones.
  ///
  /// Their depth goes first, so that each pixel is blended once and the order of parts is
  /// without meaning.
  func drawGhosts(_ frame: Frame, into target: Framebuffer) {
    target.bind()
    glColorMask(0, 0, 0, 0)
    drawParts(frame, .ghosted, with: ghost)
    glColorMask(1, 1, 1, 1)
    let colorOnly = [GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_NONE)]
    unsafe glDrawBuffers(2, colorOnly)
    glEnable(GLenum(GL_BLEND))
    glBlendFunc(GLenum(GL_SRC_ALPHA), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    drawParts(frame, .ghosted, with: ghost)
    glDisable(GLenum(GL_BLEND))
    let both = [GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_COLOR_ATTACHMENT1)]
    unsafe glDrawBuffers(2, both)
  }

  /// Leaves out the sides of triangles that cannot be seen.
  private func cull(_ winding: ModelPart.Winding, _ isMirrored: Bool) {
    glFrontFace(GLenum(isMirrored ? GL_CW : GL_CCW))
    switch winding {
    case .open: glDisable(GLenum(GL_CULL_FACE))
    case .outward, .inward:
      glEnable(GLenum(GL_CULL_FACE))
      glCullFace(GLenum(winding == .outward ? GL_BACK : GL_FRONT))
    }
  }

  private static func base(_ color: ModelColor, _ look: Frame.Look) -> SIMD3<Float> {
    var light = color.light
    let grey = SIMD3<Float>(repeating: (light * SIMD3(0.2126, 0.7152, 0.0722)).sum())
    light = grey + (light - grey) * look.colorfulness
    guard let tint = look.tint else { return light }
    return light + (tint.light - light) * look.tintShare
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
      let place = (index + 1) * 4
      pixels.replaceSubrange(place..<place + 4, with: [color.red, color.green, color.blue, 255])
    }
    let table = Texture(.bytes, width: width, height: height, pixels: pixels)
    outlines = table
  }
}
