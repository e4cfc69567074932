/// Which indices a corner has, as a type: so the loops for each shape are compiled apart.
protocol CornerShape {
  static var hasTexcoord: Bool { get }
  static var hasNormal: Bool { get }
}

extension CornerShape {
  /// How often a corner repeats its first index if all are equal.
  @inline(__always)
  static var copies: Int { (hasTexcoord ? 1 : 0) &+ (hasNormal ? 1 : 0) }

  /// The slashes between two indices: two where the texture index is left out.
  @inline(__always)
  static var slashes: Int { hasNormal && !hasTexcoord ? 2 : 1 }
}

/// The shapes of corners.
enum CornerShapes {
  /// A position: `7`.
  enum Position: CornerShape {
    static let hasTexcoord = false
    static let hasNormal = false
  }

  /// Position and texture: `7/1`.
  enum Texcoord: CornerShape {
    static let hasTexcoord = true
    static let hasNormal = false
  }

  /// Position and normal: `7//3`.
  enum Normal: CornerShape {
    static let hasTexcoord = false
    static let hasNormal = true
  }

  /// All three: `7/1/3`.
  enum Both: CornerShape {
    static let hasTexcoord = true
    static let hasNormal = true
  }
}
