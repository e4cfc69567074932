/// How a terminal shows pictures.
public enum TerminalStyle: Hashable, Sendable {
  /// Half blocks.
  case blocks(Depth)
  /// Blocks of many shapes.
  case symbols(Depth)
  /// Letters and signs, darker and brighter.
  case ascii(Depth)
  /// Pixels, by the sixel protocol.
  case sixel
  /// Pixels, by the protocol of the kitty terminal.
  case kitty

  /// How many colours a terminal has.
  public enum Depth: Hashable, Sendable {
    /// Any.
    case full
    /// 256.
    case colors256
    /// 16.
    case colors16
    /// None, or none that are wanted.
    case none
  }

  /// Whether pixels are sent instead of characters.
  public var isGraphic: Bool { self == .sixel || self == .kitty }

  /// The colours of text beside the picture.
  public var depth: Depth {
    switch self {
    case .blocks(let depth), .symbols(let depth), .ascii(let depth): depth
    case .sixel, .kitty: .full
    }
  }
}
