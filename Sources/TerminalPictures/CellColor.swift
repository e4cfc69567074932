/// A colour as a terminal's cells have it.
public struct CellColor: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8

  /// Makes a colour of sRGB components.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How bright it looks, 0 to 1.
  public var brightness: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  /// The colour at its brightest: what a sign is written with whose form tells how bright it is.
  var vivid: CellColor {
    let most = Int(max(red, green, blue, 1))
    func raised(_ value: UInt8) -> UInt8 { UInt8(Int(value) * 255 / most) }
    return CellColor(raised(red), raised(green), raised(blue))
  }

  /// The nearest colour of the 256 that terminals number: a cube of 6 by 6 by 6, or a grey.
  public var number256: Int {
    let (r, g, b) = (
      Self.cubeStep(Int(red)), Self.cubeStep(Int(green)), Self.cubeStep(Int(blue))
    )
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    let cubeColor = CellColor(Self.cubeLevel(r), Self.cubeLevel(g), Self.cubeLevel(b))
    let level = UInt8(8 + 10 * grey)
    let greyColor = CellColor(level, level, level)
    let isGrey = distance(to: greyColor) < distance(to: cubeColor)
    return isGrey ? 232 + grey : 16 + 36 * r + 6 * g + b
  }

  /// The nearest of the sixteen colours that every colour terminal has.
  public var number16: Int {
    Self.sixteen.indices.min { distance(to: Self.sixteen[$0]) < distance(to: Self.sixteen[$1]) }
      ?? 0
  }

  private static func cubeLevel(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }

  private static func cubeStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static let sixteen: [CellColor] = [
    CellColor(0, 0, 0), CellColor(205, 0, 0), CellColor(0, 205, 0), CellColor(205, 205, 0),
    CellColor(0, 0, 238), CellColor(205, 0, 205), CellColor(0, 205, 205),
    CellColor(229, 229, 229), CellColor(127, 127, 127), CellColor(255, 0, 0),
    CellColor(0, 255, 0), CellColor(255, 255, 0), CellColor(92, 92, 255),
    CellColor(255, 0, 255), CellColor(0, 255, 255), CellColor(255, 255, 255),
  ]

  /// The square of a distance that weighs the components as eyes do.
  private func distance(to other: CellColor) -> Int {
    let r = Int(red) - Int(other.red)
    let g = Int(green) - Int(other.green)
    let b = Int(blue) - Int(other.blue)
    return 2 * r * r + 4 * g * g + 3 * b * b
  }
}
