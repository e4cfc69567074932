/// What the lines of one origin in a file turned out to be, while they are read.
struct OriginTally {
  let name: [UInt8]
  /// The lines that are looked for: the one that was its newest before, and those that were given up.
  private let sought: [Checkpoint.Line]
  private(set) var numbers = LineNumbers()
  /// The line with the highest number.
  private(set) var newest: JournalRecord?
  /// Those of the lines looked for that are there.
  private(set) var found: Set<Checkpoint.Line> = []
  private var others: Set<Int> = []

  init(name: [UInt8], seeking sought: [Checkpoint.Line]) {
    self.name = name
    self.sought = sought
  }

  /// The origin.
  var text: String { String(decoding: name, as: UTF8.self) }

  /// Whether another line stands under the number of one that is looked for.
  func isExchanged(_ line: Checkpoint.Line) -> Bool {
    others.contains(line.number) && !found.contains(line)
  }

  /// Meets a line; returns whether it should have come before one that was met already.
  mutating func meet(_ record: JournalRecord) -> Bool {
    let number = record.number
    let isBehind = numbers.meet(number)
    if number == numbers.highest { newest = record }
    for line in sought where line.number == number {
      if record.check == line.check { found.insert(line) } else { others.insert(number) }
    }
    return isBehind
  }
}
