#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// Bars from a common base, side by side or on top of each other.
struct BarPlot: FigurePlot {
  private let chart: Chart
  private let words: FigureWords
  private let values: [[CivilDate: Double]]
  private let buckets: [DayBucket]

  /// Bars are no wider than this.
  private static let widest = 20.0
  /// Bars are no narrower than this; of longer stretches of time there are fewer.
  private static let narrowest = 1.6

  init(_ words: FigureWords) {
    chart = words.chart
    self.words = words
    values = chart.series.map(\.valuesByDay)
    buckets = chart.buckets
  }

  /// For how many stretches of time there is room.
  static func room(for chart: Chart, width: Double) -> Int {
    let bars = chart.plan.kind == .stacked ? 1 : max(1, chart.series.count)
    return max(1, Int((width - 60) / (Double(bars) * narrowest + 0.8)))
  }

  private var isStacked: Bool { chart.plan.kind == .stacked }

  func height(width: Double) -> Double { min(max(width * 0.42, 110), 230) }

  var legend: [LegendEntry] {
    let hasZero = chart.series.contains { $0.values.contains(0) }
    let hasGap = buckets.contains { bucket in
      isStacked
        ? values.allSatisfy { $0[bucket.first] == nil }
        : values.contains { $0[bucket.first] == nil }
    }
    return chart.series.enumerated().map { index, series in
      LegendEntry(.bar(index, series.color), words.title(series))
    } + (hasGap ? [LegendEntry(.gap, words.gap)] : [])
      + (hasZero ? [LegendEntry(.zero, words.zero)] : [])
  }

  func draw(in area: Area, on board: inout Board) {
    let isLong = chart.days.lowerBound.year != chart.days.upperBound.year
    let frame = ValueFrame(
      isStacked ? sums : chart.series.flatMap(\.values), includesZero: true, in: area,
      linesBelow: isLong && chart.plan.bucket != .year ? 2 : 1, words: words,
      by: board.typesetter)
    frame.drawBehind(on: &board)
    let slot = frame.plot.width / Double(max(1, buckets.count))
    let bars = isStacked ? 1 : max(1, chart.series.count)
    let width = min(Self.widest, slot * (slot > 5 ? 0.8 : 0.86) / Double(bars))
    for (index, bucket) in buckets.enumerated() {
      let middle = frame.plot.x + (Double(index) + 0.5) * slot
      let start = middle - width * Double(bars) / 2
      if isStacked {
        stack(bucket, x: start, width: width, frame, on: &board)
      } else {
        for series in values.indices {
          let x = start + Double(series) * width
          bar(values[series][bucket.first], series, x: x, width: width, frame, on: &board)
        }
      }
    }
    let places = buckets.enumerated().map { index, bucket in
      (bucket: bucket, x: frame.plot.x + (Double(index) + 0.5) * slot)
    }
    frame.drawAxis(
      AxisLabel.buckets(places, chart.plan.bucket, words: words, by: board.typesetter),
      hasTicks: false, on: &board)
  }

  private func bar(
    _ value: Double?, _ series: Int, x: Double, width: Double, _ frame: ValueFrame,
    on board: inout Board
  ) {
    let pigment = chart.series[series].color.pigment
    let base = frame.y(frame.base)
    guard let value else {
      Signs.gap(x: x + width / 2, y: base, room: width, on: &board)
      return
    }
    if value == 0, frame.base == 0 {
      Signs.zero(x: x + width / 2, y: base, room: width, pigment, on: &board)
      return
    }
    fill(series, from: base, to: frame.y(value), x: x, width: width, on: &board)
  }

  /// Fills a bar, which is seen however small it is.
  private func fill(
    _ series: Int, from: Double, to: Double, x: Double, width: Double, on board: inout Board
  ) {
    let height = max(0.6, (to - from).magnitude)
    let top = to <= from ? from - height : from
    let edge = min(0.4, width * 0.06)
    Signs.bar(
      series, Area(x: x + edge, y: top, width: width - 2 * edge, height: height),
      chart.series[series].color.pigment, on: &board)
  }

  private func stack(
    _ bucket: DayBucket, x: Double, width: Double, _ frame: ValueFrame, on board: inout Board
  ) {
    let parts = values.map { $0[bucket.first] }
    let base = frame.y(frame.base)
    if parts.allSatisfy({ $0 == nil }) {
      Signs.gap(x: x + width / 2, y: base, room: width, on: &board)
      return
    }
    if parts.allSatisfy({ $0 ?? 0 == 0 }) {
      Signs.zero(x: x + width / 2, y: base, room: width, .softInk, on: &board)
      return
    }
    var (above, below) = (0.0, 0.0)
    for (series, part) in parts.enumerated() {
      guard let part, part != 0 else { continue }
      let start = part > 0 ? above : below
      let end = start + part
      if part > 0 { above = end } else { below = end }
      fill(series, from: frame.y(start), to: frame.y(end), x: x, width: width, on: &board)
    }
  }

  /// The sums of what is above zero and of what is below, for each stretch of time.
  private var sums: [Double] {
    buckets.flatMap { bucket -> [Double] in
      let parts = values.compactMap { $0[bucket.first] }
      if parts.isEmpty { return [] }
      return [parts.filter { $0 > 0 }, parts.filter { $0 < 0 }].map { parts in
        max(
          -Double.greatestFiniteMagnitude, min(parts.reduce(0, +), .greatestFiniteMagnitude))
      }
    }
  }
}
#endif
