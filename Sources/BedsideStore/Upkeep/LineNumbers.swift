/// Which numbers one origin's lines in a file have: they count from 1, each once.
struct LineNumbers {
  /// The numbers that were met.
  private(set) var met = LineRanges()
  /// How many lines had a number that was met before.
  private(set) var repeated = 0

  /// The highest number that was met.
  var highest: Int { met.highest }

  /// Meets a number; returns whether it should have come before one that was met already.
  @discardableResult
  mutating func meet(_ number: Int) -> Bool {
    let isBehind = number < highest
    guard number > 0, met.insert(number) else {
      repeated += 1
      return false
    }
    return isBehind
  }
}
