/// Names that can be given to files.
enum FileName {
  /// The ending of every file of lines.
  static let ending = ".jsonl"

  /// Whether `name` means the same file everywhere and can hide nothing.
  static func isPlain(_ name: String) -> Bool {
    guard (1...64).contains(name.utf8.count), let first = name.utf8.first else { return false }
    return isAlphanumeric(first)
      && name.utf8.allSatisfy { isAlphanumeric($0) || "._-".utf8.contains($0) }
  }

  /// The part of `name` before the ending of a file of lines; nil when it has another ending.
  static func stem(_ name: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
