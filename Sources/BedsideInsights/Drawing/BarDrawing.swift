internal import BedsideCore
internal import BedsideStore

/// Bars from a common base, side by side or on top of each other.
struct BarDrawing {
  let chart: Chart
  private let frame: PlotFrame
  private let words: ChartWords
  private let barWidth: Int
  private let step: Int
  private let buckets: [DayBucket]
  private let values: [[CivilDate: Double]]

  /// Bars are no wider than this.
  private static let widest = 6

  init(_ chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) {
    let isStacked = chart.plan.kind == .stacked
    let values = chart.series.map(\.valuesByDay)
    buckets = chart.buckets
    let scale = ValueScale(
      isStacked ? Self.sums(values, chart.buckets) : chart.series.flatMap(\.values),
      axis: chart.plan.axis, includesZero: true)
    self.chart = chart
    self.values = values
    self.words = words
    frame = PlotFrame(chart.plan, scale, width: width, signs: signs, words: words)
    let bars = isStacked ? 1 : max(1, chart.series.count)
    let room = frame.columns / max(1, buckets.count)
    barWidth = max(1, min(Self.widest, (room - 1) / bars))
    step = max(1, min(room, bars * barWidth + 1))
  }

  /// Of how many stretches of time every bar has a column.
  static func room(for chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) -> Int {
    let drawing = BarDrawing(chart, width: width, signs: signs, words: words)
    let bars = chart.plan.kind == .stacked ? 1 : max(1, chart.series.count)
    return drawing.frame.columns / bars
  }

  /// The sums of what is above zero and of what is below, for each stretch of time.
  private static func sums(
    _ values: [[CivilDate: Double]], _ buckets: [DayBucket]
  ) -> [Double] {
    buckets.flatMap { bucket -> [Double] in
      let parts = values.compactMap { $0[bucket.first] }
      guard !parts.isEmpty else { return [] }
      return [parts.filter { $0 > 0 }, parts.filter { $0 < 0 }].map { parts in
        max(
          -Double.greatestFiniteMagnitude, min(parts.reduce(0, +), .greatestFiniteMagnitude))
      }
    }
  }

  var lines: [ChartLine] {
    var canvas = frame.canvas()
    for (index, bucket) in buckets.enumerated() {
      if chart.plan.kind == .stacked {
        stack(bucket, at: index * step, on: &canvas)
      } else {
        for series in values.indices {
          let column = index * step + series * barWidth
          bar(values[series][bucket.first], series, at: column, on: &canvas)
        }
      }
    }
    let labels = TimeLabel.buckets(buckets, chart.plan.bucket, step: step, words: words)
    return frame.lines(canvas, labels: labels)
  }

  /// The row above the value from which bars begin: zero, or the end of the axis next to it.
  private var base: Double { min(max(0, frame.scale.lower), frame.scale.upper) }

  private func row(_ height: Double) -> Int {
    min(frame.rows - 1, max(0, frame.rows - 1 - Int(height)))
  }

  private func bar(
    _ value: Double?, _ series: Int, at column: Int, on canvas: inout ChartCanvas
  ) {
    let ink = ChartInk.series(chart.series[series].color)
    let from = frame.height(base)
    guard let value else {
      canvas.put(frame.signs.gap, .plain, column, row(from))
      return
    }
    if value == base, base == 0 {
      canvas.put(frame.signs.zero, ink, column, row(from))
      return
    }
    let to = frame.height(value)
    for cell in 0..<frame.rows {
      guard let sign = sign(cell, from, to, series) else { continue }
      for offset in 0..<barWidth { canvas.put(sign, ink, column + offset, frame.rows - 1 - cell) }
    }
  }

  /// What a bar between two heights puts into a cell; nil for nothing.
  private func sign(_ cell: Int, _ from: Double, _ to: Double, _ series: Int) -> Character? {
    let (low, high) = (min(from, to), max(from, to))
    let covered = min(high, Double(cell + 1)) - max(low, Double(cell))
    let isFoot = to >= from ? Int(low) == cell : Int(high.rounded(.up)) - 1 == cell
    guard covered > 0 || isFoot && high == low else { return nil }
    if covered > 0.99 { return frame.signs.fill(series) }
    let steps = frame.signs.steps
    if series == 0, steps.count > 1, to >= from, low <= Double(cell) {
      return steps[max(0, Int((covered * Double(steps.count)).rounded(.up)) - 1)]
    }
    // A bar that is there is seen, however small.
    return covered >= 0.5 || isFoot ? frame.signs.fill(series) : nil
  }

  private func stack(_ bucket: DayBucket, at column: Int, on canvas: inout ChartCanvas) {
    let parts = values.map { $0[bucket.first] }
    let from = frame.height(base)
    if parts.allSatisfy({ $0 == nil }) {
      canvas.put(frame.signs.gap, .plain, column, row(from))
      return
    }
    if parts.allSatisfy({ $0 ?? 0 == 0 }) {
      canvas.put(frame.signs.zero, .plain, column, row(from))
      return
    }
    var (above, below) = (0.0, 0.0)
    for (series, part) in parts.enumerated() {
      guard let part, part != 0 else { continue }
      let start = part > 0 ? above : below
      let end = start + part
      if part > 0 { above = end } else { below = end }
      let ink = ChartInk.series(chart.series[series].color)
      let heights = [frame.height(start), frame.height(end)].sorted()
      // A part has the cells whose middles it covers, and one at least.
      var cells = (0..<frame.rows).filter { cell in
        let middle = Double(cell) + 0.5
        return heights[0] <= middle && middle < heights[1]
      }
      if cells.isEmpty { cells = [min(frame.rows - 1, Int(heights[0]))] }
      for cell in cells {
        for offset in 0..<barWidth {
          let row = frame.rows - 1 - cell
          canvas.put(frame.signs.fill(series), ink, column + offset, row)
        }
      }
    }
  }
}
