/// How a picture lies on a surface, from the options of a texture statement.
public struct TextureMapping: Sendable, Hashable {
  /// What a picture that stands for one number is read from (`-imfchan`).
  public enum Channel: String, Sendable, Hashable, CaseIterable {
    /// Red.
    case red = "r"
    /// Green.
    case green = "g"
    /// Blue.
    case blue = "b"
    /// The opacity.
    case matte = "m"
    /// How bright it is.
    case luminance = "l"
  }

  /// What u and v are multiplied by (`-s`).
  public var scale = SIMD2<Float>(1, 1)
  /// What is then added to them (`-o`).
  public var offset = SIMD2<Float>(0, 0)
  /// Whether the picture is there once, its edge spread out around it, instead of repeated
  /// (`-clamp on`).
  public var clamps = false
  /// What heights, and the slopes of normals, are multiplied by (`-bm`).
  public var strength: Float = 1
  /// The channel that was asked for, if any was.
  public var channel: Channel?

  /// Makes the mapping of a statement without options.
  public init() {}
}
