/// Numbers of lines, as ranges in ascending order with a gap between each two.
struct LineRanges: Hashable, Sendable {
  private(set) var ranges: [ClosedRange<Int>] = []

  init() {}

  /// Makes the numbers that stand in any of `ranges`.
  init(_ ranges: [ClosedRange<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = self.ranges.last, range.lowerBound - 1 <= last.upperBound else {
        self.ranges.append(range)
        continue
      }
      self.ranges[self.ranges.count - 1] =
        last.lowerBound...max(last.upperBound, range.upperBound)
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// How many numbers there are.
  var count: Int { ranges.reduce(0) { Self.sum($0, $1.count) } }

  /// The sum of two counts: ranges that were read may be of any length.
  static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isOver) = one.addingReportingOverflow(other)
    return isOver ? .max : sum
  }

  /// The highest number; 0 where there is none.
  var highest: Int { ranges.last?.upperBound ?? 0 }

  /// The numbers from 1 up to the highest that are not among these.
  var gaps: LineRanges {
    var gaps = LineRanges()
    var next = 1
    for range in ranges {
      if next < range.lowerBound { gaps.ranges.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    return gaps
  }

  func contains(_ number: Int) -> Bool {
    let index = place(of: number)
    return index < ranges.count && ranges[index].contains(number)
  }

  /// Adds a number; returns whether it was not among these.
  ///
  /// - Complexity: Constant for the number after the highest; else linear in the gaps.
  mutating func insert(_ number: Int) -> Bool {
    if let last = ranges.last, last.upperBound == number - 1 {
      ranges[ranges.count - 1] = last.lowerBound...number
      return true
    }
    let index = place(of: number)
    if index < ranges.count, ranges[index].contains(number) { return false }
    let joinsNext = index < ranges.count && ranges[index].lowerBound == number + 1
    let joinsLast = index > 0 && ranges[index - 1].upperBound == number - 1
    let low = joinsLast ? ranges[index - 1].lowerBound : number
    let high = joinsNext ? ranges[index].upperBound : number
    let joined = (joinsLast ? index - 1 : index)..<(joinsNext ? index + 1 : index)
    ranges.replaceSubrange(joined, with: CollectionOfOne(low...high))
    return true
  }

  /// The numbers that are not among `others`.
  ///
  /// - Complexity: Linear in the ranges of both.
  func subtracting(_ others: LineRanges) -> LineRanges {
    var rest = LineRanges()
    var index = 0
    for range in ranges {
      while index < others.ranges.count, others.ranges[index].upperBound < range.lowerBound {
        index += 1
      }
      var low: Int? = range.lowerBound
      var next = index
      while let start = low, next < others.ranges.count,
        others.ranges[next].lowerBound <= range.upperBound
      {
        let other = others.ranges[next]
        if start < other.lowerBound { rest.ranges.append(start...other.lowerBound - 1) }
        low = other.upperBound < range.upperBound ? other.upperBound + 1 : nil
        next += 1
      }
      if let low { rest.ranges.append(low...range.upperBound) }
    }
    return rest
  }

  /// The first range that does not lie wholly below a number.
  private func place(of number: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
