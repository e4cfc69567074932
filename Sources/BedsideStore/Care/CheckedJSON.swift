internal import BedsideCore

/// JSON behind a checksum: what a crash of the machine spoiled is not believed.
enum CheckedJSON {
  static func bytes(of value: JSONValue) -> [UInt8] {
    let text = Array(value.text.utf8)
    return Array("\(CRC32C.checksum(text.span, 0..<text.count))\n".utf8) + text
  }

  /// What such bytes hold; nil where they are not what was kept.
  static func read(_ bytes: [UInt8]) -> JSONNode? {
    guard let end = bytes.firstIndex(of: Byte.newline) else { return nil }
    let text = Array(bytes[(end + 1)...])
    guard let check = UInt32(String(decoding: bytes[..<end], as: UTF8.self)),
      check == CRC32C.checksum(text.span, 0..<text.count)
    else { return nil }
    return try? JSONReader.read(text)
  }
}
