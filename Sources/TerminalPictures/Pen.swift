/// The colours that are set while cells are written.
struct Pen {
  private var front = CellLook.none
  private var back = CellLook.none

  /// Writes a cell, and the colours before it that are not set yet.
  mutating func write(
    _ look: CellLook, _ depth: TerminalStyle.Depth, to text: inout [UInt8]
  ) {
    let setsBack = look.back != CellLook.none && look.back != back
    let setsFront = look.front != CellLook.none && look.front != front
    if setsBack || setsFront {
      text += [0x1B, UInt8(ascii: "[")]
      if setsBack {
        Self.append(look.back, depth, isBack: true, to: &text)
        back = look.back
        if setsFront { text.append(UInt8(ascii: ";")) }
      }
      if setsFront {
        Self.append(look.front, depth, isBack: false, to: &text)
        front = look.front
      }
      text.append(UInt8(ascii: "m"))
    }
    switch look.sign {
    case .blank: text.append(UInt8(ascii: " "))
    case .ascii(let sign): text.append(sign)
    case .upperHalf: text += [0xE2, 0x96, 0x80]
    case .shade(let level): text += [0xE2, 0x96, level == 3 ? 0x88 : 0x91 + UInt8(level)]
    }
  }

  /// Sets the colours back, if any were set.
  mutating func lift(to text: inout [UInt8]) {
    if front != CellLook.none || back != CellLook.none {
      text += [0x1B, UInt8(ascii: "["), UInt8(ascii: "0"), UInt8(ascii: "m")]
    }
    self = Pen()
  }

  private static func append(
    _ color: Int32, _ depth: TerminalStyle.Depth, isBack: Bool, to text: inout [UInt8]
  ) {
    switch depth {
    case .full:
      text += isBack ? [0x34, 0x38, 0x3B, 0x32, 0x3B] : [0x33, 0x38, 0x3B, 0x32, 0x3B]
      text.appendDecimal(Int(color >> 16))
      text.append(UInt8(ascii: ";"))
      text.appendDecimal(Int(color >> 8 & 0xFF))
      text.append(UInt8(ascii: ";"))
      text.appendDecimal(Int(color & 0xFF))
    case .colors256:
      text += isBack ? [0x34, 0x38, 0x3B, 0x35, 0x3B] : [0x33, 0x38, 0x3B, 0x35, 0x3B]
      text.appendDecimal(Int(color))
    case .colors16:
      let base = color < 8 ? 30 + Int(color) : 82 + Int(color)
      text.appendDecimal(isBack ? base + 10 : base)
    case .none: break
    }
  }
}

extension [UInt8] {
  /// Appends a number that is not negative.
  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends what moves the cursor to a place counted from 1.
  mutating func appendPlace(row: Int, column: Int) {
    self += [0x1B, UInt8(ascii: "[")]
    appendDecimal(row)
    append(UInt8(ascii: ";"))
    appendDecimal(column)
    append(UInt8(ascii: "H"))
  }
}
