#if Drawing
internal import BedsideStore
internal import Drawing

extension Pigment {
  /// The words.
  static let ink = Pigment(hex: 0x1F_2933)
  /// Words of less weight; legible on white and on the tint of bands.
  static let softInk = Pigment(hex: 0x52_606D)
  /// Axes.
  static let axis = Pigment(hex: 0x7B_8794)
  /// Lines behind the values.
  static let grid = Pigment(hex: 0xE1_E5EA)
  /// The ground of every second band.
  static let band = Pigment(hex: 0xF3_F5F7)
  /// The paper.
  static let paper = Pigment(hex: 0xFF_FFFF)

  /// A colour by its three bytes.
  init(hex: UInt32) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The colour thinned with white; 1 leaves it as it is.
  func tint(_ share: Double) -> Pigment {
    let part = { (value: Double) in 1 - (1 - value) * share }
    return Pigment(red: part(red), green: part(green), blue: part(blue))
  }

  /// The colour darkened; 1 leaves it as it is.
  func shade(_ share: Double) -> Pigment {
    Pigment(red: red * share, green: green * share, blue: blue * share)
  }
}

extension ChartColor {
  /// The colour of the palette of Okabe and Ito, as it is printed.
  var pigment: Pigment {
    switch self {
    case .blue: Pigment(hex: 0x00_72B2)
    case .vermillion: Pigment(hex: 0xD5_5E00)
    case .green: Pigment(hex: 0x00_9E73)
    case .orange: Pigment(hex: 0xE6_9F00)
    case .sky: Pigment(hex: 0x56_B4E9)
    case .purple: Pigment(hex: 0xCC_79A7)
    }
  }
}
#endif
