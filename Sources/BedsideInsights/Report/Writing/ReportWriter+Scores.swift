internal import BedsideCore
internal import BedsideStore

extension ReportWriter {
  /// The scores that are told, in the study's order of tasks and each task's of scores: those with a
  /// title, since others only lead to them.
  var orderedScores: [ScoreCourse] {
    record.scores.filter { course in
      course.values.last?.score.title != nil || definition(of: course)?.title != nil
    }.sorted { a, b in
      (place(of: a.task), place(of: a)) < (place(of: b.task), place(of: b))
    }
  }

  private func place(of course: ScoreCourse) -> Int {
    newestSteps(of: course.task)?.scores.all.firstIndex { $0.id.rawValue == course.id } ?? 0
  }

  /// The score as the newest version of its task has it; nil where that can't be had.
  func definition(of course: ScoreCourse) -> Score? {
    newestSteps(of: course.task)?.scores.score(Identifier(course.id))
  }

  func scoreTitle(_ id: String, in task: OrderedTask?) -> String {
    task?.scores.score(Identifier(id))?.title ?? id
  }

  private func title(of course: ScoreCourse) -> String {
    definition(of: course)?.title ?? course.values.last?.score.title ?? course.id
  }

  /// Scores with their ranges and how they changed, and their figures.
  var scores: ReportSection? {
    let courses = orderedScores
    if courses.isEmpty { return nil }
    let gaps = courses.filter { !$0.gaps.isEmpty }.map { course in
      phrases(.reportScoreGaps, count: course.gaps.count, ["title": title(of: course)])
    }
    let table = ReportTable(
      caption: phrases(.reportScores),
      columns: [
        .init(phrases(.reportScore)), .init(phrases(.reportLatest)),
        .init(phrases(.reportSincePrevious)), .init(phrases(.reportSinceFirst)),
        .init(phrases(.reportMedian)), .init(phrases(.reportCount), isNumeric: true),
      ], rows: courses.map(row), remarks: gaps + courses.compactMap(partial))
    let charts = record.charts.filter { $0.isOfScores && !$0.isEmpty }
    let own = courses.filter { course in !charts.contains { $0.shows(course) } }
      .compactMap(chart)
    return ReportSection(
      .scores, title: phrases(.reportScores),
      blocks: [.table(table)] + (charts + own).map { .figure(figure($0)) })
  }

  private func row(_ course: ScoreCourse) -> [ReportTable.Cell] {
    let name = ReportTable.Cell(name(of: course))
    guard let latest = course.values.last else {
      return [name, .init(phrases(.reportScoreNone)), .init(""), .init(""), .init(""), .init("0")]
    }
    let values = Quantiles(course.values.map(\.number))
    let middle = phrases(
      .reportMiddle,
      [
        "median": words.number(values.median ?? latest.number),
        "least": words.number(values.least ?? latest.number),
        "greatest": words.number(values.greatest ?? latest.number),
      ])
    let first = course.baseline.flatMap { $0.recorded == latest.recorded ? nil : $0 }
    return [
      name,
      .init(
        phrases(
          .reportOnDay, ["value": text(of: latest, in: course), "day": day(latest.day)])),
      .init(change(from: course.values.dropLast().last, to: latest) ?? ""),
      .init(change(from: first, to: latest) ?? phrases(.reportIsFirst)),
      .init(course.values.count > 1 ? middle : ""), .init(String(course.values.count)),
    ]
  }

  private func name(of course: ScoreCourse) -> String {
    var name = title(of: course)
    let score = definition(of: course)
    if let range = score?.range {
      name = phrases(
        .reportScoreRange,
        [
          "title": name, "least": words.number(range.lowerBound),
          "greatest": words.number(range.upperBound),
        ])
    }
    switch score?.higherIs ?? course.values.last?.score.higherIs {
    case .better: return phrases(.reportHigherBetter, ["title": name])
    case .worse: return phrases(.reportHigherWorse, ["title": name])
    case nil: return name
    }
  }

  /// A value with its unit and the name of its range, which is that of the version under which it was
  /// recorded.
  private func text(of value: ScoreCourse.Value, in course: ScoreCourse) -> String {
    let series = DataSeries(title: "", units: value.score.units ?? "")
    let number = words.value(value.number, series)
    let bands = steps[value.version]?.scores.score(Identifier(course.id))?.bands ?? []
    let known = value.score.band.flatMap { bands.indices.contains($0) ? bands[$0].label : nil }
    let text = (known ?? value.score.label).map {
      phrases(.reportScoreValue, ["value": number, "band": $0])
    }
    guard let part = value.score.part else { return text ?? number }
    return phrases(
      .reportScorePart,
      [
        "value": text ?? number, "answered": String(part.answered), "items": String(part.items),
      ])
  }

  /// How many values of a score were worked out from a part of the answers; nil where none was.
  private func partial(_ course: ScoreCourse) -> String? {
    let count = course.values.count { $0.score.part != nil }
    if count == 0 { return nil }
    let names: KeyValuePairs = [
      "title": title(of: course), "total": String(course.values.count),
    ]
    return phrases(.reportScoreParts, count: count, names)
  }

  private func change(
    from old: ScoreCourse.Value?, to new: ScoreCourse.Value
  ) -> String? {
    guard let old else { return nil }
    let series = DataSeries(title: "", units: new.score.units ?? "")
    return phrases(
      .reportChange,
      [
        "change": signed(new.number - old.number, series), "value": words.number(old.number),
        "day": day(old.day),
      ])
  }

  /// A score over time with the axis and the ranges of its instrument; nil for a single value.
  private func chart(_ course: ScoreCourse) -> Chart? {
    guard course.values.count > 1 else { return nil }
    let plan = SeriesPlan(
      task: course.task, source: .score(course.id), title: title(of: course),
      aggregator: .perEvent)
    var chart = ChartPlan(
      id: "score.\(course.task).\(course.id)", title: title(of: course), kind: .line,
      bucket: .event, series: [plan])
    if let score = definition(of: course) { chart.complete(with: score) }
    let noon = { (day: CivilDate) in Double(day.dayNumber) + 0.5 }
    let points = course.values.map { value in
      var tally = Tally(for: .perEvent)
      let position = noon(value.day)
      tally.add(value.number, at: position)
      return DataPoint(day: value.day, position: position, tally: tally, value: value.number)
    }
    var series = DataSeries(
      title: title(of: course), units: course.values.last?.score.units ?? "", color: .usual(0),
      aggregator: .perEvent, bucket: .event, points: points)
    series.gaps = (course.gaps + course.missed).map(noon).sorted()
    series.partial = course.values.filter { $0.score.part != nil }.map(\.day)
    return Chart(chart, days: record.days, series: [series])
  }
}

extension Chart {
  /// Whether all that it shows are scores.
  var isOfScores: Bool {
    !plan.series.isEmpty
      && plan.series.allSatisfy { if case .score = $0.source { true } else { false } }
  }

  /// Whether it shows a score.
  fileprivate func shows(_ course: ScoreCourse) -> Bool {
    plan.series.contains { $0.task == course.task && $0.source == .score(course.id) }
  }
}
