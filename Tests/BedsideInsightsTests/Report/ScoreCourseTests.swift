import BedsideCore
import BedsideInsights
import BedsideSchedule
import BedsideStore
import Testing

/// Scores over time, in charts and in reports.
struct ScoreCourseTests {
  private let record: Record

  init() throws {
    record = try Record()
    for (day, value) in [(1, 14), (8, nil), (15, 3)] as [(Int, Int?)] { try score(value, on: day) }
  }

  private func score(_ value: Int?, on day: Int, answered: Int = 9) throws {
    let key = try record.note("check-in", [OutcomeValue(.integer(1), kind: "q")], on: day)
    let score: JSONFields = [
      "value": value.map(JSONValue.integer) ?? .null, "title": "Burden", "units": .null,
      "higherIs": "worse", "answered": .integer(answered), "items": 9,
    ]
    try record.store.amend(
      [OutcomeValue(.integer(2), kind: "q")],
      result: .object(["scores": .object(["sum": .object(score)])]), for: key)
  }

  private var plan: ChartPlan {
    ChartPlan(
      id: "c", title: "C", kind: .line, bucket: .event,
      series: [
        SeriesPlan(task: "check-in", source: .score("sum"), title: "Burden", aggregator: .perEvent)
      ])
  }

  private var days: ClosedRange<CivilDate> { Samples.day(1)...Samples.day(20) }

  private func report(_ plans: [ChartPlan], _ score: Score? = nil) throws -> Report {
    record.clock.set("2026-03-20T12:00:00Z")
    let read = try ReportReader(record.store, allTasks: "All").record(plans, on: days)
    var steps: [SurveyVersion: OrderedTask] = [:]
    if let score {
      var task = OrderedTask(id: "check-in", title: "Check In", steps: [])
      task.scores = Scores([score])
      task.notice.copyright = "A. Maker"
      steps[SurveyVersion(task: "check-in", version: 1)] = task
    }
    let made = try #require(LocalDateTime("2026-03-20T12:00:00"))
    let subject = ReportSubject(study: "S", participant: "me", made: made, zone: "UTC")
    return ReportWriter(read, about: subject, steps: steps, words: ChartWords()).report
  }

  private func scores(_ report: Report) throws -> [ReportBlock] {
    try #require(report.sections.first { $0.id == .scores }).blocks
  }

  @Test func `a score without a value is a gap in its line, and no zero`() throws {
    let chart = try #require(
      try InsightReader(record.store, allTasks: "All").charts([plan], on: days).first)
    #expect(chart.series[0].values == [14, 3])
    #expect(!chart.series[0].joins(chart.series[0].points[0], chart.series[0].points[1]))
    let figure = Samples.figure(chart, .ascii, width: 40)
    // Two points, and no line between them.
    #expect(figure.contains("o"))
    #expect(!figure.split(separator: "\n").dropLast(3).joined().contains("."))
  }

  @Test func `a score has its latest value, its changes and its gaps`() throws {
    let blocks = try scores(report([]))
    guard case .table(let table) = blocks[0] else {
      Issue.record("There is no table.")
      return
    }
    #expect(
      table.rows.map { $0.map(\.text) } == [
        [
          "Burden; higher is worse", "3, Sun 15 Mar", "-11 (from 14, Sun 1 Mar)",
          "-11 (from 14, Sun 1 Mar)", "8.5 (3 to 14)", "2",
        ]
      ])
    #expect(
      table.remarks == [
        "Burden: 1 time without a value, since too few questions were answered."
      ])
  }

  @Test func `a score of a part of the answers says of how many`() throws {
    try score(9, on: 18, answered: 8)
    let report = try report([])
    guard case .table(let table) = try scores(report)[0] else {
      Issue.record("There is no table.")
      return
    }
    #expect(table.rows[0][1].text == "9, from 8 of 9 answers, Wed 18 Mar")
    #expect(
      table.remarks.last == "Burden: 1 of 3 values is worked out from a part of the answers.")
    let charts = try InsightReader(record.store, allTasks: "All").charts([plan], on: days)
    let told = charts.map { ChartSentences($0, words: ChartWords()).summaries.withPlainBlanks[0] }
    #expect(told[0].hasSuffix(" 1 value is from a part of the answers, on Wed 18 Mar 2026."))
    guard case .figure(let figure) = try scores(report)[1] else {
      Issue.record("There is no figure.")
      return
    }
    #expect(figure.sentences.withPlainBlanks[0] == told[0])
  }

  @Test func `a score has a figure with the axis and the bands of its instrument`() throws {
    var score = Score(
      id: "sum", title: "Burden", rule: .expression(.number(0)),
      bands: [ScoreBand(upTo: 4, label: "light"), ScoreBand(upTo: nil, label: "heavy")],
      higherIs: .worse)
    score.range = 0...27
    let report = try report([], score)
    let blocks = try scores(report)
    guard case .figure(let figure) = blocks[1] else {
      Issue.record("There is no figure.")
      return
    }
    #expect(figure.chart.plan.axis == ChartPlan.Axis(minimum: 0, maximum: 27))
    #expect(figure.chart.plan.bands.map(\.label) == ["light", "heavy"])
    let series = figure.chart.series[0]
    #expect(!series.joins(series.points[0], series.points[1]))
    #expect(figure.bands == "Ranges: light up to 4, heavy above.")
    #expect(report.remarks.last == "Check In: A. Maker")
  }

  @Test func `a chart that the study has of a score takes the place of another`() throws {
    let figures = try scores(report([plan])).compactMap { block in
      if case .figure(let figure) = block { figure.title } else { nil }
    }
    #expect(figures == ["C"])
  }

  @Test func `the first value counts, also where it lies before the period`() throws {
    record.clock.set("2026-03-20T12:00:00Z")
    let read = try ReportReader(record.store, allTasks: "All").record(
      [], on: Samples.day(10)...Samples.day(20))
    let made = try #require(LocalDateTime("2026-03-20T12:00:00"))
    let report = ReportWriter(
      read, about: ReportSubject(study: "S", participant: "me", made: made, zone: "UTC"),
      steps: [:], words: ChartWords()
    ).report
    guard case .table(let table) = try scores(report)[0] else {
      Issue.record("There is no table.")
      return
    }
    #expect(
      table.rows[0].map(\.text) == [
        "Burden; higher is worse", "3, Sun 15 Mar", "", "-11 (from 14, Sun 1 Mar)", "", "1",
      ])
  }
}
