/// The curve of sRGB, as tables.
enum LightCurve {
  /// The light of each of 256 levels, by the same cubic as `ModelColor.light`.
  static let light: [Float] = (0..<256).map { level in
    let value = Float(level) / 255
    return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
  }

  /// The level that is nearest to each of 4096 steps of light.
  private static let levels: [UInt8] = {
    var level = 0
    return (0..<4096).map { step in
      let wanted = Float(step) / 4095
      while level < 255, light[level + 1] - wanted < wanted - light[level] { level += 1 }
      return UInt8(level)
    }
  }()

  /// The level that is nearest to a strength of light in 0...1.
  static func level(_ light: Float) -> UInt8 {
    levels[Int(min(max(light, 0), 1) * 4095 + 0.5)]
  }
}
