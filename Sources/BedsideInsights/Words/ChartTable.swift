public import BedsideCore
internal import BedsideStore

/// The numbers behind a chart as a table: a row for each stretch of time, or for each point.
public struct ChartTable: Sendable {
  private let chart: Chart
  private let words: ChartWords

  /// Makes the table of a chart.
  public init(_ chart: Chart, words: ChartWords) {
    self.chart = chart
    self.words = words
  }

  private var phrases: Phrases { words.phrases }

  /// The headings: the time, then each series with its unit.
  ///
  /// Boxes are of the days of the week: then the headings are what a box shows.
  public var headings: [String] {
    if let boxes { return boxes.headings }
    return [phrases(chart.plan.bucket.column)]
      + chart.series.map { series in
        isShares
          ? phrases(.chartSeries, ["title": series.title, "units": "%"]) : words.title(series)
      }
  }

  /// Whether the values are parts of what was due, which are told in percent.
  private var isShares: Bool { chart.plan.kind == .adherence }

  private func percent(_ share: Double) -> String { words.number(Double(WholePercent.of(share))) }

  /// The rows, from the earliest on; a cell is empty where nothing was recorded.
  ///
  /// Stretches of time without any value are not left out: they are gaps. Days of which each event stands
  /// for itself have as many rows as the series has points there.
  public var rows: [[String]] {
    if let boxes { return boxes.rows }
    return entries.map { entry in
      [entry.time] + entry.values.map { $0.map(isShares ? percent : words.number) ?? "" }
    }
  }

  /// The rows as they are read aloud, without their headings: weeks are said to be weeks.
  public var spokenRows: [[String]] {
    guard boxes == nil, chart.plan.bucket == .week else { return rows }
    return rows.map { [phrases(.chartWeekFrom, ["day": $0[0]])] + $0.dropFirst() }
  }

  /// How many rows there are.
  var rowCount: Int { boxes?.rows.count ?? entries.count }

  private var boxes: BoxTable? {
    chart.plan.kind == .box ? BoxTable(chart: chart, words: words) : nil
  }

  /// The rows as sentences.
  var spoken: [String] {
    entries.map { entry in
      var values = zip(chart.series, entry.values).map(spoken)
      // What holds of all is said once.
      if entry.values.allSatisfy({ $0 == nil }) {
        values = [phrases(isShares ? .chartNoneDue : .chartGap)]
      }
      // Only the heading of the table says that its days stand for weeks.
      let time =
        chart.plan.bucket == .week ? phrases(.chartWeekFrom, ["day": entry.time]) : entry.time
      return phrases(.chartPoint, ["day": time, "values": values.joined(separator: ", ")])
    }
  }

  private func spoken(_ series: DataSeries, _ value: Double?) -> String {
    guard let value else {
      let nothing: KeyValuePairs = ["title": series.title, "value": phrases(.chartNoneDue)]
      return phrases(isShares ? .chartTitled : .chartNothing, nothing)
    }
    if isShares {
      return phrases(.chartShare, ["title": series.title, "value": percent(value)])
    }
    return phrases(.chartTitled, ["title": series.title, "value": words.value(value, series)])
  }

  private var entries: [(time: String, values: [Double?])] {
    let perEvent = chart.series.contains(where: \.isPerEvent)
    let points = chart.series.map { Dictionary(grouping: $0.points, by: \.day) }
    return chart.buckets.flatMap { bucket -> [(time: String, values: [Double?])] in
      let found = points.map { $0[bucket.first] ?? [] }
      let count = found.map(\.count).max() ?? 0
      if perEvent, count == 0 { return [] }
      let time = time(bucket.first)
      return (0..<max(1, count)).map { row in
        (time, found.map { $0.indices.contains(row) ? $0[row].value : nil })
      }
    }
  }

  private func time(_ day: CivilDate) -> String {
    switch chart.plan.bucket {
    case .event, .day, .week: phrases.long(day)
    case .month: phrases.monthAndYear(day)
    case .year: String(day.year)
    }
  }

  /// The chart as other programs read it: gaps are null.
  public var json: JSONValue {
    let series = chart.series.map { series in
      JSONValue.object([
        "title": .string(series.title),
        "units": series.units.isEmpty ? .null : .string(series.units),
        "aggregator": .string(series.aggregator.rawValue),
        "points": .array(
          series.points.map { point in
            .object([
              "day": .string(point.day.description), "value": .number(point.value),
              "n": .integer(point.tally.count),
            ])
          }),
      ])
    }
    return .object([
      "id": .string(chart.plan.id), "title": .string(chart.plan.title),
      "kind": .string(chart.plan.kind.rawValue), "bucket": .string(chart.plan.bucket.rawValue),
      "from": .string(chart.days.lowerBound.description),
      "to": .string(chart.days.upperBound.description), "series": .array(series),
      "warnings": .array(
        chart.gaps.sentences(words.phrases).map { .string($0.withPlainBlanks) }),
    ])
  }
}

extension ChartTable {
  /// A record for each point, as listings print it.
  public var records: [JSONValue] {
    chart.series.flatMap { series in
      series.points.map { point in
        .object([
          "chart": .string(chart.plan.id), "series": .string(series.title),
          "day": .string(point.day.description), "value": .number(point.value),
          "units": .string(series.units), "n": .integer(point.tally.count),
        ])
      }
    }
  }
}
