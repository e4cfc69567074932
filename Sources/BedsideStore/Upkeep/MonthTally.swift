internal import BedsideCore

/// Which lines of a month's file are there, by their numbers alone, as far as it was read.
///
/// It is counted beside whatever the lines are read for, so that a line which somebody took out is told by
/// every page and not by `verify` alone.
public struct MonthTally: Sendable {
  private var origins: [(name: [UInt8], numbers: LineNumbers)] = []
  /// The place of the last line's origin among `origins`: most lines are of the same.
  private var current = 0
  /// How many lines are damaged.
  private(set) var damaged = 0
  private var damagedLines: [Int] = []
  /// How many of them count, since a later line says again what they say.
  private var adopted = 0
  /// The line of another file behind which this one was begun.
  private(set) var follows: LastLine?

  init() {}

  mutating func meet(_ event: JournalEvent) {
    switch event {
    case .record(let record): meet(record)
    case .damage(let damage):
      damaged += 1
      damagedLines.append(damage.line)
    case .replaced: self = MonthTally()
    }
  }

  private mutating func meet(_ record: JournalRecord) {
    if origins.isEmpty || !record.isFrom(origins[current].name) {
      if let known = origins.firstIndex(where: { record.isFrom($0.name) }) {
        current = known
      } else {
        current = origins.count
        origins.append((Array(record.originBytes), LineNumbers()))
      }
    }
    origins[current].numbers.meet(record.number)
    if record.line == 1, let node = try? record.json() { follows = LastLine(node[LastLine.key]) }
  }

  /// How many lines are damaged and count for nothing.
  var leftOut: Int { damaged - adopted }

  /// Notes which damaged lines stand again in later ones.
  mutating func note(adoptions: [Int: Int]) {
    adopted = damagedLines.count { adoptions[$0] != nil }
  }

  /// Whether numbers are missing for which no damaged line accounts.
  var lacksLines: Bool {
    origins.reduce(0) { LineRanges.sum($0, $1.numbers.met.gaps.count) } > damaged
  }

  /// Whether a line of this origin and number is there, or a later one.
  func reaches(_ number: Int, of origin: String) -> Bool {
    origins.contains { $0.name.elementsEqual(origin.utf8) && $0.numbers.highest >= number }
  }
}
