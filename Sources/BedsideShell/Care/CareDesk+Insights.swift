internal import BedsideCore
internal import BedsideInsights
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Shows all charts of the study, what they come to, and what to read about them.
  public func showInsights(_ range: InsightRange, _ form: ChartForm) -> ExitCode {
    let plans = chartPlans
    if plans.isEmpty, !isJSON, !isPlain {
      renderer.show(.text(phrases(.insightsNone)))
      return .done
    }
    return showing { () throws(CareError) in
      let charts = try charts(plans, range)
      if try write(charts) { return .done }
      let days = charts.first?.days ?? store.today...store.today
      let title = phrases(
        .insightsTitle,
        ["from": phrases.long(days.lowerBound), "to": phrases.long(days.upperBound)])
      renderer.show([.title(title)], on: .data)
      for chart in charts {
        show(chart, form, below: [.gap, .heading(chart.plan.title)])
      }
      renderer.show(featured, on: .data)
      return .done
    }
  }

  /// Shows one chart; lists them all where none is named and there are several.
  public func showChart(
    _ name: String?, _ range: InsightRange, _ form: ChartForm
  ) -> ExitCode {
    let plans = chartPlans
    guard let name = name ?? (plans.count == 1 ? plans[0].id : nil) else { return listCharts() }
    guard let plan = plans.first(where: { $0.id == name }) else {
      return refuseChart(name)
    }
    return showing { () throws(CareError) in
      let charts = try charts([plan], range)
      if try write(charts) { return .done }
      for chart in charts {
        let names: KeyValuePairs = [
          "title": chart.plan.title, "from": phrases.long(chart.days.lowerBound),
          "to": phrases.long(chart.days.upperBound),
        ]
        show(chart, form, below: [.title(phrases(.insightsChartTitle, names)), .gap])
      }
      return .done
    }
  }

  /// Says that there is no chart of a name.
  func refuseChart(_ name: String) -> ExitCode {
    let nearest = Suggestion.nearest(to: name, among: content.charts.map(\.id))
    let names: KeyValuePairs = ["chart": name, "nearest": nearest ?? ""]
    renderer.show(.text(phrases(nearest == nil ? .noChart : .noChartNear, names), .problem))
    return .noSuchThing
  }

  private func show(_ chart: Chart, _ form: ChartForm, below heading: [Block]) {
    var page = ChartPage(chart: chart, form: form, desk: self)
    if let room = form.picture, !chart.isEmpty, let text = picture(of: chart, in: room) {
      renderer.show(heading, on: .data)
      renderer.write(picture: text)
      page.isDrawn = true
      renderer.show(page.blocks, on: .data)
    } else {
      let keepsSigns = form.signs.map { $0 != .ascii } ?? false
      renderer.show(heading + page.blocks, on: .data, keepsSigns: keepsSigns)
    }
  }

  /// Lists the charts.
  private func listCharts() -> ExitCode {
    let plans = content.charts
    let records = plans.map { plan in
      JSONValue.object([
        "chart": .string(plan.id), "title": .string(plan.title),
        "kind": .string(plan.kind.rawValue),
      ])
    }
    if isJSON {
      renderer.write(.object(["format": 1, "charts": .array(records)]))
    } else if isPlain {
      renderer.write(records, columns: ["chart", "title", "kind"])
    } else if plans.isEmpty {
      renderer.show(.text(phrases(.insightsNone)))
    } else if renderer.isAccessible {
      let sentences = plans.map { plan in
        Block.text(phrases(.insightsSentence, ["title": plan.title, "chart": plan.id]))
      }
      renderer.show([.title(phrases(.insightsList)), .gap] + sentences, on: .data)
    } else {
      let entries = plans.map { Block.Entry($0.id, StyledText($0.title)) }
      renderer.show(
        [.title(phrases(.insightsList)), .gap, .entries(entries)], on: .data)
    }
    return .done
  }

  /// The study's charts; those of one instrument's scores have its axis and its ranges.
  var chartPlans: [ChartPlan] {
    content.charts.map { plan in
      var plan = plan
      // Two instruments have two axes, of which neither is that of the chart.
      guard let first = plan.scores.first, plan.scores.count == plan.series.count,
        plan.scores.allSatisfy({ $0 == first }), let score = score(first.score, of: first.task)
      else { return plan }
      plan.complete(with: score)
      return plan
    }
  }

  private func score(_ id: Identifier<Score>, of task: String) -> Score? {
    let versions = store.tasks.first { $0.id == task }
    return versions?.versions.last.flatMap { try? content.steps(of: $0) }?.scores.score(id)
  }

  func charts(
    _ plans: [ChartPlan], _ range: InsightRange
  ) throws(CareError) -> [Chart] {
    let days = try days(of: range)
    let reader = InsightReader(store, allTasks: phrases(.insightsAllTasks))
    let charts = try reader.charts(plans, on: days)
    guard range == .all else { return charts }
    // The record begins somewhere in its first month.
    let start = charts.flatMap(\.series).compactMap(\.points.first?.day).min()
    return charts.map { chart in
      var chart = chart
      chart.days = min(start ?? days.upperBound, days.upperBound)...days.upperBound
      return chart
    }
  }

  /// The days of a range; says so where they begin later than it was asked for.
  func days(of range: InsightRange) throws(CareError) -> ClosedRange<CivilDate> {
    let first = try store.firstRecordedDay()
    let (days, isCut) = range.days(first: first, today: store.today)
    guard isCut else { return days }
    let names: KeyValuePairs = ["day": phrases.long(first ?? days.lowerBound)]
    renderer.show(.text(phrases(first == nil ? .rangeEmpty : .rangeCut, names), .notice))
    return days
  }

  /// Charts that leave for elsewhere, with what the record lacks of their days.
  func withGaps(_ charts: [Chart]) throws(CareError) -> [Chart] {
    var charts = charts
    for index in charts.indices {
      charts[index].gaps = try gaps(on: charts[index].days)
    }
    return charts
  }

  /// What the record lacks of days, for a page that is handed out; what is damaged, of all that was read
  /// for it.
  func gaps(on days: ClosedRange<CivilDate>) throws(CareError) -> RecordGaps {
    let missing = try store.missing(on: days)
    return RecordGaps(damagedLines: store.damageCount, missing: missing)
  }

  /// Writes charts for other programs, where that is asked for; whether it was.
  private func write(_ charts: [Chart]) throws(CareError) -> Bool {
    let words = chartWords
    if isJSON {
      let charts = try withGaps(charts).map { ChartTable($0, words: words).json }
      renderer.write(.object(["format": 1, "charts": .array(charts)]))
    } else if isPlain {
      renderer.write(
        charts.flatMap { ChartTable($0, words: words).records },
        columns: ["chart", "series", "day", "value", "units", "n"])
    }
    return isJSON || isPlain
  }

  /// What there is to read below the charts, each with the command that opens it.
  private var featured: [Block] {
    let topics = content.topics.filter { $0.featured != nil }
    if topics.isEmpty { return [] }
    let sentences = topics.map { topic in
      Block.text(
        phrases(.learnSentence, ["title": topic.featured ?? topic.title, "topic": topic.topic]))
    }
    return [.gap, .heading(phrases(.insightsRead))] + sentences
  }
}
