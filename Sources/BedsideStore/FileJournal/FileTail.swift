/// What a writer knows of a file: where its lines end and which number its own next line has.
struct FileTail {
  /// The place behind the last readable line.
  var place: JournalPlace
  /// The number of this origin's next line.
  ///
  /// An unreadable line may have been one of this origin's, so it takes a number too.
  var next = 1
  /// This origin's newest sound line.
  var newest: Checkpoint.Line?

  init(inode: UInt64 = 0) { place = JournalPlace(inode: inode) }

  /// Reads on in `bytes`, which begin at `place.start`; false when the file is another one.
  mutating func read(_ bytes: [UInt8], origin: String) -> Bool {
    var next = next
    var newest: (number: Int, range: Range<Int>)?
    let isSame = LineReader.read(bytes, from: &place) { line in
      switch line {
      case .unreadable: next += 1
      case .readable(let line, _):
        let writer = line.envelope.origin.range(from: line.range.lowerBound)
        if bytes[writer].elementsEqual(origin.utf8) {
          next = max(next, line.envelope.number + 1)
          if line.state == .sound { newest = (line.envelope.number, line.range) }
        }
      }
    }
    self.next = next
    if let newest {
      note(newest.number, CRC32C.checksum(bytes.span, newest.range))
    }
    return isSame
  }

  private mutating func note(_ number: Int, _ check: UInt32) {
    if number >= newest?.number ?? 0 { newest = Checkpoint.Line(number: number, check: check) }
  }

  /// Moves on behind `bytes`, lines that were written behind the place.
  mutating func pass(_ bytes: [UInt8], origin: String) {
    place.start = place.offset
    place.check = 0
    _ = read(bytes, origin: origin)
  }

  /// Moves on behind the lines of `entries` and returns them, as they follow.
  ///
  /// A batch is made in one piece and looked at once, so that its cost is that of its lines.
  mutating func add(
    _ entries: [JournalEntry], origin: String
  ) throws(JournalError) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = LineWriter(origin: origin)
    // An entry is looked at where it is: a copy of it would be counted, line by line.
    let entries = entries.span
    var room = 0
    for index in entries.indices { room += writer.room(for: entries[index]) }
    bytes.reserveCapacity(room)
    var number = next
    var start = 0
    for index in entries.indices {
      start = bytes.count
      writer.write(entries[index], number: number, to: &bytes)
      let count = bytes.count - start
      if count > JournalLine.longest { throw .tooLong(bytes: count) }
      number += 1
    }
    next = number
    place.start = place.offset + start
    place.offset += bytes.count
    place.lines += entries.count
    place.check = CRC32C.checksum(bytes.span, start..<bytes.count)
    note(number - 1, CRC32C.checksum(bytes.span, start..<bytes.count - 1))
    return bytes
  }
}
