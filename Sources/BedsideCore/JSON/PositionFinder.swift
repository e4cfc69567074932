/// Finds the lines and columns of bytes in one text, many times over.
///
/// It remembers places that it has passed, so that finding a position costs the text behind the
/// nearest of them rather than the whole text, also where all of it stands on one line.
struct PositionFinder {
  private struct Mark {
    var offset: Int
    var position: TextPosition
  }

  private let bytes: [UInt8]
  /// Places in order of their offsets; at each a character begins for certain.
  private var marks: [Mark]
  private static let distance = 4096

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no character of the text.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    marks = [Mark(offset: start, position: TextPosition(line: 1, column: 1))]
  }

  /// The position of the byte at `offset`; the end where that is behind it.
  mutating func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    guard offset > marks[0].offset else { return marks[0].position }
    while let last = marks.last, offset - last.offset > Self.distance, let next = mark(behind: last)
    {
      marks.append(next)
    }
    return position(of: offset, from: nearest(to: offset))
  }

  private func nearest(to offset: Int) -> Mark {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    return marks[low]
  }

  /// A place some way behind `mark` where a character is sure to begin: a letter or digit of ASCII
  /// behind another, or a line; nil where there is none.
  private func mark(behind mark: Mark) -> Mark? {
    var offset = mark.offset + Self.distance
    while offset < bytes.count {
      let isPlain = Self.isPlain(bytes[offset]) && Self.isPlain(bytes[offset - 1])
      if isPlain || bytes[offset - 1] == 0x0A {
        return Mark(offset: offset, position: position(of: offset, from: mark))
      }
      offset += 1
    }
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  private func position(of offset: Int, from mark: Mark) -> TextPosition {
    let text = bytes[mark.offset..<offset]
    var position = mark.position
    var line = text
    if let newline = text.lastIndex(of: 0x0A) {
      position.line += text.reduce(0) { count, byte in count + (byte == 0x0A ? 1 : 0) }
      position.column = 1
      line = text[(newline + 1)...]
    }
    position.column +=
      line.allSatisfy(Self.isPlain) ? line.count : String(decoding: line, as: UTF8.self).count
    return position
  }
}
