internal import BedsideCore
internal import BedsideStore

extension ReportWriter {
  private typealias Counts = AdherenceCourse.Counts

  /// How many tasks have a column of their own where time is told.
  private static let mostColumns = 4
  /// How many stretches of days are told.
  private static let mostSpans = 10

  /// How much of what was due was done.
  var adherence: ReportSection? {
    let course = record.adherence
    if course.tasks.isEmpty { return nil }
    var blocks: [ReportBlock] = [.table(byTask)]
    if let table = overTime { blocks.append(.table(table)) }
    if course.dueDays > 0 { blocks.append(.paragraph(emptyDays)) }
    let charts = record.charts.filter { $0.plan.kind == .adherence && !$0.isEmpty }
    return ReportSection(
      .adherence, title: phrases(.reportAdherence),
      blocks: blocks + charts.map { .figure(figure($0)) })
  }

  private var tasks: [(id: String, counts: Counts)] {
    record.adherence.tasks.sorted { place(of: $0.id) < place(of: $1.id) }
  }

  private var byTask: ReportTable {
    let total = record.adherence.total
    var columns: [(title: Phrase, value: (Counts) -> String)] = [
      (.reportDue, { String($0.due) }), (.reportDone, { String($0.done) }),
      (.reportLate, { String($0.late) }),
    ]
    if total.partly > 0 { columns.append((.reportPartly, { String($0.partly) })) }
    columns.append((.reportMissed, { String($0.missed) }))
    if total.open > 0 { columns.append((.reportOpen, { String($0.open) })) }
    columns.append((.reportShare, { share($0) }))
    let row = { (title: String, counts: Counts) in
      [ReportTable.Cell(title)] + columns.map { ReportTable.Cell($0.value(counts)) }
    }
    var rows = tasks.map { row(title(of: $0.id), $0.counts) }
    if rows.count > 1 { rows.append(row(phrases(.reportAllTasks), total)) }
    return ReportTable(
      caption: phrases(.reportAdherenceTasks),
      columns: [.init(phrases(.reportTask))]
        + columns.map { .init(phrases($0.title), isNumeric: true) }, rows: rows,
      remarks: [phrases(.reportShareMeaning)]
        + (total.open > 0 ? [phrases(.reportOpenMeaning)] : []))
  }

  /// The share in whole percent, which is 100 only where all was done, and 0 only where nothing was.
  private func share(_ counts: Counts) -> String {
    counts.due > 0 ? String(WholePercent.of(counts.done, in: counts.due)) : ""
  }

  /// What was done in each stretch of time; nil where there is only one.
  private var overTime: ReportTable? {
    let course = record.adherence
    let buckets = DayBucket.all(course.bucket, in: record.days)
      .filter { course.stretches[$0.first]?.values.contains { $0.due > 0 } ?? false }
    guard buckets.count > 1 else { return nil }
    let shown = tasks.count > 1 && tasks.count <= Self.mostColumns ? tasks : []
    let rows = buckets.map { bucket in
      let counts = course.stretches[bucket.first] ?? [:]
      let total = counts.values.reduce(into: Counts()) { $0.add($1) }
      let cells =
        shown.map { doneOfDue(counts[$0.id] ?? Counts()) } + [doneOfDue(total), share(total)]
      return [ReportTable.Cell(name(of: bucket))] + cells.map { ReportTable.Cell($0) }
    }
    return ReportTable(
      caption: phrases(.reportAdherenceTime),
      columns: [.init(phrases(course.bucket.column))]
        + shown.map { .init(title(of: $0.id), isNumeric: true) } + [
          .init(phrases(.reportAllTasks), isNumeric: true),
          .init(phrases(.reportShare), isNumeric: true),
        ], rows: rows)
  }

  private func doneOfDue(_ counts: Counts) -> String {
    if counts.due == 0 { return "" }
    return phrases(
      .reportDoneOfDue, ["done": String(counts.done), "due": String(counts.due)])
  }

  private func name(of bucket: DayBucket) -> String {
    switch record.adherence.bucket {
    case .event, .day, .week: day(bucket.first)
    case .month: phrases.monthAndYear(bucket.first)
    case .year: String(bucket.first.year)
    }
  }

  private var emptyDays: String {
    let course = record.adherence
    if course.emptyDays.isEmpty { return phrases(.reportNoEmptyDays, count: course.dueDays) }
    return ShortText.stopped(
      phrases(
        .reportEmptyDays, count: course.emptyDays.count,
        ["due": String(course.dueDays), "days": spans(course.emptyDays)]))
  }

  /// Days with those that follow each other put together.
  private func spans(_ days: [CivilDate]) -> String {
    var spans: [ClosedRange<CivilDate>] = []
    for day in days.sorted() {
      if let last = spans.last, last.upperBound.adding(days: 1) == day {
        spans[spans.count - 1] = last.lowerBound...day
      } else {
        spans.append(day...day)
      }
    }
    let texts = spans.suffix(Self.mostSpans).map { span in
      span.lowerBound == span.upperBound
        ? day(span.lowerBound)
        : phrases(
          .reportSpan, ["from": day(span.lowerBound), "to": day(span.upperBound)])
    }
    let list = texts.joined(separator: ", ")
    let rest = spans.count - texts.count
    return rest == 0 ? list : phrases(.reportMoreSpans, count: rest, ["spans": list])
  }
}

extension ChartPlan.Bucket {
  /// What heads a column of stretches of time.
  var column: Phrase {
    switch self {
    case .event, .day: .chartColumnDay
    case .week: .chartColumnWeek
    case .month: .chartColumnMonth
    case .year: .chartColumnYear
    }
  }
}
