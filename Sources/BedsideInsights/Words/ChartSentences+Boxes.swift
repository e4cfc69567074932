internal import BedsideCore

extension ChartSentences {
  /// A sentence for each box: a day of the week of a series.
  var boxes: [String] {
    chart.series.flatMap { series in
      WeekdayPattern(series).days.enumerated().compactMap { index, day -> String? in
        guard let least = day.least, let greatest = day.greatest, let median = day.median,
          let lower = day.lowerQuarter, let upper = day.upperQuarter
        else { return nil }
        return words.phrases(
          .chartBox,
          [
            "title": series.title, "day": words.phrases(.weekday(index + 1)),
            "median": words.value(median, series), "lower": words.number(lower),
            "upper": words.number(upper), "least": words.number(least),
            "greatest": words.number(greatest), "count": String(day.count),
          ])
      }
    }
  }
}
