internal import BedsideCore

/// What a file holds in its first bytes where something else was noted before.
struct Alteration: Hashable, Sendable {
  /// How many bytes.
  var bytes: Int
  /// Their CRC-32C as they are now.
  var check: UInt32

  /// Makes the note of an alteration.
  init(bytes: Int, check: UInt32) {
    self.bytes = bytes
    self.check = check
  }

  init?(_ node: JSONNode) {
    guard let bytes = node["bytes"]?.integer, bytes > 0,
      let check = node["check"]?.string.flatMap({ UInt32($0, radix: 16) })
    else { return nil }
    self.init(bytes: bytes, check: check)
  }

  var json: JSONValue {
    .object(["bytes": .integer(bytes), "check": .string(String(check, radix: 16))])
  }
}
