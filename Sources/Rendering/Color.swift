internal import BedsideCore

extension ModelColor {
  /// The colour as light: without the curve of sRGB, by a cubic that is right to half a percent.
  var light: SIMD3<Float> {
    let value = encoded
    return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
  }

  /// The components in 0...1, as they are encoded.
  var encoded: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) / 255 }
}
