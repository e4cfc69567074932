/// A line that was cut short while it was written or by a crash, and whose rest was set aside.
public struct TornLine: Hashable, Sendable {
  /// Where the rest is kept, as a path below the store's folder.
  public var path: String
  /// The store that wrote the line; nil where the rest is too short to say.
  public var origin: String?
  /// The line's number; 0 where the rest is too short to say.
  public var number: Int

  /// Reads how a line begins that was set aside at `path`; nil for what was none.
  init?(_ bytes: [UInt8], at path: String) {
    let start = Array("{\"c\":\"".utf8)
    guard !bytes.isEmpty, bytes.starts(with: start.prefix(bytes.count)) else { return nil }
    self.path = path
    number = 0
    guard let head = WrittenHead.read(bytes.span, 0..<bytes.count), head.envelope.number > 0 else {
      return
    }
    origin = String(decoding: bytes[head.envelope.origin.range(from: 0)], as: UTF8.self)
    number = head.envelope.number
  }
}
