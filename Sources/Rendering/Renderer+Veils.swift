internal import BedsideViewing
internal import COpenGL

/// The parts that let some light through.
extension Renderer {
  /// What is drawn of them.
  enum VeilPass {
    /// Their light, added up.
    case light
    /// The number of the nearest.
    case number

    fileprivate var cap: CapShader.Pass {
      switch self {
      case .light: .veil
      case .number: .number
      }
    }

    fileprivate func key(_ variant: SurfaceShader.Variant) -> ProgramKey {
      switch self {
      case .light: .veil(variant)
      case .number: .number(variant)
      }
    }
  }

  /// Draws the clear surfaces of all parts that are shown, and their faces where a plane cuts them.
  func drawVeils(_ shot: Shot, _ pass: VeilPass) throws(RenderingError) {
    let scene = scene(for: shot.quality)
    for index in shot.veiledParts where shot.frame.parts[index].visibility == .shown {
      let part = model.parts[index]
      let cut = Cut(of: part, at: index, in: shot.frame)
      guard cut != .away else { continue }
      let hasCap = cut == .across && part.cap == .veil
      if cut == .across { glEnable(GLenum(GL_CLIP_DISTANCE0)) }
      if hasCap { countSides() }
      try draw(index, of: scene, shot, isCut: cut == .across, only: \.isVeiled) { pass.key($0) }
      if hasCap { try count(index, of: scene, shot, only: { !$0.isVeiled }) }
      glDisable(GLenum(GL_CLIP_DISTANCE0))
      if hasCap { try drawCap(pass.cap, of: index, shot) }
    }
  }

  /// Draws which clear part is nearest where, in front of the solid ones.
  ///
  /// A picture of its own, as what lies behind keeps its number for the line around it.
  func drawVeilNumbers(_ shot: Shot, into targets: Targets) throws(RenderingError) {
    let veils = try targets.veils()
    veils.bind()
    let none: [GLuint] = [0, 0, 0, 0]
    unsafe glClearBufferuiv(GLenum(GL_COLOR), 0, none)
    glClearBufferfi(GLenum(GL_DEPTH_STENCIL), 0, 1, 0)
    veils.copyDepth(of: targets.scene)
    glDisable(GLenum(GL_CULL_FACE))
    glFrontFace(GLenum(shot.frame.isMirrored ? GL_CW : GL_CCW))
    try drawVeils(shot, .number)
  }
}

extension Framebuffer {
  /// Takes over the depth of another one of the same size.
  fileprivate func copyDepth(of other: Framebuffer) {
    let (width, height) = (GLint(width), GLint(height))
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), other.handle)
    glBlitFramebuffer(
      0, 0, width, height, 0, 0, width, height, GLbitfield(GL_DEPTH_BUFFER_BIT),
      GLenum(GL_NEAREST))
    glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), handle)
  }
}
