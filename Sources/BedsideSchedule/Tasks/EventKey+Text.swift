extension EventKey: LosslessStringConvertible {
  /// The key of a text as `description` writes it, or nil if it is anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 6, let participant = EventKey.unescaped(parts[0]),
      let study = EventKey.unescaped(parts[1]), let task = EventKey.unescaped(parts[2]),
      let version = Int(parts[3]), let element = Int(parts[4]), let k = Int(parts[5])
    else { return nil }
    self.init(
      participant: participant, study: study, task: task, version: version, element: element, k: k)
    // Only one text stands for a key, so that texts can be compared.
    guard self.description == description else { return nil }
  }

  /// The parts between slashes, such as `ann/recover/check-in/1/0/17`.
  ///
  /// Bytes of ids other than letters, digits and `-._~` are written as `%` and two hexadecimal
  /// digits.
  public var description: String {
    let ids = [participant, study, task].map(EventKey.escaped)
    return (ids + [version, element, k].map { String($0) }).joined(separator: "/")
  }

  private static func escaped(_ id: String) -> String {
    id.utf8.reduce(into: "") { text, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        bytes += character.utf8
        continue
      }
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
