/// The fat pad behind the patellar tendon (Hoffa's): it fills the room in front of the joint
/// between kneecap, thigh bone and shin bone.
struct FatPad: Sendable {
  static let box = Box(Vector(-24, -27, 14), Vector(28, 22, 52))

  /// Where it hangs on the kneecap.
  static let upper = Vector(1.8, 22, 44.8)
  /// Where it lies on the shin bone.
  static let lower = Vector(2, -6, 27)

  let solid: Solid

  /// Makes the pad in the room that its neighbours leave.
  init(between neighbours: Solid) {
    let behindPatella = Solid.ellipsoid(center: Vector(2, 4.5, 31), radii: Vector(20, 11, 13))
    let behindTendon = Solid.ellipsoid(center: Vector(2, -8, 29), radii: Vector(15, 14, 9))
    let body = behindPatella.union(behindTendon, blend: 8)
    solid = Solid { p in
      // Fat lies in small lobules.
      let lobules = 0.28 * wave(p.x / 6.1 + 0.3 * wave(p.y / 9)) * wave(p.y / 5.3 + p.z / 8)
      let d = body(p) + lobules
      guard d < 4 else { return d }
      return smoothMax(d, 0.7 - neighbours(p), 1.6)
    }
  }
}
