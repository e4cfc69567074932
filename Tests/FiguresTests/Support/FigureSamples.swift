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
    _ kind: ChartPlan.Kind, _ title: String = "Pain and sleep", _ series: [DataSeries],
    days count: Int, axis: ChartPlan.Axis = .init(), bands: [ChartPlan.Band] = [],
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
        kind, [pain, sleep], days: count, axis: kind == .stacked ? .init() : scale)
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
