/// A point as it stands in the file: whole thousandths of a millimetre.
struct WrittenPoint: Hashable {
  let x: Int
  let y: Int
  let z: Int

  init(_ p: Vector) {
    x = Int((p.x * 1000).rounded())
    y = Int((p.y * 1000).rounded())
    z = Int((p.z * 1000).rounded())
  }

  /// Whether three points lie on a line, exactly.
  static func areCollinear(_ a: WrittenPoint, _ b: WrittenPoint, _ c: WrittenPoint) -> Bool {
    let u = (b.x - a.x, b.y - a.y, b.z - a.z)
    let v = (c.x - a.x, c.y - a.y, c.z - a.z)
    return u.1 * v.2 == u.2 * v.1 && u.2 * v.0 == u.0 * v.2 && u.0 * v.1 == u.1 * v.0
  }
}
