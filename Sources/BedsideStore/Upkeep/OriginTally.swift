/// What the lines of one origin in a file turned out to be, while they are read.
struct OriginTally {
  let name: [UInt8]
  /// The line that was its newest before; nil where none is known.
  let known: Checkpoint.Line?
  private(set) var numbers = LineNumbers()
  /// The line with the highest number.
  private(set) var newest: JournalRecord?
  private var isKnownThere = false
  private var isOtherThere = false

  init(name: [UInt8], known: Checkpoint.Line?) {
    self.name = name
    self.known = known
  }

  /// The origin.
  var text: String { String(decoding: name, as: UTF8.self) }

  /// Whether another line stands under the number of the known one.
  var isExchanged: Bool { isOtherThere && !isKnownThere }

  /// Meets a line; returns whether it should have come before one that was met already.
  mutating func meet(_ record: JournalRecord) -> Bool {
    let number = record.number
    let isBehind = numbers.meet(number)
    if number == numbers.highest { newest = record }
    if let known, number == known.number {
      if record.check == known.check { isKnownThere = true } else { isOtherThere = true }
    }
    return isBehind
  }
}
