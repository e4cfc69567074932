import BedsideInsights
import BedsideStore
import Testing

struct TallyTests {
  private static let expected: [(SeriesPlan.Aggregator, Double)] = [
    (.first, 4), (.last, 1), (.mean, 3.25), (.median, 3), (.minimum, 1), (.maximum, 6), (.sum, 13),
    (.count, 4), (.perEvent, 1),
  ]

  @Test(arguments: expected)
  func `values come to what the aggregator says, in whatever order they are met`(
    _ aggregator: SeriesPlan.Aggregator, _ value: Double
  ) {
    let values: [(Double, Double)] = [(6, 2.5), (4, 1), (1, 9), (2, 3)]
    for turn in 0..<values.count {
      var tally = Tally(for: aggregator)
      for (value, position) in values[turn...] + values[..<turn] { tally.add(value, at: position) }
      #expect(tally.value(aggregator) == value)
    }
  }

  @Test(arguments: SeriesPlan.Aggregator.allCases)
  func `tallies of parts add up to the tally of all`(_ aggregator: SeriesPlan.Aggregator) {
    let values = [3.0, -1, 4, 1, -5, 9, 2, 6]
    var whole = Tally(for: aggregator)
    var parts = [Tally(for: aggregator), Tally(for: aggregator)]
    for (index, value) in values.enumerated() {
      whole.add(value, at: Double(index))
      parts[index % 2].add(value, at: Double(index))
    }
    parts[1].add(parts[0])
    #expect(parts[1].value(aggregator) == whole.value(aggregator))
  }

  @Test func `none is none, and only a count of none is zero`() {
    for aggregator in SeriesPlan.Aggregator.allCases {
      #expect(Tally(for: aggregator).value(aggregator) == (aggregator == .count ? 0 : nil))
    }
  }

  @Test func `sums and means of the greatest numbers stay numbers`() {
    let most = Double.greatestFiniteMagnitude
    var tally = Tally(for: .mean)
    for place in 0..<3 { tally.add(most, at: Double(place)) }
    #expect(tally.value(.sum) == most)
    #expect(tally.value(.mean) == most)
  }

  @Test func `weeks of days are what weeks of values would be`() {
    var days = Samples.series([5, 1, nil, 3])
    var tally = days.points[0].tally
    tally.add(8, at: days.points[0].position)
    days.points[0].tally = tally
    let weeks = days.coarsened(to: .week)
    // The first of March 2026 is a Sunday, the last day of its week.
    #expect(weeks.points.map(\.value) == [6.5, 2])
    #expect(weeks.points.map(\.day) == [Samples.day(-5), Samples.day(2)])
    #expect(days.coarsened(to: .month).points.map(\.value) == [17.0 / 4])
  }

  @Test func `buckets cover the days, the first and the last in whole`() {
    let days = Samples.day(1)...Samples.day(10)
    #expect(DayBucket.all(.day, in: days).count == 10)
    #expect(
      DayBucket.all(.week, in: days).map(\.first)
        == [Samples.day(-5), Samples.day(2), Samples.day(9)])
    #expect(DayBucket.all(.month, in: days).map(\.last) == [Samples.day(31)])
  }
}
