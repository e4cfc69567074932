import BedsideCore
import BedsideInsights
import BedsideSchedule
import BedsideStore
import Testing

struct InsightReaderTests {
  private func series(
    _ task: String, _ source: SeriesPlan.Source,
    _ aggregator: SeriesPlan.Aggregator = .mean
  ) -> SeriesPlan {
    SeriesPlan(task: task, source: source, aggregator: aggregator)
  }

  private func read(
    _ record: Record, _ series: [SeriesPlan], kind: ChartPlan.Kind = .bar,
    bucket: ChartPlan.Bucket = .day, days: ClosedRange<Int> = 1...7
  ) throws -> [DataSeries] {
    let plan = ChartPlan(id: "c", title: "C", kind: kind, bucket: bucket, series: series)
    let range = Samples.day(days.lowerBound)...Samples.day(days.upperBound)
    let charts = try InsightReader(record.store, allTasks: "All tasks").charts([plan], on: range)
    return try #require(charts.first).series
  }

  private func text(_ series: DataSeries) -> [String] {
    series.points.map { "\($0.day.day): \($0.value)" }
  }

  private static let both = [
    SeriesPlan(task: "check-in", source: .value("pain"), title: "Pain"),
    SeriesPlan(task: "check-in", source: .value("sleep"), color: .orange),
  ]

  @Test func `two series of one task differ, and a day without an answer has no point`() throws {
    let record = try Record()
    try record.checkIn(6, 5.5, on: 1)
    try record.checkIn(0, 8, on: 3)
    let found = try read(record, Self.both)
    #expect(found.map(text) == [["1: 6.0", "3: 0.0"], ["1: 5.5", "3: 8.0"]])
    #expect(found.map(\.title) == ["Pain", "sleep"])
    #expect(found.map(\.units) == ["", "h"])
    #expect(found.map(\.color) == [.blue, .orange])
  }

  @Test func `a series without a colour gets one that no other of the chart has`() throws {
    var plans = [series("check-in", .value("pain")), series("check-in", .value("sleep"))]
    plans[0].color = .vermillion
    #expect(try read(Record(), plans).map(\.color) == [.vermillion, .blue])
    #expect(try read(Record(), plans, kind: .adherence).map(\.color) == [.vermillion, .blue])
  }

  @Test func `what is taken back or changed is so in the next chart`() throws {
    let record = try Record()
    try record.checkIn(6, 5.5, on: 1)
    let key = try record.checkIn(4, 7, on: 2)
    #expect(try read(record, Self.both).map(text)[0] == ["1: 6.0", "2: 4.0"])
    try record.store.amend(
      [OutcomeValue(.integer(3), kind: "pain")], result: nil, for: key)
    #expect(try read(record, Self.both).map(text) == [["1: 6.0", "2: 3.0"], ["1: 5.5"]])
    try record.store.delete(key)
    #expect(try read(record, Self.both).map(text) == [["1: 6.0"], ["1: 5.5"]])
  }

  @Test func `single values of a log that are taken back are gone from the sum`() throws {
    let record = try Record()
    let values = [3, 4, 5].map { OutcomeValue(.integer($0)) }
    let key = try record.note("log", values, on: 2)
    let sum = [series("log", .values, .sum), series("log", .values, .count)]
    #expect(try read(record, sum, days: 2...2).map(text) == [["2: 12.0"], ["2: 3.0"]])
    let stored = try #require(try record.store.storedOutcome(of: key))
    try record.store.remove([stored.valueIDs[1]], from: key)
    #expect(try read(record, sum, days: 2...2).map(text) == [["2: 8.0"], ["2: 2.0"]])
  }

  @Test func `only days of the range are there, across months`() throws {
    let record = try Record()
    for day in [30, 31, 32, 33] { try record.checkIn(day % 10, 7, on: day) }
    let found = try read(record, [Self.both[0]], days: 31...32)
    #expect(found.map(text) == [["31: 1.0", "1: 2.0"]])
    #expect(
      try read(record, [Self.both[0]], bucket: .month, days: 1...40).map(text)
        == [["1: 0.5", "1: 2.5"]])
  }

  @Test func `progress that was due and not made is zero, and what is still due is a gap`() throws {
    let record = try Record()
    try record.note("walk", [OutcomeValue(.integer(1_500))], on: 2)
    record.clock.set("2026-03-04T09:00:00Z")
    let found = try read(record, [series("walk", .progress)])
    #expect(found.map(text) == [["2: 1500.0", "3: 0.0"]])
  }

  @Test func `a count of a day on which nothing was logged is zero`() throws {
    let record = try Record()
    try record.note("log", [OutcomeValue(.boolean(true))], on: 2)
    record.clock.set("2026-03-04T09:00:00Z")
    #expect(
      try read(record, [series("log", .values, .count)]).map(text)
        == [["2: 1.0", "3: 0.0"]])
    #expect(try read(record, [series("log", .values, .sum)]).map(text) == [["2: 1.0"]])
  }

  @Test func `adherence is what was done of what was due, today's rest left open`() throws {
    let record = try Record()
    try record.checkIn(4, 7, on: 1)
    try record.checkIn(4, 7, on: 3)
    try record.note("walk", [OutcomeValue(.integer(2_000))], on: 3)
    try record.checkIn(4, 7, on: 4)
    let all = try read(record, [], kind: .adherence)
    #expect(all.map(text) == [["1: 0.5", "2: 0.0", "3: 1.0", "4: 1.0"]])
    #expect(all.map(\.title) == ["All tasks"])
    let walk = try read(record, [series("walk", .progress)], kind: .adherence)
    #expect(walk.map(text) == [["1: 0.0", "2: 0.0", "3: 1.0"]])
  }

  @Test func `each event stands at its own time of the study's day`() throws {
    let record = try Record(dayStart: try #require(WallTime("04:00")))
    try record.note(
      "check-in", [OutcomeValue(.integer(5), kind: "pain")], on: 2, at: "16:00:00")
    let found = try read(
      record, [series("check-in", .value("pain"), .perEvent)], kind: .scatter, bucket: .event)
    #expect(found[0].points.map(\.position) == [Double(Samples.day(2).dayNumber) + 0.5])
    #expect(found[0].isPerEvent)
  }

  @Test func `a line is broken where an event was missed, and where it came without the value`()
    throws
  {
    let record = try Record()
    for day in [1, 2, 4] { try record.checkIn(day, 7, on: day) }
    try record.note("check-in", [OutcomeValue(.double(8), kind: "sleep", units: "h")], on: 5)
    for day in [6, 7] { try record.checkIn(day, 7, on: day) }
    let found = try read(record, Self.both, kind: .line, bucket: .event)
    let joined = found.map { series in
      zip(series.points, series.points.dropFirst()).map { series.joins($0, $1) }
    }
    #expect(joined == [[true, false, false, true], [true, false, true, true, true]])
  }

  @Test func `words can be counted, and are no numbers`() throws {
    let record = try Record()
    try record.note("check-in", [OutcomeValue(.text("knee"), kind: "where")], on: 1)
    record.clock.set("2026-03-01T10:00:00Z")
    #expect(
      try read(
        record, [series("check-in", .value("where")), series("check-in", .value("where"), .count)],
        days: 1...1
      ).map(text) == [[], ["1: 1.0"]])
  }

  @Test func `scores come from results`() throws {
    let record = try Record()
    record.clock.set("2026-03-01T09:00:00Z")
    let event = try #require(
      try record.store.page(for: Samples.day(1)).events.first { $0.task.id == "check-in" })
    try record.store.record([OutcomeValue(.integer(1), kind: "q1")], for: event.key)
    let result = JSONValue.object([
      "scores": .object([
        "phq9": .object(["value": .integer(12), "units": .null]),
        "mean": .object(["value": .number(2.5), "units": "points"]),
        "none": .object(["value": .null]),
      ])
    ])
    try record.store.amend(
      [OutcomeValue(.integer(2), kind: "q1")], result: result, for: event.key)
    let found = try read(
      record, ["phq9", "mean", "none"].map { series("check-in", .score($0)) }, days: 1...1)
    #expect(found.map(text) == [["1: 12.0"], ["1: 2.5"], []])
    #expect(found.map(\.units) == ["", "points", ""])
  }

  @Test func `what can still be done is neither done nor missed, whatever its day`() throws {
    let record = try Record(lateDays: 7)
    try record.checkIn(4, 7, on: 1)
    record.clock.set("2026-03-12T12:00:00Z")
    let checkIn = try read(record, [series("check-in", .progress)], kind: .adherence, days: 1...12)
    #expect(checkIn.map(text) == [["1: 1.0", "2: 0.0", "3: 0.0", "4: 0.0"]])
    let all = try read(record, [], kind: .adherence, days: 3...6)
    #expect(all.map(text) == [["3: 0.0", "4: 0.0", "5: 0.0", "6: 0.0"]])
    let counts = [series("check-in", .value("pain"), .count)]
    #expect(try read(record, counts, days: 3...12).map(text) == [["3: 0.0", "4: 0.0"]])
  }

  @Test func `of the days before the first record nothing was missed`() throws {
    let record = try Record()
    record.clock.set("2026-03-20T12:00:00Z")
    #expect(try record.store.beginning() == nil)
    #expect(try read(record, [], kind: .adherence, days: 1...20).map(text) == [[]])
    try record.checkIn(4, 7, on: 21)
    record.clock.set("2026-03-23T12:00:00Z")
    #expect(try record.store.beginning() == Samples.day(21))
    #expect(
      try read(record, [], kind: .adherence, days: 1...23).map(text) == [["21: 0.5", "22: 0.0"]])
  }

  @Test func `who was given a place for records counts from that day`() throws {
    let record = try Record()
    let me: ParticipantID = "me"
    record.clock.set("2026-03-18T12:00:00Z")
    _ = try ParticipantSettings.keep(
      Participant(id: "me"), of: me, isKnown: false, in: record.store.journal,
      at: record.clock.now(), zone: "UTC")
    #expect(try record.store.beginning() == Samples.day(18))
    try record.checkIn(4, 7, on: 20)
    #expect(try record.store.firstRecordedDay() == Samples.day(20))
    #expect(try record.store.beginning() == Samples.day(18))
  }

  @Test func `the first recorded day is that of the earliest event, however late`() throws {
    let record = try Record(lateDays: 3)
    #expect(try record.store.firstRecordedDay() == nil)
    try record.checkIn(4, 7, on: 4)
    let late = try #require(
      try record.store.page(for: Samples.day(3)).events.first { $0.task.id == "check-in" })
    try record.store.record([OutcomeValue(.integer(2), kind: "pain")], for: late.key)
    #expect(try record.store.firstRecordedDay() == Samples.day(3))
  }
}
