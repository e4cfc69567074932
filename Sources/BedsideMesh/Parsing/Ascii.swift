/// Bytes that mean something in OBJ and MTL files.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let zero = UInt8(ascii: "0")
  static let smallE = UInt8(ascii: "e")

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero <= 9 }

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  @inline(__always)
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  /// The value of a hexadecimal digit, or nil.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
