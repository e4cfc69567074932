public import BedsideStore

/// Where an export's bytes gather before they are handed on, so that no file has to fit in memory.
public struct ExportBuffer {
  /// The bytes that were not handed on yet.
  var bytes: [UInt8] = []
  private let write: (ArraySlice<UInt8>) throws(SystemError) -> Void

  /// How many bytes are gathered: enough that handing them on costs little.
  private static let piece = 1 << 16

  /// Makes a buffer that hands on what it has gathered, in order, to `write`.
  ///
  /// What is handed on ends where a character ends.
  public init(_ write: @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void) {
    self.write = write
    bytes.reserveCapacity(Self.piece + 4096)
  }

  /// Adds text, and hands on what has gathered if that is enough.
  public mutating func write(_ text: String) throws(SystemError) {
    append(text)
    try endRow()
  }

  /// Adds text.
  mutating func append(_ text: String) { bytes += text.utf8 }

  /// Hands on what has gathered, if that is enough; to be called behind a row.
  mutating func endRow() throws(SystemError) {
    if bytes.count >= Self.piece { try finish() }
  }

  /// Hands on the rest.
  public mutating func finish() throws(SystemError) {
    if bytes.isEmpty { return }
    try write(bytes[...])
    bytes.removeAll(keepingCapacity: true)
  }
}
