import BedsideViewing

/// Turns the bytes that a terminal sends into keys.
struct TerminalKeys {
  private var pending: [UInt8] = []

  /// Whether an escape sequence has begun, or the escape key was pressed.
  var isIncomplete: Bool { !pending.isEmpty }

  /// The keys that `bytes` complete.
  mutating func keys(in bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let first = pending.first {
      let length = first == 0x1B ? escapeLength : characterLength(first)
      guard let length, pending.count >= length else { break }
      let taken = Array(pending.prefix(length))
      pending.removeFirst(length)
      if let key = Self.key(taken) { keys.append(key) }
    }
    return keys
  }

  /// The keys that are meant when nothing more comes: a lone escape.
  mutating func timeout() -> [Key] {
    defer { pending = [] }
    return pending.first == 0x1B ? [.named(.escape)] : []
  }

  /// How many bytes the escape sequence at hand has; nil while its end is missing.
  private var escapeLength: Int? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else { return 1 }
    let end = pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
    return end.map { $0 + 1 }
  }

  private func characterLength(_ first: UInt8) -> Int? {
    switch first {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }

  private static func key(_ bytes: [UInt8]) -> Key? {
    switch bytes.first {
    case 0x1B: return bytes.count == 1 ? .named(.escape) : sequence(bytes)
    // Control-C and Control-D: in a raw terminal they arrive as bytes.
    case 0x03, 0x04: return .named(.escape)
    case 0x09: return .named(.tab)
    case 0x0D, 0x0A: return .named(.enter)
    case 0x08, 0x7F: return .named(.backspace)
    case .some(0x00..<0x20): return nil
    default: return String(decoding: bytes, as: UTF8.self).first.map(Key.character)
    }
  }

  private static func sequence(_ bytes: [UInt8]) -> Key? {
    let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    let shift = text.contains(";2")
    switch bytes.last {
    case UInt8(ascii: "A"): return .named(.up, shift: shift)
    case UInt8(ascii: "B"): return .named(.down, shift: shift)
    case UInt8(ascii: "C"): return .named(.right, shift: shift)
    case UInt8(ascii: "D"): return .named(.left, shift: shift)
    case UInt8(ascii: "H"): return .named(.home)
    case UInt8(ascii: "F"): return .named(.end)
    case UInt8(ascii: "P"): return .named(.help)
    case UInt8(ascii: "Z"): return .named(.tab, shift: true)
    case UInt8(ascii: "~"):
      switch text.prefix(while: \.isNumber) {
      case "1", "7": return .named(.home)
      case "3": return .named(.delete)
      case "4", "8": return .named(.end)
      case "5": return .named(.pageUp)
      case "6": return .named(.pageDown)
      case "11": return .named(.help)
      default: return nil
      }
    default: return nil
    }
  }
}
