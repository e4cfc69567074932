internal import BedsideCore
internal import BedsideStore

/// A label on an axis of time.
struct TimeLabel: Hashable {
  /// The column at which it begins.
  var column: Int
  /// What it says.
  var text: String

  /// Those of `labels` that stand in `columns` without touching each other.
  static func placed(_ labels: [TimeLabel], in columns: Int) -> [TimeLabel] {
    var free = 0
    return labels.filter { label in
      let end = label.column + DisplayWidth.of(label.text)
      guard label.column >= free, end <= columns else { return false }
      free = end + 1
      return true
    }
  }

  /// The labels of stretches of time that take `step` columns each; as many as have room.
  static func buckets(
    _ buckets: [DayBucket], _ bucket: ChartPlan.Bucket, step: Int, words: ChartWords
  ) -> [TimeLabel] {
    let texts = buckets.map { text($0.first, bucket, count: buckets.count, words.phrases) }
    let widest = texts.map { DisplayWidth.of($0) }.max() ?? 1
    let every = max(1, (widest + step) / step)
    return texts.enumerated().compactMap { index, text in
      index % every == 0 ? TimeLabel(column: index * step, text: text) : nil
    }
  }

  private static func text(
    _ day: CivilDate, _ bucket: ChartPlan.Bucket, count: Int, _ phrases: Phrases
  ) -> String {
    switch bucket {
    case .event, .day:
      count <= 7 ? phrases(.weekday(day.weekday)) : phrases.dayAndMonth(day)
    case .week: phrases.dayAndMonth(day)
    case .month: count <= 12 ? phrases(.month(day.month)) : phrases.monthAndYear(day)
    case .year: String(day.year)
    }
  }

  /// The labels of an axis on which each day has its share of `columns`: of days, months or years,
  /// so many as have room.
  static func axis(
    _ days: ClosedRange<CivilDate>, columns: Int, words: ChartWords
  ) -> [TimeLabel] {
    let count = days.lowerBound.days(until: days.upperBound) + 1
    for step in TimeStep.all {
      let found = step.days(in: days)
      let labels = found.map { day in
        TimeLabel(
          column: days.lowerBound.days(until: day) * columns / count,
          text: step.text(day, isLong: count > 366, words.phrases))
      }
      let room = labels.reduce(0) { $0 + DisplayWidth.of($1.text) + 2 }
      if room <= columns || step == TimeStep.all.last { return labels }
    }
    return []
  }
}
