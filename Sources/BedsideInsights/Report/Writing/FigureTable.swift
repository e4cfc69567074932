internal import BedsideCore
internal import BedsideStore

/// The numbers behind a figure of a report, not more than a page has room for.
struct FigureTable {
  /// How many rows there are at most before days become weeks, weeks months and months years.
  static let mostRows = 16

  private let chart: Chart
  private let words: ChartWords
  private let remark: String?

  init(_ chart: Chart, words: ChartWords) {
    self.words = words
    var fitting = chart
    for bucket in [ChartPlan.Bucket.week, .month, .year]
    where ChartTable(fitting, words: words).rowCount > Self.mostRows
      && !chart.plan.bucket.isLonger(than: bucket)
    {
      fitting = chart.coarsened(to: bucket)
    }
    self.chart = fitting
    let isCoarser = fitting.plan.bucket != chart.plan.bucket
    remark = isCoarser ? ChartSentences.aggregation(of: fitting, words) : nil
  }

  var table: ReportTable {
    let content = ChartTable(chart, words: words)
    let columns = content.headings.enumerated().map { index, heading in
      ReportTable.Column(heading, isNumeric: index > 0)
    }
    let bands = [ChartSentences(chart, words: words).bands].compactMap(\.self)
    return ReportTable(
      caption: chart.plan.title, columns: columns,
      rows: content.rows.map { $0.map { ReportTable.Cell($0) } },
      remarks: [remark].compactMap(\.self) + bands)
  }
}

extension ChartPlan.Bucket {
  /// Whether a stretch of time is longer than another.
  func isLonger(than other: ChartPlan.Bucket) -> Bool {
    let order: [ChartPlan.Bucket] = [.event, .day, .week, .month, .year]
    return order.firstIndex(of: self) ?? 0 > order.firstIndex(of: other) ?? 0
  }
}
