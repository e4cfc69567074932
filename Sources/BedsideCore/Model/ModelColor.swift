/// A colour as it is written in descriptions: `#RRGGBB`, in sRGB.
public struct ModelColor: Hashable, Sendable, CustomStringConvertible {
  /// The red component, 0 to 255.
  public var red: UInt8
  /// The green component, 0 to 255.
  public var green: UInt8
  /// The blue component, 0 to 255.
  public var blue: UInt8

  /// Makes a colour of three components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#RRGGBB`; nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let digits = bytes.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard bytes.count == 7, bytes.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
    let components = [0, 2, 4].map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    self.init(red: components[0], green: components[1], blue: components[2])
  }

  /// The colour as `#RRGGBB`.
  public var description: String {
    let digits = [red, green, blue].map { component in
      let text = String(component, radix: 16, uppercase: true)
      return component < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
