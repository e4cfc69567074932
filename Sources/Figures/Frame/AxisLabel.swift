#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// A label below an axis of time, and the one below that: a year.
struct AxisLabel: Hashable {
  /// Where its middle is.
  var x: Double
  var text: String
  var under: String?

  /// The room between two labels.
  private static let gap = 7.0

  /// The labels of stretches of time that are drawn at these places: every one, or as many as have room.
  static func buckets(
    _ places: [(bucket: DayBucket, x: Double)], _ kind: ChartPlan.Bucket, words: FigureWords,
    by typesetter: Typesetter
  ) -> [AxisLabel] {
    let all = places.map { (day: $0.bucket.first, x: $0.x) }
    for every in intervals(kind) {
      let chosen = all.enumerated().filter { index, place in
        isChosen(place.day, index, kind, every: every, among: all.count)
      }.map(\.element)
      let labels = labels(chosen, words.chart) { day in
        text(day, kind, count: all.count, words)
      }
      if fits(labels, typesetter) { return labels }
    }
    return []
  }

  private static func intervals(_ kind: ChartPlan.Bucket) -> [Int] {
    switch kind {
    case .event, .day: [1, 2, 7, 14, 28, 56]
    case .week: [1, 2, 4, 8, 13, 26, 52]
    case .month: [1, 2, 3, 6, 12, 24, 60]
    case .year: [1, 2, 5, 10, 50, 100]
    }
  }

  /// Months and years are counted from the beginning of years and of decades.
  private static func isChosen(
    _ day: CivilDate, _ index: Int, _ kind: ChartPlan.Bucket, every: Int, among count: Int
  ) -> Bool {
    switch kind {
    case .event, .day, .week: index % every == 0
    case .month:
      every <= 12 ? (day.month - 1) % every == 0 || count < every : (day.year * 12) % every == 0
    case .year: day.year % every == 0 || count < every
    }
  }

  private static func text(
    _ day: CivilDate, _ kind: ChartPlan.Bucket, count: Int, _ words: FigureWords
  ) -> String {
    switch kind {
    case .event, .day: count <= 7 ? words.weekday(day.weekday) : words.day(day)
    case .week: words.day(day)
    case .month: words.month(day.month)
    case .year: String(day.year)
    }
  }

  /// The labels of a true axis of time, as near to each other as has room; `place` says where a day
  /// begins, and where a part of it is.
  static func axis(
    _ words: FigureWords, by typesetter: Typesetter, place: (Double) -> Double
  ) -> [AxisLabel] {
    let days = words.chart.days
    for step in TimeStep.all {
      let isDaily = step == .days(1)
      let found = step.days(in: days).map { day in
        (day: day, x: place(Double(day.dayNumber) + (isDaily ? 0.5 : 0)))
      }
      if case .years = step {
        let labels = found.map { AxisLabel(x: $0.x, text: String($0.day.year)) }
        if labels.count > 0, fits(labels, typesetter) { return labels }
        continue
      }
      let labels = labels(found, words.chart) { day in
        if case .months = step { words.month(day.month) } else { words.day(day) }
      }
      if labels.count > 0, fits(labels, typesetter) { return labels }
    }
    return []
  }

  /// Labels with the year below the first of each, where the days are of several years.
  private static func labels(
    _ places: [(day: CivilDate, x: Double)], _ chart: Chart, _ text: (CivilDate) -> String
  ) -> [AxisLabel] {
    let years = (chart.days.lowerBound.year, chart.days.upperBound.year)
    let namesYears = years.0 != years.1 && chart.plan.bucket != .year
    var year: Int?
    return places.map { place in
      defer { year = place.day.year }
      let isNew = namesYears && place.day.year != year
      return AxisLabel(
        x: place.x, text: text(place.day), under: isNew ? String(place.day.year) : nil)
    }
  }

  private static func fits(_ labels: [AxisLabel], _ typesetter: Typesetter) -> Bool {
    var free = -Double.infinity
    for label in labels {
      let width = typesetter.extent(of: TypeSize.label(label.text)).width
      guard label.x - width / 2 >= free else { return false }
      free = label.x + width / 2 + gap
    }
    var under = -Double.infinity
    for label in labels {
      guard let text = label.under else { continue }
      let width = typesetter.extent(of: TypeSize.label(text)).width
      guard label.x - width / 2 >= under else { return false }
      under = label.x + width / 2 + gap
    }
    return true
  }
}
#endif
