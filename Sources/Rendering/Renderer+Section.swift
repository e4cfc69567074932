internal import BedsideViewing
internal import COpenGL

/// How a plane meets a part.
enum Cut: Hashable {
  /// The part is whole.
  case none
  /// The plane goes through it.
  case across
  /// All of it is cut away.
  case away

  /// How the plane of a frame, if there is one, meets a part.
  init(of part: ModelPart, at index: Int, in frame: Frame) {
    guard let section = frame.section, !section.wholeParts.contains(index) else {
      self = .none
      return
    }
    let depths = (frame.parts[index].box ?? part.box).corners.map(section.depth)
    let (least, most) = (depths.min() ?? 0, depths.max() ?? 0)
    self = most <= 0 ? .away : least >= 0 ? .none : .across
  }
}

extension Renderer {
  /// Draws what a plane leaves of a part, and the face where it is cut, if the part is closed.
  ///
  /// Along a line of sight, a closed part is left as often as it is entered. What the plane takes
  /// away makes a difference only where the plane itself lies inside the part, so counting fronts
  /// and backs in the stencil finds the cut face exactly.
  func drawCut(
    _ index: Int, of scene: Scene, _ shot: Shot
  ) throws(RenderingError) {
    let part = model.parts[index]
    glFrontFace(GLenum(shot.frame.isMirrored ? GL_CW : GL_CCW))
    glDisable(GLenum(GL_CULL_FACE))
    glEnable(GLenum(GL_CLIP_DISTANCE0))
    let hasCap = part.cap == .solid
    if hasCap { countSides() }
    try draw(index, of: scene, shot, isCut: true, only: { !$0.isClear }) { .solid($0) }
    if hasCap { try count(index, of: scene, shot, only: \.isClear) }
    glDisable(GLenum(GL_CLIP_DISTANCE0))
    if hasCap { try drawCap(.solid, of: index, shot) }
  }

  /// Lets what is drawn next count, in the stencil, how often a line of sight enters and leaves it.
  func countSides() {
    let (keep, more, less) = (GLenum(GL_KEEP), GLenum(GL_INCR_WRAP), GLenum(GL_DECR_WRAP))
    glEnable(GLenum(GL_STENCIL_TEST))
    glStencilFunc(GLenum(GL_ALWAYS), 0, 0xFF)
    glStencilOpSeparate(GLenum(GL_FRONT), keep, more, more)
    glStencilOpSeparate(GLenum(GL_BACK), keep, less, less)
  }

  /// Counts the surfaces of a part that another pass draws, without drawing them.
  func count(
    _ index: Int, of scene: Scene, _ shot: Shot, only wanted: @escaping (ModelPart.Surface) -> Bool
  ) throws(RenderingError) {
    guard model.parts[index].surfaces.contains(where: wanted) else { return }
    var writesDepth = GLboolean(GL_TRUE)
    unsafe glGetBooleanv(GLenum(GL_DEPTH_WRITEMASK), &writesDepth)
    let (on, off) = (GLboolean(GL_TRUE), GLboolean(GL_FALSE))
    glColorMask(off, off, off, off)
    glDepthMask(off)
    try draw(index, of: scene, shot, isCut: true, only: wanted) { .shape($0) }
    glDepthMask(writesDepth)
    glColorMask(on, on, on, on)
  }

  /// Draws the face where a part is cut: wherever more of its sides were entered than left.
  func drawCap(
    _ pass: CapShader.Pass, of index: Int, _ shot: Shot
  ) throws(RenderingError) {
    let zero = GLenum(GL_ZERO)
    glStencilFunc(GLenum(GL_NOTEQUAL), 0, 0xFF)
    glStencilOp(zero, zero, zero)
    try drawPlane(pass, of: index, shot)
    glDisable(GLenum(GL_STENCIL_TEST))
  }

  private func drawPlane(
    _ pass: CapShader.Pass, of index: Int, _ shot: Shot
  ) throws(RenderingError) {
    let (part, frame) = (model.parts[index], shot.frame)
    guard let section = frame.section, let surface = part.surfaces.first else { return }
    // Whatever the part does, its cut face is not farther away than the model is large.
    let (across, along) = section.axis.others
    let box = frame.parts[index].box ?? part.box
    let center = box.center
    let middle = center + section.inward * -section.depth(of: center)
    let radius = box.radius * 1.01
    let cap = try program(.cap(pass))
    cap.use()
    cap.set("projection", matrix: frame.projection.elements)
    cap.set("middle", frame.view.point(middle))
    cap.set("across", frame.view.direction(across * radius))
    cap.set("along", frame.view.direction(along * radius))
    cap.set("start", SIMD2(middle.dot(across), middle.dot(along)))
    cap.set("size", SIMD2(radius, radius))
    cap.set("bulk", part.box.radius / max(model.box.radius, .leastNormalMagnitude))
    cap.set("spacing", Self.spacing(frame))
    let look = frame.parts[index]
    let base = surface.base(look, meanOfPicture: true)
    let isGhost = look.visibility == .ghosted
    cap.set("base", isGhost ? base * frame.backdrop.glass : base)
    cap.set("density", isGhost ? Self.ghostCapDensity : surface.opacity)
    cap.set("part", Self.number(of: index) | UInt32(CapMark.bit))
    empty.bind()
    empty.draw(GL_TRIANGLE_STRIP, from: 0, count: 4)
  }

  /// How much of what is behind it the cut face of a ghost covers: more than its surface does where it
  /// faces the viewer, as the face is what is looked at.
  private static let ghostCapDensity: Float = 0.4

  /// The distance of the lines on cut faces: about nine points, in steps of two, so that they do not
  /// swim while the camera moves closer.
  private static func spacing(_ frame: Frame) -> Float {
    let wanted = max(frame.unitsPerPoint * 9, .leastNormalMagnitude)
    return Float(sign: .plus, exponent: wanted.exponent, significand: 1)
      * (wanted.significand > 1.5 ? 2 : 1)
  }
}

extension ModelPart {
  /// How the face where it is cut is drawn.
  enum Cap: Hashable {
    /// Not at all: an open part has no inside.
    case none
    case solid
    /// As clear as the surface.
    case veil
  }

  /// The face is coloured as the first surface is, so it is also as clear.
  var cap: Cap {
    guard winding != .open, let first = surfaces.first else { return .none }
    return first.isClear ? .veil : .solid
  }
}

extension SectionPlane.Axis {
  /// The directions of the other two axes.
  fileprivate var others: (Vector, Vector) {
    switch self {
    case .x: (Vector(0, 0, 1), Vector(0, 1, 0))
    case .y: (Vector(1, 0, 0), Vector(0, 0, 1))
    case .z: (Vector(1, 0, 0), Vector(0, 1, 0))
    }
  }
}
