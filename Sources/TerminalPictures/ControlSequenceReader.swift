/// Splits what a terminal sends into characters and control sequences, however it is cut.
public struct ControlSequenceReader: Sendable {
  private var pending: [UInt8] = []
  /// The longest answer that is waited for: what is longer is thrown away.
  private static let longest = 4096
  private static let escape: UInt8 = 0x1B

  /// Makes a reader.
  public init() {}

  /// Whether a sequence has begun, or the escape key was pressed.
  public var isIncomplete: Bool { !pending.isEmpty }

  /// What `bytes` complete.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [ControlSequence] {
    pending += bytes
    var found: [ControlSequence] = []
    var rest = pending[...]
    while let first = rest.first {
      guard let length = Self.length(rest, first) else { break }
      if let sequence = Self.sequence(Array(rest.prefix(length))) { found.append(sequence) }
      rest = rest.dropFirst(length)
    }
    pending = rest.count > Self.longest ? [] : Array(rest)
    return found
  }

  /// What is meant when nothing more comes: a lone escape.
  public mutating func timeout() -> [ControlSequence] {
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : []
  }

  /// How many bytes what begins with `first` has; nil while its end is missing.
  private static func length(_ bytes: ArraySlice<UInt8>, _ first: UInt8) -> Int? {
    guard first == escape else { return characterLength(bytes, first) }
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      // The console of Linux sends its first function keys as `ESC [ [ A`.
      let isConsole = bytes.dropFirst(2).first == UInt8(ascii: "[")
      let end = bytes.dropFirst(isConsole ? 3 : 2).firstIndex { (0x40...0x7E).contains($0) }
      return end.map { $0 - bytes.startIndex + 1 }
    case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"):
      return stringLength(bytes)
    case ..<0x20: return 1
    // A character that is sent together with an escape was typed while the Alt key was held.
    default: return characterLength(bytes.dropFirst(), second).map { $0 + 1 }
    }
  }

  private static func characterLength(_ bytes: ArraySlice<UInt8>, _ first: UInt8) -> Int? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    return bytes.count >= length ? length : nil
  }

  private static func stringLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex {
      if bytes[index] == 0x07 { return index - bytes.startIndex + 1 }
      if bytes[index] == escape {
        guard index + 1 < bytes.endIndex else { return nil }
        return index - bytes.startIndex + 2
      }
      index += 1
    }
    return nil
  }

  private static func sequence(_ bytes: [UInt8]) -> ControlSequence? {
    guard let first = bytes.first else { return nil }
    if first == escape { return bytes.count == 1 ? .escape : escaped(bytes) }
    if first < 0x20 || first == 0x7F { return .byte(first) }
    return String(decoding: bytes, as: UTF8.self).first.map(ControlSequence.character)
  }

  private static func escaped(_ bytes: [UInt8]) -> ControlSequence? {
    let kind = Character(Unicode.Scalar(bytes[1]))
    switch kind {
    case "[", "O":
      guard let last = bytes.last else { return nil }
      let parameters = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
      return .sequence(parameters, final: Character(Unicode.Scalar(last)))
    case "_", "P", "]", "^":
      let tail = bytes.last == 0x07 ? 1 : 2
      return .string(
        kind: kind, String(decoding: bytes.dropFirst(2).dropLast(tail), as: UTF8.self))
    // Nothing is bound to the Alt key.
    default: return nil
    }
  }
}
