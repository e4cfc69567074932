/// How a part's surface looks.
public struct Material: Hashable, Sendable {
  /// Red, green and blue from 0 to 255.
  public let color: Color
  /// Sharpness of highlights, as the exponent `Ns` of material files.
  public let shine: Int

  /// Makes a material.
  public init(color: Color, shine: Int) {
    self.color = color
    self.shine = shine
  }
}
