/// The mean of colours by the light they stand for, to which squares come close enough for dots.
enum LightMean {
  /// The mean of the pixels of a picture that lie in the columns `across` and the rows `down`.
  static func color(
    of picture: Picture, _ across: Range<Int>, _ down: Range<Int>
  ) -> CellColor {
    var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for y in down {
      var place = (y * picture.width + across.lowerBound) * 4
      for _ in across {
        let r = UInt32(picture.pixels[place])
        let g = UInt32(picture.pixels[place + 1])
        let b = UInt32(picture.pixels[place + 2])
        red &+= r &* r
        green &+= g &* g
        blue &+= b &* b
        place &+= 4
      }
    }
    // A dot covers far fewer pixels than would overflow: 66,000 at full light.
    let count = UInt32(across.count &* down.count)
    return CellColor(root(red / count), root(green / count), root(blue / count))
  }

  /// The square root, rounded.
  static func root(_ square: UInt32) -> UInt8 { roots[Int(min(square, 65025))] }

  private static let roots: [UInt8] = (0...65025).map {
    UInt8(Double($0).squareRoot().rounded())
  }
}
