import BedsideCore
import BedsideInsights
import BedsideStore
import Testing

struct SeriesSummaryTests {
  @Test func `a summary has count, period, first, last, middle and ends`() throws {
    let summary = try #require(SeriesSummary(Samples.series([nil, 6, 4, nil, 7, 3, nil])))
    #expect(summary.count == 4)
    #expect(summary.period == Samples.day(2)...Samples.day(6))
    #expect(summary.first == 6)
    #expect(summary.last == 3)
    #expect(summary.change == -3)
    #expect(summary.median == 5)
    #expect(summary.quantiles.least == 3)
    #expect(summary.quantiles.greatest == 7)
  }

  @Test func `nothing has no summary`() {
    #expect(SeriesSummary(Samples.series([nil, nil])) == nil)
  }

  @Test func `the first and the last days are compared where each has three values`() throws {
    let short = try #require(SeriesSummary(Samples.series([6, 5, 4, 3, 2])))
    #expect(short.baseline == nil)
    #expect(short.recent == nil)
    let values = (0..<40).map { Optional(Double(40 - $0)) }
    let long = try #require(SeriesSummary(Samples.series(values)))
    #expect(long.baseline?.days == Samples.day(1)...Samples.day(14))
    #expect(long.baseline?.median == 33.5)
    #expect(long.baseline?.count == 14)
    #expect(long.recent?.days == Samples.day(27)...Samples.day(40))
    #expect(long.recent?.median == 7.5)
  }

  @Test func `no day is in both windows`() throws {
    let summary = try #require(SeriesSummary(Samples.series([1, 2, 3, 4, 5, 6, 7])))
    #expect(summary.baseline?.days == Samples.day(1)...Samples.day(3))
    #expect(summary.recent?.days == Samples.day(5)...Samples.day(7))
  }

  @Test func `a day of the week is spoken of with three values`() {
    let values = [Double?](repeating: 5, count: 15) + [nil, nil, nil, nil, nil, nil, 9]
    let known = WeekdayPattern(Samples.series(values)).known
    // The first of March 2026 is a Sunday.
    #expect(known.map(\.weekday) == [7])
    #expect(known.map(\.count) == [4])
    #expect(known.map(\.median) == [5])
  }

  @Test func `pairs are of the same day, and of the next one both ways`() {
    let a = Samples.series("A", (0..<12).map { Optional(Double($0 % 5)) })
    let b = Samples.series("B", [nil] + (0..<11).map { Optional(Double($0 % 5)) })
    let pairings = Pairing.all(Samples.chart(.bar, [a, b], days: 12))
    #expect(pairings.map(\.lag) == [0, 1, 1])
    #expect(pairings.map { [$0.first, $0.second] } == [[0, 1], [0, 1], [1, 0]])
    #expect(pairings.map(\.correlation.count) == [11, 11, 10])
    // B says a day later what A said.
    #expect(pairings[1].correlation.coefficient == 1)
    #expect(Pairing.all(Samples.chart(.bar, [a, b], days: 12, bucket: .week)).isEmpty)
  }
}
