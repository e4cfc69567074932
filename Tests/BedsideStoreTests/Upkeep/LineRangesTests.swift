import Testing

@testable import BedsideStore

struct LineRangesTests {
  @Test func `numbers met in any order join to ranges, each once`() {
    var ranges = LineRanges()
    let numbers = [5, 1, 2, 9, 8, 4, 1, 5, 9]
    let isNew = numbers.map { ranges.insert($0) }
    #expect(isNew == [true, true, true, true, true, true, false, false, false])
    #expect(ranges.ranges == [1...2, 4...5, 8...9])
    #expect(ranges.gaps.ranges == [3...3, 6...7] && ranges.count == 6 && ranges.highest == 9)
    _ = ranges.insert(3)
    #expect(ranges.ranges == [1...5, 8...9])
    #expect(ranges.contains(3) && !ranges.contains(6) && !ranges.contains(10))
  }

  @Test func `subtracting leaves what the others do not hold`() {
    let ranges = LineRanges([1...10, 20...30])
    for (others, rest) in [
      ([], [1...10, 20...30]), ([1...30], []), ([3...4, 9...22], [1...2, 5...8, 23...30]),
      ([1...1, 10...20, 30...40], [2...9, 21...29]), ([11...19], [1...10, 20...30]),
      ([5...Int.max], [1...4]),
    ] as [([ClosedRange<Int>], [ClosedRange<Int>])] {
      #expect(ranges.subtracting(LineRanges(others)).ranges == rest)
    }
  }

  @Test func `ranges that were read may touch, overlap and have any length`() {
    #expect(LineRanges([4...6, 1...2, 3...3, 5...9]).ranges == [1...9])
    #expect(LineRanges.sum(.max, 1) == .max)
  }

  @Test(arguments: 0..<50) func `ranges say what a set of numbers says`(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var (ranges, numbers) = (LineRanges(), Set<Int>())
    var (others, otherNumbers) = (LineRanges(), Set<Int>())
    for _ in 0..<30 {
      let number = Int.random(in: 1...40, using: &generator)
      let isNew = ranges.insert(number)
      #expect(isNew == numbers.insert(number).inserted)
      let other = Int.random(in: 1...40, using: &generator)
      _ = others.insert(other)
      otherNumbers.insert(other)
    }
    #expect(ranges.ranges.flatMap(\.self) == numbers.sorted())
    #expect(
      ranges.gaps.ranges.flatMap(\.self) == (1...ranges.highest).filter { !numbers.contains($0) })
    #expect(
      ranges.subtracting(others).ranges.flatMap(\.self)
        == numbers.subtracting(otherNumbers).sorted())
  }
}
