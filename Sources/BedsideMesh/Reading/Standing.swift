/// How positions are brought near zero and to a size that Floats and drawing can do with.
struct Standing: Hashable, Sendable {
  /// The point of the file that becomes zero.
  var origin = SIMD3<Double>.zero
  /// The length in the file that becomes 1; a power of two.
  var scale = 1.0

  /// How a model is best brought near; nil for one that is well where it is.
  init?(for bounds: BoundingBox) {
    // Where all coordinates of an axis are missing the box is no box.
    guard bounds.minimum.max().isFinite, bounds.maximum.min().isFinite else { return nil }
    let size = bounds.size.max()
    let distance = max(abs(bounds.minimum.min()), abs(bounds.maximum.max()))
    // So far off that single precision makes one point of all.
    let isFar = size == 0 ? distance >= 1_048_576 : distance > 1024 * size
    let isExtreme = size > Self.largest || size > 0 && size < Self.smallest
    guard isFar || isExtreme else { return nil }
    origin = bounds.center
    if isExtreme { scale = Double(sign: .plus, exponent: size.exponent, significand: 1) }
  }

  /// Sizes beyond these are brought to 1, as drawing takes them to the fourth power, which must not
  /// leave the range of Floats.
  private static let largest = 1e9
  private static let smallest = 1e-8

  /// The place of a coordinate of the file.
  func place(of coordinate: Double, along axis: Int) -> Float {
    Float((coordinate - origin[axis]) / scale)
  }
}
