public import BedsideCore

/// A card that lies over the picture, as a list of what is drawn on it, in points.
public struct Panel: Hashable, Sendable {
  /// Where it lies in the picture.
  public var frame: Rect
  /// What is drawn, in this order, at places from the panel's top left.
  public var items: [Item]

  /// Makes a panel.
  public init(frame: Rect, items: [Item]) {
    self.frame = frame
    self.items = items
  }

  /// Something on a panel.
  public enum Item: Hashable, Sendable {
    /// A rectangle with round corners.
    case fill(Rect, Ink, radius: Float)
    /// The line around one.
    case outline(Rect, Ink, radius: Float)
    /// Text, from the top left of a rectangle; it wraps at its width.
    case text(PanelText, Rect)
  }
}

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
}
