/// Three vertices of a mesh by number, counter-clockwise seen from outside.
public struct Triangle: Hashable, Sendable {
  /// The first vertex.
  public var a: Int
  /// The second vertex.
  public var b: Int
  /// The third vertex.
  public var c: Int

  /// Makes a triangle from three vertex numbers, counted from 0.
  public init(_ a: Int, _ b: Int, _ c: Int) {
    self.a = a
    self.b = b
    self.c = c
  }

  var reversed: Triangle { Triangle(a, c, b) }
}
