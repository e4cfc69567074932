/// Numbers as GLSL writes them.
enum ShaderText {
  /// An array of points.
  static func points(_ points: [SIMD2<Double>]) -> String {
    let texts = points.map { "vec2(\(Float($0.x)), \(Float($0.y)))" }
    return "vec2[](\(texts.joined(separator: ", ")))"
  }
}
