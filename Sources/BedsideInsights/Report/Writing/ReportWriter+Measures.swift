internal import BedsideCore
internal import BedsideStore

extension ReportWriter {
  /// The charts of a part: those of motion alone, or all others that are neither of scores nor of
  /// adherence.
  private func charts(ofMotion: Bool) -> [Chart] {
    let motions = Set(record.motions.map(\.task))
    return record.charts.filter { chart in
      guard chart.plan.kind != .adherence, !chart.isOfScores else { return false }
      let isOfMotion =
        !chart.plan.series.isEmpty
        && chart.plan.series.allSatisfy { series in
          guard case .value(let kind) = series.source else { return false }
          return motions.contains(series.task) && MotionCourse.kinds.contains(kind)
        }
      return isOfMotion == ofMotion
    }
  }

  /// The study's other measures, with their figures.
  var measures: ReportSection? {
    let charts = charts(ofMotion: false)
    guard !charts.isEmpty, record.outcomeCount > 0 else { return nil }
    // Several charts may show the same values, which are told once.
    var series: [DataSeries] = []
    for one in charts.flatMap(\.series) where !series.contains(where: { $0.isSameMeasure(as: one) })
    {
      series.append(one)
    }
    let table = ReportTable(
      caption: phrases(.reportMeasures),
      columns: [
        .init(phrases(.reportMeasure)), .init(phrases(.reportFirstDays)),
        .init(phrases(.reportLatestDays)), .init(phrases(.reportDifference), isNumeric: true),
        .init(phrases(.reportMedian)), .init(phrases(.reportCount), isNumeric: true),
      ], rows: series.map(row), remarks: [windows])
    let figures = charts.filter { !$0.isEmpty }.map { ReportBlock.figure(figure($0)) }
    return ReportSection(
      .measures, title: phrases(.reportMeasures), blocks: [.table(table)] + figures)
  }

  private var windows: String {
    phrases(
      .reportWindows,
      ["days": String(SeriesSummary.longest), "fewest": String(SeriesSummary.fewest)])
  }

  private func row(_ series: DataSeries) -> [ReportTable.Cell] {
    let name = ReportTable.Cell(words.title(series))
    guard let summary = SeriesSummary(series) else {
      return [name, .init(phrases(.reportNothing)), .init(""), .init(""), .init(""), .init("0")]
    }
    let window = { (window: SeriesSummary.Window?) in
      window.map { known in
        phrases(
          .reportWindow,
          ["median": words.number(known.median), "count": String(known.count)])
      } ?? ""
    }
    let change = summary.baseline.flatMap { first in
      summary.recent.map { signed($0.median - first.median, series) }
    }
    let middle = phrases(
      .reportMiddle,
      [
        "median": words.number(summary.median),
        "least": words.number(summary.quantiles.least ?? summary.first),
        "greatest": words.number(summary.quantiles.greatest ?? summary.last),
      ])
    return [
      name, .init(window(summary.baseline)), .init(window(summary.recent)), .init(change ?? ""),
      .init(middle), .init(String(summary.count)),
    ]
  }

  /// How far joints move: first, latest and what lies between.
  var motion: ReportSection? {
    let courses = record.motions.filter { !$0.values.isEmpty }.sorted { a, b in
      (place(of: a.task), MotionCourse.place(of: a.kind))
        < (place(of: b.task), MotionCourse.place(of: b.kind))
    }
    if courses.isEmpty { return nil }
    let table = ReportTable(
      caption: phrases(.reportMotion),
      columns: [
        .init(phrases(.reportMeasure)), .init(phrases(.reportFirst)),
        .init(phrases(.reportLatest)), .init(phrases(.reportDifference), isNumeric: true),
        .init(phrases(.reportMedian)), .init(phrases(.reportCount), isNumeric: true),
      ], rows: courses.compactMap(row))
    let figures = charts(ofMotion: true).filter { !$0.isEmpty }
      .map { ReportBlock.figure(figure($0)) }
    return ReportSection(
      .motion, title: phrases(.reportMotion), blocks: [.table(table)] + figures)
  }

  private func row(_ course: MotionCourse) -> [ReportTable.Cell]? {
    guard let first = course.values.first, let last = course.values.last else { return nil }
    let phrase: Phrase =
      switch course.kind {
      case "minimum": .reportMotionMinimum
      case "maximum": .reportMotionMaximum
      default: .reportMotionRange
      }
    let degrees = DataSeries(title: "", units: "°")
    let onDay = { (number: Double, day: CivilDate) in
      phrases(.reportOnDay, ["value": words.value(number, degrees), "day": self.day(day)])
    }
    let values = Quantiles(course.values.map(\.number))
    let middle = phrases(
      .reportMiddle,
      [
        "median": words.value(values.median ?? last.number, degrees),
        "least": words.value(values.least ?? last.number, degrees),
        "greatest": words.value(values.greatest ?? last.number, degrees),
      ])
    let isOne = course.values.count == 1
    return [
      .init(phrases(phrase, ["task": title(of: course.task)])),
      .init(onDay(first.number, first.day)), .init(isOne ? "" : onDay(last.number, last.day)),
      .init(isOne ? "" : signed(last.number - first.number, degrees)), .init(isOne ? "" : middle),
      .init(String(course.values.count)),
    ]
  }

  /// A chart with what it shows in words, and with the numbers behind it.
  func figure(_ chart: Chart) -> ReportFigure {
    let sentences = ChartSentences(chart, words: words)
    return ReportFigure(
      chart, title: chart.plan.title, sentences: sentences.summaries, bands: sentences.bands,
      table: FigureTable(chart, words: words).table)
  }
}

extension MotionCourse {
  /// The place of a measure among the others of its task.
  fileprivate static func place(of kind: String) -> Int { kinds.firstIndex(of: kind) ?? 0 }
}

extension DataSeries {
  fileprivate func isSameMeasure(as other: DataSeries) -> Bool {
    title == other.title && units == other.units && values == other.values
  }
}
