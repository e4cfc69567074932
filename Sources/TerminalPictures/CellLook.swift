/// How a cell is written: a sign and its colours, as few as the terminal tells apart.
struct CellLook: Equatable {
  /// The sign.
  var sign: Sign
  /// The colour of the sign; `none` for whichever is set.
  var front: Int32
  /// The colour behind it; `none` for that of the screen.
  var back: Int32

  /// No colour.
  static let none: Int32 = -1

  /// What is written in a cell.
  enum Sign: Equatable {
    case blank
    case upperHalf
    /// A shade, 0 to 3, from a quarter to full.
    case shade(Int)
    case ascii(UInt8)
  }

  init(_ cell: CellGrid.Cell, _ style: TerminalStyle) {
    switch style {
    case .blocks(.none), .symbols(.none):
      let step = Int(cell.mean.brightness * 4.99)
      self.init(sign: step == 0 ? .blank : .shade(step - 1), front: Self.none, back: Self.none)
    case .ascii(let depth):
      let mean = cell.mean
      let step = Int(mean.brightness * Double(Self.ramp.count - 1) + 0.5)
      let sign = Self.ramp[min(step, Self.ramp.count - 1)]
      let isBlank = sign == UInt8(ascii: " ")
      let front = isBlank ? Self.none : Self.number(mean.vivid, depth)
      self.init(sign: .ascii(sign), front: front, back: Self.none)
    default:
      let (front, back) = (
        Self.number(cell.upper, style.depth), Self.number(cell.lower, style.depth)
      )
      let isOne = front == back
      self.init(
        sign: isOne ? .blank : .upperHalf, front: isOne ? Self.none : front, back: back)
    }
  }

  private init(sign: Sign, front: Int32, back: Int32) {
    (self.sign, self.front, self.back) = (sign, front, back)
  }

  /// A colour as a number that the terminal understands.
  private static func number(_ color: CellColor, _ depth: TerminalStyle.Depth) -> Int32 {
    switch depth {
    case .full: Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    case .colors256: Int32(color.number256)
    case .colors16: Int32(color.number16)
    case .none: none
    }
  }

  /// Signs from dark to bright, on a dark screen.
  private static let ramp = Array(" .,:;-+=*oxO#%@".utf8)
}
