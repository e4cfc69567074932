/// Which numbers one origin's lines in a file have: they count from 1, each once.
struct LineNumbers {
  /// Every number up to this one was met.
  private var newest = 0
  private var ahead: Set<Int> = []
  /// How many lines had a number that was met before.
  private(set) var repeated = 0
  /// The highest number that was met.
  private(set) var highest = 0

  /// How many numbers below the highest one were not met.
  var missing: Int { ahead.max().map { $0 - newest - ahead.count } ?? 0 }

  /// Meets a number; returns whether it should have come before one that was met already.
  @discardableResult
  mutating func meet(_ number: Int) -> Bool {
    let before = repeated
    let isBehind = number < highest
    highest = max(highest, number)
    if number == newest + 1 {
      newest = number
      while !ahead.isEmpty, ahead.remove(newest + 1) != nil { newest += 1 }
    } else if number <= newest || !ahead.insert(number).inserted {
      repeated += 1
    }
    return isBehind && repeated == before
  }
}
