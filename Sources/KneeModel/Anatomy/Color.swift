/// A colour of the sRGB space, as on a screen.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// Red, from 0 to 255.
  public let red: Int
  /// Green, from 0 to 255.
  public let green: Int
  /// Blue, from 0 to 255.
  public let blue: Int

  /// Makes a colour from a number like 0xE5D9C0.
  public init(_ rgb: Int) {
    red = rgb >> 16 & 255
    green = rgb >> 8 & 255
    blue = rgb & 255
  }

  /// The colour as `#E5D9C0`.
  public var description: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
