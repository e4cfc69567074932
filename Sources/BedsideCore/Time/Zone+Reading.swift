extension Zone {
  /// Reads a zone from the bytes of its TZif file, of version 1, 2, 3 or 4.
  ///
  /// - Throws: `ZoneError.malformed` if the bytes are not what RFC 8536 describes.
  public init(id: String, tzif bytes: [UInt8]) throws(ZoneError) {
    var file = ZoneFile(id: id, bytes: bytes)
    self = try file.zone()
  }

  /// Tells whether a text can be the name of a zone and the path of its file.
  ///
  /// Letters, digits, `_`, `-`, `+` and `.` between single slashes, at most 255 bytes; no part
  /// begins with a dot or a hyphen, so that no name leads out of the database's folder.
  public static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    return text.utf8.count <= 255 && parts.allSatisfy(isNamePart)
  }

  private static func isNamePart(_ part: Substring.UTF8View) -> Bool {
    guard let first = part.first, first != 0x2E, first != 0x2D else { return false }
    return part.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
      default: false
      }
    }
  }
}
