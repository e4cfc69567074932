/// What a writer knows of a file: where its lines end and which number its own next line has.
struct FileTail {
  /// The place behind the last readable line.
  var place: JournalPlace
  /// The number of this origin's next line.
  ///
  /// An unreadable line may have been one of this origin's, so it takes a number too.
  var next = 1

  init(inode: UInt64 = 0) { place = JournalPlace(inode: inode) }

  /// Reads on in `bytes`, which begin at `place.start`; false when the file is another one.
  mutating func read(_ bytes: [UInt8], origin: String) -> Bool {
    var next = next
    let isSame = LineReader.read(bytes, from: &place) { line in
      switch line {
      case .unreadable: next += 1
      case .readable(let line, _):
        if bytes[line.envelope.origin].elementsEqual(origin.utf8) {
          next = max(next, line.envelope.number + 1)
        }
      }
    }
    self.next = next
    return isSame
  }

  /// Moves on behind `bytes`, lines that were written behind the place.
  mutating func pass(_ bytes: [UInt8], origin: String) {
    place.start = place.offset
    place.check = 0
    _ = read(bytes, origin: origin)
  }

  /// The lines of `entries` as they follow.
  func lines(of entries: [JournalEntry], origin: String) throws(JournalError) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      let line = JournalLine.bytes(of: entry, origin: origin, number: next + index)
      if line.count > JournalLine.longest { throw .tooLong(bytes: line.count) }
      bytes = bytes.isEmpty ? line : bytes + line
    }
    return bytes
  }
}
