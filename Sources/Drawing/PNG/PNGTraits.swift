/// What a PNG file says of its picture besides the pixels.
public struct PNGTraits: Hashable, Sendable {
  /// How many pixels are an inch on paper.
  public var pixelsPerInch: Double
  /// The title; empty for none.
  public var title: String
  /// What it shows; empty for nothing.
  public var description: String

  /// Makes the traits of a picture.
  public init(pixelsPerInch: Double, title: String = "", description: String = "") {
    self.pixelsPerInch = pixelsPerInch
    self.title = title
    self.description = description
  }
}
