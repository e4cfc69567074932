internal import COpenGL

/// What tells one set of targets from another.
struct TargetKey: Hashable {
  var width: Int
  var height: Int
  var samples: Int
}

/// The pictures that a frame goes through before it is finished.
final class Targets {
  /// Colours, parts and depth with one sample a pixel.
  let single: Framebuffer
  /// What is drawn into when edges are sampled more than once.
  let multiple: Framebuffer?
  /// Occlusion, half as wide and high; a quarter where speed matters more.
  let occlusion: Framebuffer
  /// The same, smoothed.
  let smoothed: Framebuffer
  private let key: TargetKey
  private let depth: Renderbuffer?
  private var madeGhosts: (single: Framebuffer, multiple: Framebuffer?)?

  init(_ key: TargetKey) throws(RenderingError) {
    self.key = key
    let (width, height, samples) = (key.width, key.height, key.samples)
    if samples > 1 {
      let depth = Renderbuffer(
        GL_DEPTH24_STENCIL8, width: width, height: height, samples: samples)
      self.depth = depth
      multiple = try Framebuffer(
        [GL_SRGB8_ALPHA8, GL_R16UI].map {
          Renderbuffer($0, width: width, height: height, samples: samples)
        }, depth: depth)
    } else {
      (depth, multiple) = (nil, nil)
    }
    single = try Framebuffer(
      width: width, height: height, color: .color, second: .part, hasDepth: true)
    let share = samples > 1 ? 2 : 4
    let small = (width: max(width / share, 1), height: max(height / share, 1))
    occlusion = try Framebuffer(width: small.width, height: small.height, color: .occlusion)
    smoothed = try Framebuffer(width: small.width, height: small.height, color: .occlusion)
  }

  /// Where transparent parts are added up, behind the depth of the solid ones; made when first
  /// needed.
  func ghosts() throws(RenderingError) -> (single: Framebuffer, multiple: Framebuffer?) {
    if let madeGhosts { return madeGhosts }
    let one = try Framebuffer(
      width: key.width, height: key.height, color: .light, second: .weight, depth: single.depth)
    var many: Framebuffer?
    if let depth {
      many = try Framebuffer(
        [GL_RGBA16F, GL_R16F].map {
          Renderbuffer($0, width: key.width, height: key.height, samples: key.samples)
        }, depth: depth)
    }
    madeGhosts = (one, many)
    return (one, many)
  }
}

extension Renderer {
  /// The targets for a picture; those of other sizes go.
  func targets(_ width: Int, _ height: Int, _ quality: Quality) throws(RenderingError) -> Targets {
    let key = TargetKey(
      width: max(Int(Float(width) * quality.scale), 1),
      height: max(Int(Float(height) * quality.scale), 1), samples: quality.samples)
    if let known = targets[key] { return known }
    // A still and a moving picture of one window are kept; more than that is an old size.
    if targets.count > 2 { targets = [:] }
    let made = try Targets(key)
    targets[key] = made
    return made
  }
}
