import BedsideStore

/// A file or folder of a `SimulatedDisk`.
struct Node {
  var kind: FileStatus.Kind
  var owner: UInt32 = 1000
  var permissions: UInt32 = 0o700
  var links = 1
  var bytes: [UInt8] = []
  var durableBytes: [UInt8] = []
  var names: [String: UInt64] = [:]
  var durableNames: [String: UInt64] = [:]

  init(kind: FileStatus.Kind) { self.kind = kind }

  mutating func flush() {
    durableBytes = bytes
    durableNames = names
  }

  /// What the disk itself holds in a file as long as the system believes it is.
  mutating func forgetCache() {
    bytes = durableBytes + [UInt8](repeating: 0, count: max(0, bytes.count - durableBytes.count))
  }

  mutating func losePower(_ survivor: Survivor) {
    let extra = Array(bytes.dropFirst(durableBytes.count))
    switch survivor {
    case .nothing:
      bytes = durableBytes
      names = durableNames
    case .half: bytes = durableBytes + extra.prefix(extra.count / 2)
    case .zeros: bytes = durableBytes + extra.map { _ in 0 }
    case .garbage:
      bytes = durableBytes + extra.map { $0 ^ 0x5A | 0x20 }
      if !extra.isEmpty { bytes[bytes.count - 1] = UInt8(ascii: "\n") }
    case .everything: break
    }
    flush()
  }
}
