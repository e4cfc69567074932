/// A line that was edited by hand, and whether it is all that was changed of what was noted of its file.
///
/// The line still states the checksum of what it said. With that, and with what stands around it, the check
/// of the whole file as it was noted can be worked out without the text that is gone: where it comes out
/// otherwise, another line was changed together with its own checksum.
struct LoneEdit {
  private let bytes: [UInt8]
  /// The edited line, its line end included.
  private let line: Range<Int>
  /// The checksum of what it said, from the member behind `c` up to the closing brace.
  private let stated: UInt32

  /// Where the checked part of a line begins: behind `{"c":"01234567",`.
  private static let head = 16

  /// Finds the line of this number; nil where it states no checksum.
  init?(line number: Int, in bytes: [UInt8]) {
    var (start, left) = (0, number - 1)
    while left > 0 {
      guard let end = bytes[start...].firstIndex(of: Byte.newline) else { return nil }
      (start, left) = (end + 1, left - 1)
    }
    guard let end = bytes[start...].firstIndex(of: Byte.newline), end - start > Self.head,
      bytes[start...].starts(with: "{\"c\":\"".utf8),
      let stated = UInt32(
        String(decoding: bytes[start + 6..<start + 14], as: UTF8.self), radix: 16)
    else { return nil }
    self.bytes = bytes
    self.stated = stated
    line = start..<end + 1
  }

  /// Whether with what the line said before the file is what was noted; nil where that can't be told.
  func isAll(of extent: Checkpoint.Extent) -> Bool? {
    guard let whole = extent.whole else { return nil }
    if line.lowerBound >= extent.last.upperBound {
      return CRC32C.checksum(bytes.span, 0..<extent.last.upperBound) == whole
    }
    if line.lowerBound == extent.last.lowerBound {
      return check(ofLength: extent.last.count, to: line.upperBound) == whole
    }
    // Where the last noted line stands now tells by how much the edited one has grown.
    let ends = lastLines(extent)
    if ends.isEmpty { return nil }
    return ends.contains { end in
      check(ofLength: line.count - (end - extent.last.upperBound), to: end) == whole
    }
  }

  /// The ends of the lines that are the last one that was noted.
  private func lastLines(_ extent: Checkpoint.Extent) -> [Int] {
    var ends: [Int] = []
    var start = line.upperBound
    while start < bytes.count, let end = bytes[start...].firstIndex(of: Byte.newline) {
      let range = start..<end + 1
      if range.count == extent.last.count, CRC32C.checksum(bytes.span, range) == extent.check {
        ends.append(range.upperBound)
      }
      start = range.upperBound
    }
    return ends
  }

  /// The check of the file up to `end` with the line as it was, so many bytes long.
  private func check(ofLength length: Int, to end: Int) -> UInt32? {
    let count = length - Self.head - 1
    guard count > 0, count <= Self.most else { return nil }
    let before = CRC32C.checksum(bytes.span, 0..<line.lowerBound + Self.head)
    // The check of two texts is that of the first moved on by the length of the second, and that of the
    // second, added; zeros move it on.
    let zeros = [UInt8](repeating: 0, count: count)
    let moved =
      CRC32C.checksum(zeros.span, 0..<count, behind: before)
      ^ CRC32C.checksum(zeros.span, 0..<count)
    return CRC32C.checksum(bytes.span, line.upperBound - 1..<end, behind: moved ^ stated)
  }

  /// No line is longer.
  private static let most = 1 << 26
}
