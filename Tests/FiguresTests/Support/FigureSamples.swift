import BedsideCore
import BedsideInsights
import BedsideStore

/// Charts with plausible values, always the same.
enum FigureSamples {
  /// A day of 2026, counted from the 28th of September, a Monday.
  static func day(_ number: Int) -> CivilDate {
    (CivilDate(year: 2026, month: 9, day: 28) ?? .earliest).adding(days: number)
  }

  /// A series with one value a day; nil is a gap.
  static func series(
    _ title: String, _ values: [Double?], units: String = "", color: ChartColor = .blue,
    fraction: Double = 0, bucket: ChartPlan.Bucket = .day,
    aggregator: SeriesPlan.Aggregator = .mean
  ) -> DataSeries {
    let points = values.enumerated().compactMap { index, value in
      value.map { point(day(index), $0, fraction: fraction, aggregator) }
    }
    return DataSeries(
      title: title, units: units, color: color, aggregator: aggregator, bucket: bucket,
      points: points)
  }

  static func point(
    _ day: CivilDate, _ value: Double, fraction: Double = 0,
    _ aggregator: SeriesPlan.Aggregator = .mean
  ) -> DataPoint {
    let position = Double(day.dayNumber) + fraction
    var tally = Tally(for: aggregator)
    tally.add(value, at: position)
    return DataPoint(day: day, position: position, tally: tally, value: value)
  }

  static func chart(
    _ kind: ChartPlan.Kind, _ title: String, _ series: [DataSeries], days count: Int,
    axis: ChartPlan.Axis = .init(), bands: [ChartPlan.Band] = [],
    bucket: ChartPlan.Bucket = .day
  ) -> Chart {
    let plan = ChartPlan(
      id: "c", title: title, kind: kind, bucket: bucket, axis: axis, bands: bands)
    return Chart(plan, days: day(0)...day(count - 1), series: series)
  }

  /// Numbers from 0 up to 1 that look like chance and are always the same.
  static func noise(_ index: Int) -> Double {
    var state = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
    state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((state ^ state >> 31) >> 11) / Double(1 << 53)
  }

  static func pain(_ count: Int) -> [Double?] {
    (0..<count).map { day in
      if noise(day * 7) < 0.13 { return nil }
      let value = 7 - Double(day % 60) * 0.1 + noise(day) * 3 - 1.5
      return max(0, min(10, value)).rounded()
    }
  }

  static func sleep(_ count: Int) -> [Double?] {
    (0..<count).map { day in
      noise(day * 7) < 0.13 ? nil : 5.5 + (noise(day + 999) * 6).rounded() / 2
    }
  }

  static func shares(_ count: Int) -> [Double?] {
    (0..<count).map { day in
      let chance = noise(day * 3 + 1)
      return chance < 0.1 ? nil : chance < 0.2 ? 0 : chance < 0.4 ? 0.5 : 1
    }
  }

  /// A chart of each kind with so many days.
  static func chart(_ kind: ChartPlan.Kind, days count: Int) -> Chart {
    let pain = series("Knee pain", pain(count), units: "of 10", color: .vermillion)
    let sleep = series("Sleep", sleep(count), units: "h", color: .blue)
    let scale = ChartPlan.Axis(minimum: 0, maximum: 10)
    switch kind {
    case .bar, .line, .stacked:
      return chart(
        kind, "Pain and sleep", [pain, sleep], days: count, axis: kind == .stacked ? .init() : scale
      )
    case .scatter:
      let motion = (0..<count).map { day in
        day % 3 == 0 && noise(day) > 0.1 ? 62 + Double(day) * 0.9 + noise(day) * 14 : nil
      }
      return chart(
        kind, "Range of motion",
        [
          series(
            "Range of motion", motion, units: "°", color: .green, fraction: 0.7, bucket: .event,
            aggregator: .perEvent)
        ], days: count, axis: .init(minimum: 0, maximum: 160), bucket: .event)
    case .adherence:
      return chart(
        kind, "What was done", [series("All tasks", shares(count), color: .green)], days: count)
    case .calendar, .box:
      return chart(kind, "Knee pain", [pain], days: count, axis: scale)
    case .sparkline: return chart(kind, "At a glance", [pain, sleep], days: count)
    }
  }

  /// The bands of PHQ-9.
  static let bands = [
    ChartPlan.Band(upTo: 4, label: "minimal"), ChartPlan.Band(upTo: 9, label: "mild"),
    ChartPlan.Band(upTo: 14, label: "moderate"),
    ChartPlan.Band(upTo: 19, label: "moderately severe"),
    ChartPlan.Band(upTo: nil, label: "severe"),
  ]
}

extension FigureSamples {
  /// A report with every kind of block, whose table is longer than a page.
  static func report(rows: Int = 60) -> Report {
    let table = ReportTable(
      caption: "Scores",
      columns: [
        .init("Score"), .init("First", isNumeric: true), .init("Last", isNumeric: true),
        .init("Range"),
      ],
      rows: (0..<rows).map { row in
        [
          .init("Row \(row)"), .init("\(row)"), .init("\(row * 3)", isMarked: row == 4),
          .init("minimal to severe, as the instrument has it"),
        ]
      }, remarks: ["Higher is worse."])
    let alerts = [
      ReportAlert(
        .urgent, label: "URGENT", time: "Mon 5 Oct 2026", title: "Thoughts of self-harm",
        details: ["PHQ-9 question 9: more than half the days.", "Seen by nobody yet."]),
      ReportAlert(
        .warning, label: "WARNING", time: "Tue 6 Oct 2026", title: "Fever of 39.2 °C"),
      ReportAlert(.notice, label: "NOTICE", time: "Wed 7 Oct 2026", title: "Pain of 8"),
    ]
    let bar = chart(.bar, days: 56)
    let scatter = chart(.scatter, days: 56)
    let figures = [bar, scatter].map { chart in
      ReportBlock.figure(
        ReportFigure(
          chart, title: chart.plan.title, sentences: ["What it shows, in a sentence."],
          bands: "Ranges: low up to 3, high above.",
          table: ReportTable(caption: "", columns: [], rows: [])))
    }
    let long = String(
      repeating: "The knee was stiff after the night and better at noon. ", count: 40)
    return Report(
      title: "Recover: a report",
      facts: [
        ReportFact("Participant", "Ada Example (007)"),
        ReportFact("Period", "Mon 28 Sep 2026 to Sun 22 Nov 2026"),
      ], warnings: ["This is a rehearsal."],
      sections: [
        ReportSection(.alerts, title: "Alerts", blocks: [.alerts(alerts)]),
        ReportSection(.scores, title: "Scores", blocks: [.table(table)]),
        ReportSection(.measures, title: "Measures", blocks: figures),
        ReportSection(
          .notes, title: "In their own words",
          blocks: [
            .heading("Notes"),
            .notes([ReportNote(time: "Mon 5 Oct 2026", source: "Diary", text: long)]),
            .notes([
              ReportNote(time: "Tue 6 Oct 2026", source: "Diary", text: "الركبة أفضل اليوم.")
            ]),
          ]),
        ReportSection(
          .quality, title: "What is missing",
          blocks: [
            .paragraph("Five of 56 days."), .list(["One thing.", "Another thing."]),
            .facts([ReportFact("Typed", "48"), ReportFact("Accepted defaults", "3")]),
          ]),
      ], remarks: ["This page tells what was recorded, not what it means."])
  }
}
