internal import BedsideCore
internal import BedsideStore

/// What is said of a chart in words: the same facts as its figure has.
public struct ChartSentences: Sendable {
  let chart: Chart
  let words: ChartWords

  /// Makes the sentences of a chart.
  public init(_ chart: Chart, words: ChartWords) {
    self.chart = chart
    self.words = words
  }

  private var phrases: Phrases { words.phrases }

  /// A sentence or two for each series: how many values, of which days, first, last and change,
  /// median and ends.
  public var summaries: [String] {
    if chart.isEmpty {
      return [
        phrases(
          .chartEmpty, ["from": day(chart.days.lowerBound), "to": day(chart.days.upperBound)])
      ]
    }
    return chart.series.map { series in
      guard let summary = SeriesSummary(series) else {
        return phrases(.chartSeriesEmpty, ["title": series.title])
      }
      if chart.plan.kind == .adherence { return done(series) }
      return [text(series, summary), part(series)].compactMap(\.self).joined(separator: " ")
    } + Self.shortened(chart, words)
  }

  /// How many scores were worked out from a part of the answers; nil where none was.
  private func part(_ series: DataSeries) -> String? {
    series.partial.last.map { last in
      phrases(.chartPart, count: series.partial.count, ["day": day(last)])
    }
  }

  private func text(_ series: DataSeries, _ summary: SeriesSummary) -> String {
    let value = { (number: Double) in words.value(number, series) }
    // Stretches of time may reach beyond what is shown.
    let from = day(max(summary.period.lowerBound, chart.days.lowerBound))
    let to = day(min(summary.period.upperBound, chart.days.upperBound))
    let count = count(summary.count, of: series)
    let isFlat = summary.quantiles.least == summary.quantiles.greatest
    if isFlat {
      let phrase: Phrase =
        summary.count > 1 ? .chartAlways : from == to ? .chartOne : .chartOneOver
      return phrases(
        phrase,
        [
          "title": series.title, "count": count, "last": inBand(summary.last, series),
          "from": from, "to": to,
        ])
    }
    return phrases(
      .chartSummary,
      [
        "title": series.title, "count": count, "from": from, "to": to,
        "first": inBand(summary.first, series), "last": inBand(summary.last, series),
        "change": change(summary.change, series), "median": value(summary.median),
        "least": words.number(summary.quantiles.least ?? summary.first),
        "greatest": value(summary.quantiles.greatest ?? summary.last),
      ])
  }

  /// How many values there are, and of what where it is not of days.
  func count(_ count: Int, of series: DataSeries) -> String {
    let phrase: Phrase =
      switch series.isPerEvent ? .event : series.bucket {
      case .event, .day: .chartCount
      case .week: .chartCountWeeks
      case .month: .chartCountMonths
      case .year: .chartCountYears
      }
    return phrases(phrase, ["count": String(count)])
  }

  private func done(_ series: DataSeries) -> String {
    let part = series.values.count { $0 > 0 && $0 < 1 }
    let names: KeyValuePairs = [
      "title": series.title, "done": String(series.values.count { $0 >= 1 }),
      "part": String(part),
    ]
    return phrases(part > 0 ? .chartDonePart : .chartDone, count: series.points.count, names)
  }

  private func change(_ amount: Double, _ series: DataSeries) -> String {
    if amount == 0 { return phrases(.chartSame) }
    return phrases(
      amount > 0 ? .chartHigher : .chartLower,
      ["amount": words.difference(amount.magnitude, series)])
  }

  /// A value with the name of its range, where it has one: ranges are those of the first series, and of
  /// others in the same unit.
  private func inBand(_ number: Double, _ series: DataSeries) -> String {
    let text = words.value(number, series)
    guard series.units == chart.series.first?.units else { return text }
    let band = chart.plan.bands.first { band in band.upTo.map { number <= $0 } ?? true }
    guard let band else { return text }
    return phrases(.chartInBand, ["value": text, "band": band.label])
  }

  private func day(_ day: CivilDate) -> String { phrases.long(day) }

  /// The names of the ranges of values with their limits; nil where there are none.
  public var bands: String? {
    if chart.plan.bands.isEmpty { return nil }
    let texts = chart.plan.bands.map { band in
      band.upTo.map {
        phrases(.chartBandUpTo, ["label": band.label, "limit": words.number($0)])
      } ?? phrases(.chartBandAbove, ["label": band.label])
    }
    return phrases(.chartBands, ["bands": texts.joined(separator: ", ")])
  }

  /// What the first days were like and what the last ones are, for each series of which enough is known.
  public var comparisons: [String] {
    guard chart.plan.kind != .adherence else { return [] }
    return chart.series.compactMap { series in
      guard let summary = SeriesSummary(series), let early = summary.baseline,
        let late = summary.recent
      else { return nil }
      // Days of other years are told with them.
      let isLong = early.days.lowerBound.year != late.days.upperBound.year
      let day = { (day: CivilDate) in isLong ? phrases.long(day) : phrases.short(day) }
      return phrases(
        .chartBaseline,
        [
          "title": series.title, "earlier": words.value(early.median, series),
          "from": day(early.days.lowerBound), "to": day(early.days.upperBound),
          "count": String(early.count), "later": words.value(late.median, series),
          "lateFrom": day(late.days.lowerBound),
          "lateTo": day(late.days.upperBound), "lateCount": String(late.count),
          "change": change(late.median - early.median, series),
        ])
    }
  }

  /// The medians of the days of the week, for each series of which two days are known well enough.
  public var weekdays: [String] {
    guard chart.plan.kind != .adherence, chart.plan.bucket == .day || chart.plan.bucket == .event
    else { return [] }
    return chart.series.compactMap { series in
      let known = WeekdayPattern(series).known
      guard known.count >= 2 else { return nil }
      let texts = known.map { day in
        phrases(
          .chartWeekday,
          [
            "day": phrases(.weekday(day.weekday)), "median": words.number(day.median),
            "count": String(day.count),
          ])
      }
      return phrases(
        .chartWeekdays, ["title": series.title, "days": texts.joined(separator: ", ")])
    }
  }

  /// How the series of the chart move with each other, and that this tells no cause.
  public var pairings: [String] {
    let all = Pairing.all(chart)
    let pairings = all.filter { $0.correlation.count >= Correlation.fewest }
    var sentences = pairings.map { pairing in
      phrases(
        pairing.lag == 0 ? .pairSameDay : .pairNextDay,
        [
          "first": chart.series[pairing.first].title,
          "second": chart.series[pairing.second].title, "finding": finding(pairing.correlation),
        ])
    }
    if pairings.count < all.count {
      let phrase: Phrase = pairings.isEmpty ? .pairTooFew : .pairOthersTooFew
      sentences.append(phrases(phrase, ["fewest": String(Correlation.fewest)]))
    }
    let isSaid = pairings.contains { $0.correlation.coefficient != nil }
    return isSaid ? sentences + [phrases(.pairCauses)] : sentences
  }

  private func finding(_ correlation: Correlation) -> String {
    let count = String(correlation.count)
    guard let coefficient = correlation.coefficient, let interval = correlation.interval,
      let direction = correlation.direction
    else { return phrases(.pairConstant, ["count": count]) }
    let phrase: Phrase =
      switch direction {
      case .together: .pairTogether
      case .opposite: .pairOpposite
      case .unclear: .pairUnclear
      }
    return phrases(
      phrase,
      [
        "coefficient": words.coefficient(coefficient),
        "lower": words.coefficient(interval.lowerBound),
        "upper": words.coefficient(interval.upperBound), "count": count,
      ])
  }

  /// A sentence for each stretch of time, or for each point where they have their own times, with
  /// what each series has there; for each box of a chart of boxes.
  public var points: [String] {
    if chart.isEmpty { return [] }
    if chart.plan.kind == .box { return boxes }
    return ChartTable(chart, words: words).spoken
  }

  /// What a figure leaves out that has no room for everything; nil where it leaves nothing out.
  public static func omission(of figure: ChartFigure, _ words: ChartWords) -> String? {
    omission(of: figure.fit, words)
  }

  /// What is left out of a chart that was fitted into its room; nil where nothing is.
  package static func omission(of fit: ChartFit, _ words: ChartWords) -> String? {
    let longer = fit.longerBucket == nil ? nil : aggregation(of: fit.chart, words)
    let cut = fit.firstDrawn.map {
      words.phrases(.chartCut, ["day": words.phrases.long($0)])
    }
    let sentences = [longer, cut].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// What each value of a chart of weeks, months or years is of them; nil for a chart of days.
  static func aggregation(of chart: Chart, _ words: ChartWords) -> String? {
    let phrase: Phrase? =
      switch chart.plan.bucket {
      case .event, .day: nil
      case .week: .chartWeeks
      case .month: .chartMonths
      case .year: .chartYears
      }
    guard let phrase else { return nil }
    let name = { (series: DataSeries) in words.phrases(.aggregator(series.aggregator)) }
    var values = chart.series.map(name)
    if Set(values).count > 1 {
      values = chart.series.map { series in
        words.phrases(.chartOfSeries, ["aggregator": name(series), "title": series.title])
      }
    } else {
      values = Array(values.prefix(1))
    }
    let sentence = words.phrases(phrase, ["values": values.joined(separator: ", ")])
    return ([sentence] + shortened(chart, words)).joined(separator: " ")
  }

  /// Which weeks, months or years at the ends of a chart of sums have only some of their days there, so
  /// that they can't be compared with the others.
  private static func shortened(_ chart: Chart, _ words: ChartWords) -> [String] {
    let adds = chart.series.contains {
      !$0.points.isEmpty && ($0.aggregator == .sum || $0.aggregator == .count)
    }
    let ends = chart.buckets.count > 1 ? [chart.buckets.first, chart.buckets.last] : []
    guard adds, !chart.series.contains(where: \.isPerEvent) else { return [] }
    return ends.compactMap(\.self).compactMap { bucket in
      let shown =
        max(bucket.first, chart.days.lowerBound).days(
          until: min(bucket.last, chart.days.upperBound)) + 1
      let total = bucket.first.days(until: bucket.last) + 1
      if shown == total { return nil }
      return words.phrases(
        .chartShort,
        [
          "stretch": words.name(of: bucket, chart.plan.bucket), "count": String(shown),
          "total": String(total),
        ])
    }
  }
}
