/// What tells one set of targets from another.
struct TargetKey: Hashable {
  var width: Int
  var height: Int
  var samples: Int
}

/// The pictures that a frame goes through before it is finished.
final class Targets {
  /// What is drawn into when edges are sampled more than once.
  let multiple: Framebuffer?
  /// Colours, parts and depth with one sample a pixel.
  let single: Framebuffer
  /// Occlusion, half as wide and high; a quarter where speed matters more.
  let occlusion: Framebuffer
  /// The same, smoothed.
  let smoothed: Framebuffer

  init(_ key: TargetKey) throws(RenderingError) {
    multiple =
      key.samples > 1
      ? try Framebuffer(width: key.width, height: key.height, samples: key.samples) : nil
    single = try Framebuffer(
      width: key.width, height: key.height, color: .color, withPartsAndDepth: true)
    let share = key.samples > 1 ? 2 : 4
    let (width, height) = (max(key.width / share, 1), max(key.height / share, 1))
    occlusion = try Framebuffer(
      width: width, height: height, color: .occlusion, withPartsAndDepth: false)
    smoothed = try Framebuffer(
      width: width, height: height, color: .occlusion, withPartsAndDepth: false)
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
