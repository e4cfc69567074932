public import BedsideCore

/// What something is drawn with.
public enum Ink: Hashable, Sendable {
  /// The ground of a panel, through which a little of the picture is seen.
  case panel
  /// What is read first.
  case text
  /// What is read second.
  case faint
  /// What can be clicked, or is chosen.
  case accent
  /// Text on the accent.
  case onAccent
  /// The ground of what is pointed at.
  case hover
  /// The ground of what is at hand.
  case chosen
  /// A given colour.
  case color(ModelColor)

  /// The colour and opacity on a background.
  public func shade(on backdrop: Backdrop) -> (color: ModelColor, opacity: Double) {
    let isLight = backdrop == .light
    func pick(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) -> ModelColor {
      let (red, green, blue) = isLight ? light : dark
      return ModelColor(red: red, green: green, blue: blue)
    }
    if backdrop == .contrast, let shade = contrastShade { return shade }
    return switch self {
    case .panel: (pick((255, 255, 255), (34, 39, 46)), backdrop == .black ? 1 : 0.88)
    case .text: (pick((28, 33, 40), (240, 243, 246)), 1)
    case .faint: (pick((88, 98, 110), (168, 178, 190)), 1)
    case .accent: (pick((0, 91, 184), (92, 172, 255)), 1)
    case .onAccent: (pick((255, 255, 255), (12, 20, 30)), 1)
    case .hover: (pick((28, 33, 40), (255, 255, 255)), 0.07)
    case .chosen: (pick((0, 91, 184), (92, 172, 255)), 0.16)
    case .color(let color): (color, 1)
    }
  }

  /// White, black and yellow, each at least seven times as bright as the other.
  private var contrastShade: (color: ModelColor, opacity: Double)? {
    let white = ModelColor(red: 255, green: 255, blue: 255)
    let black = ModelColor(red: 0, green: 0, blue: 0)
    let yellow = ModelColor(red: 255, green: 230, blue: 0)
    return switch self {
    case .panel, .onAccent: (black, 1)
    case .text, .faint: (white, 1)
    case .accent: (yellow, 1)
    case .hover: (white, 0.25)
    case .chosen: (yellow, 0.35)
    case .color: nil
    }
  }
}
