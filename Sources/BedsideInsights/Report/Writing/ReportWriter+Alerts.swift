internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension ReportWriter {
  /// What was alarming: alerts by how pressing they are, and values in ranges that the study marks.
  var alerts: ReportSection? {
    let raised = record.alerts.map { stored in
      (rank: Self.rank(stored.alert.severity), day: stored.day, alert: alert(stored))
    }
    let marked = record.marks.compactMap { mark in
      mark.points.last.map { (rank: 1, day: $0.day, alert: alert(mark, last: $0)) }
    }
    let all = (raised + marked).enumerated().sorted { a, b in
      a.element.rank != b.element.rank
        ? a.element.rank < b.element.rank
        : a.element.day != b.element.day
          ? a.element.day > b.element.day : a.offset < b.offset
    }.map(\.element.alert)
    if all.isEmpty, record.outcomeCount == 0 { return nil }
    return ReportSection(
      .alerts, title: phrases(.reportAlerts),
      blocks: all.isEmpty ? [.paragraph(phrases(.reportNoAlerts))] : [.alerts(all)])
  }

  private static func rank(_ severity: TaskAlert.Severity) -> Int {
    switch severity {
    case .urgent: 0
    case .warning: 1
    case .notice: 2
    }
  }

  private func alert(_ stored: StoredAlert) -> ReportAlert {
    let task = title(of: stored.key.task)
    let severity: (ReportAlert.Severity, Phrase) =
      switch stored.alert.severity {
      case .urgent: (.urgent, .reportUrgent)
      case .warning: (.warning, .reportWarning)
      case .notice: (.notice, .reportNotice)
      }
    return ReportAlert(
      severity.0, label: phrases(severity.1), time: day(stored.day),
      title: phrases(.reportAlertTitle, ["title": stored.alert.title, "task": task]),
      details: causes(of: stored) + fate(of: stored))
  }

  private func causes(of stored: StoredAlert) -> [String] {
    let version = SurveyVersion(task: stored.key.task, version: stored.key.version)
    let task = steps[version] ?? newestSteps(of: stored.key.task)
    let values = stored.alert.values.compactMap { value -> String? in
      guard let display = value.display else { return nil }
      let scorePrefix = "score."
      let name =
        value.id.hasPrefix(scorePrefix)
        ? scoreTitle(String(value.id.dropFirst(scorePrefix.count)), in: task)
        : question(value.id, in: task)
      let isSentence = ".?!:".contains(name.last ?? " ")
      return phrases(
        .reportRaisedPart, ["item": isSentence ? name : "\(name):", "value": display])
    }
    return values.isEmpty
      ? [] : [phrases(.reportRaisedBy, ["values": values.joined(separator: "; ")])]
  }

  private func fate(of stored: StoredAlert) -> [String] {
    var phrases: [Phrase] = []
    switch stored.answers {
    case .recorded: if !stored.alert.stands { phrases.append(.reportAlertOver) }
    case .unfinished: phrases.append(.reportAlertUnfinished)
    case .takenBack: phrases.append(.reportAlertTakenBack)
    case .discarded: phrases.append(.reportAlertDiscarded)
    }
    if !stored.alert.isSeen { phrases.append(.reportAlertUnseen) }
    return phrases.map { self.phrases($0) }
  }

  private func alert(_ mark: MarkedRange, last: DataPoint) -> ReportAlert {
    let values = Quantiles(mark.points.map(\.value))
    let count = mark.points.count
    let names: KeyValuePairs = [
      "count": String(count), "total": String(mark.series.points.count),
      "least": words.number(values.least ?? last.value),
      "greatest": words.value(values.greatest ?? last.value, mark.series),
      "last": phrases(
        .reportOnDay,
        ["value": words.value(last.value, mark.series), "day": day(last.day)]),
    ]
    return ReportAlert(
      .warning, label: phrases(.reportMarked), time: day(last.day),
      title: phrases(.reportMarkedTitle, ["series": mark.series.title, "band": mark.label]),
      details: [
        ShortText.stopped(phrases(count == 1 ? .reportMarkedOne : .reportMarkedCount, names))
      ])
  }
}
