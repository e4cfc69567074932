/// The colours that have a name.
///
/// Names are few, so that people who see colours differently, or hear them read, can tell them apart.
package enum NamedColor: String, Hashable, Sendable, CaseIterable {
  case black
  case white
  case grey
  case red
  case orange
  case yellow
  case green
  case turquoise
  case blue
  case purple
  case pink
  case brown

  /// What the name stands for, in sRGB.
  package var color: ModelColor {
    switch self {
    case .black: ModelColor(red: 0, green: 0, blue: 0)
    case .white: ModelColor(red: 255, green: 255, blue: 255)
    case .grey: ModelColor(red: 128, green: 128, blue: 128)
    case .red: ModelColor(red: 208, green: 0, blue: 0)
    case .orange: ModelColor(red: 255, green: 128, blue: 0)
    case .yellow: ModelColor(red: 255, green: 224, blue: 0)
    case .green: ModelColor(red: 0, green: 144, blue: 48)
    case .turquoise: ModelColor(red: 0, green: 176, blue: 176)
    case .blue: ModelColor(red: 0, green: 80, blue: 208)
    case .purple: ModelColor(red: 128, green: 0, blue: 160)
    case .pink: ModelColor(red: 255, green: 128, blue: 192)
    case .brown: ModelColor(red: 128, green: 72, blue: 24)
    }
  }

  /// The name of the colour that looks most like `color`.
  ///
  /// By the "redmean" distance, which weighs the components by how red the two are
  /// (https://www.compuphase.com/cmetric.htm).
  package static func nearest(to color: ModelColor) -> NamedColor {
    let distances = allCases.map { (name: $0, distance: distance($0.color, color)) }
    return distances.min { $0.distance < $1.distance }?.name ?? .grey
  }

  private static func distance(_ a: ModelColor, _ b: ModelColor) -> Int {
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    let mean = (Int(a.red) + Int(b.red)) / 2
    return ((512 + mean) * red * red) >> 8 + 4 * green * green + ((767 - mean) * blue * blue) >> 8
  }
}
