/// Whether bytes are well-formed UTF-8.
public enum UTF8Check {
  /// The offset of the first byte that is not part of well-formed UTF-8; nil when all are.
  public static func firstBadByte(in bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
