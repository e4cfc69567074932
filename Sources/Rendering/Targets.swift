/// What tells one set of targets from another.
struct TargetKey: Hashable {
  var width: Int
  var height: Int
  /// How many pixels of these targets share a pixel of the picture's occlusion, along each side.
  var occlusionShare: Int
}

/// The pictures that a frame goes through before it is finished.
final class Targets {
  /// Colours, parts and depth.
  let scene: Framebuffer
  /// Occlusion, which changes so slowly that fewer pixels are enough.
  let occlusion: Framebuffer
  /// The same, smoothed.
  let smoothed: Framebuffer
  private var madeGhosts: Framebuffer?
  private var madeVeils: Framebuffer?

  init(_ key: TargetKey) throws(RenderingError) {
    scene = try Framebuffer(
      width: key.width, height: key.height, color: .color, second: .part, hasDepth: true)
    let share = key.occlusionShare
    let small = (width: max(key.width / share, 1), height: max(key.height / share, 1))
    occlusion = try Framebuffer(width: small.width, height: small.height, color: .occlusion)
    smoothed = try Framebuffer(width: small.width, height: small.height, color: .occlusion)
  }

  /// Where transparent parts are added up, behind the depth of the solid ones; made when first
  /// needed.
  func ghosts() throws(RenderingError) -> Framebuffer {
    if let madeGhosts { return madeGhosts }
    let made = try Framebuffer(
      width: scene.width, height: scene.height, color: .light, second: .weight,
      depth: scene.depth)
    madeGhosts = made
    return made
  }

  /// The clear parts in front of the solid ones, with the depth of both; made when first needed.
  func veils() throws(RenderingError) -> Framebuffer {
    if let madeVeils { return madeVeils }
    let made = try Framebuffer(
      width: scene.width, height: scene.height, color: .part, hasDepth: true)
    madeVeils = made
    return made
  }
}

extension TargetKey {
  /// The targets that a picture needs.
  init(_ shot: Shot) {
    self.init(
      width: shot.drawnSide(shot.width), height: shot.drawnSide(shot.height), occlusionShare: 4)
  }
}
