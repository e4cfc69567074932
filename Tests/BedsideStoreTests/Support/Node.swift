import BedsideStore

/// A file or folder of a `SimulatedDisk`.
struct Node {
  var kind: FileStatus.Kind
  var owner: UInt32 = 1000
  var permissions: UInt32 = 0o700
  var links = 1
  /// The bytes for which room was asked.
  var room = 0
  var bytes: [UInt8] = []
  var durableBytes: [UInt8] = []
  var names: [String: UInt64] = [:]
  var durableNames: [String: UInt64] = [:]
  /// Bytes that the system takes for written, though the disk failed to take them.
  private var spoilt = 0..<0

  init(kind: FileStatus.Kind) { self.kind = kind }

  /// What the disk holds once a flush has succeeded: what it failed to take is not sent again.
  private var onDisk: [UInt8] {
    var bytes = bytes
    for place in spoilt.clamped(to: 0..<bytes.count) { bytes[place] = 0 }
    return bytes
  }

  mutating func flush() {
    durableBytes = onDisk
    durableNames = names
  }

  /// A flush that the disk refuses: the system forgets that anything is still to be written.
  mutating func failToFlush() {
    let start = spoilt.isEmpty ? min(durableBytes.count, bytes.count) : spoilt.lowerBound
    spoilt = start..<bytes.count
  }

  /// Shows what the disk itself holds wherever the system believes that it has written.
  mutating func forgetCache() {
    bytes = onDisk
    spoilt = 0..<0
  }

  mutating func truncate(to length: Int) {
    bytes = Array(bytes.prefix(length))
    spoilt = spoilt.clamped(to: 0..<bytes.count)
  }

  mutating func losePower(_ survivor: Survivor) {
    let extra = Array(onDisk.dropFirst(durableBytes.count))
    switch survivor {
    case .nothing:
      bytes = durableBytes
      names = durableNames
    case .names: bytes = durableBytes
    case .bytes:
      bytes = onDisk
      names = durableNames
    case .eighths(let part): bytes = durableBytes + extra.prefix(extra.count * part / 8)
    case .eighthsThenZeros(let part):
      let kept = extra.prefix(extra.count * part / 8)
      bytes = durableBytes + kept + [UInt8](repeating: 0, count: extra.count - kept.count)
    case .garbage:
      bytes = durableBytes + extra.map { $0 ^ 0x5A | 0x20 }
      if !extra.isEmpty { bytes[bytes.count - 1] = UInt8(ascii: "\n") }
    case .everything: bytes = onDisk
    }
    spoilt = 0..<0
    flush()
  }
}
