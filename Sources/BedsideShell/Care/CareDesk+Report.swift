internal import BedsideCore
internal import BedsideInsights
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// How a report is to be written.
  struct ReportRequest {
    /// The form.
    var format: ReportFormat
    /// The file; nil for the screen.
    var path: String?
    /// The paper; nil where nothing is said.
    var paper: PaperSize?
  }

  /// Writes the clinician's page of the days in `range`.
  func writeReport(_ range: InsightRange, _ request: ReportRequest) -> ExitCode {
    showing { () throws(CareError) in
      let report = try report(of: range)
      if isJSON, request.path == nil {
        renderer.write(report.json)
        return .done
      }
      guard let path = request.path else {
        show(report, request)
        return .done
      }
      return write(report, request, to: path)
    }
  }

  private func show(_ report: Report, _ request: ReportRequest) {
    switch request.format {
    case .text:
      renderer.show(ReportPage(report: report, renderer: renderer).blocks, on: .data)
    case .markdown: renderer.console.write(ReportMarkdown(report).text, to: .data)
    case .html, .pdf: renderer.console.write(html(report, request).text, to: .data)
    }
  }

  private func html(_ report: Report, _ request: ReportRequest) -> ReportHTML {
    ReportHTML(report, figures: figures, paper: request.paper)
  }

  private func write(
    _ report: Report, _ request: ReportRequest, to path: String
  ) -> ExitCode {
    let bytes: [UInt8]
    do throws(FigureError) {
      bytes = try file(report, request)
    } catch {
      renderer.show(.text(phrases(.reportNotDrawn, ["reason": error.description]), .problem))
      return .failure
    }
    let code = makeFile(path, bytes)
    if code == .done { tellWritten(path) }
    return code
  }

  private func tellWritten(_ path: String) {
    let participant = store.participant.description
    if isJSON {
      renderer.write(
        .object([
          "format": 1, "participant": .string(participant), "file": .string(path),
        ]))
      return
    }
    let names: KeyValuePairs = ["participant": participant, "path": path]
    renderer.show(.line(StyledText(phrases(.reportWritten, names))), on: .data)
    renderer.show(.text(phrases(.reportCare)))
  }

  private func file(
    _ report: Report, _ request: ReportRequest
  ) throws(FigureError) -> [UInt8] {
    switch request.format {
    case .text:
      let console = PageConsole()
      let plain = Renderer(console: console, phrases: phrases)
      plain.show(ReportPage(report: report, renderer: plain).blocks, on: .data)
      return Array(console.text.utf8)
    case .markdown: return Array(ReportMarkdown(report).text.utf8)
    case .html: return Array(html(report, request).text.utf8)
    case .pdf:
      guard let figures else { throw .missingLibrary }
      return try figures.document(of: report, on: request.paper ?? .a4)
    }
  }

  private func report(of range: InsightRange) throws(CareError) -> Report {
    var days = try days(of: range)
    if range == .all, let first = try store.beginning() {
      days = min(first, days.upperBound)...days.upperBound
    }
    let record = try ReportReader(store, allTasks: phrases(.insightsAllTasks))
      .record(chartPlans, on: days)
    let words = ChartWords(phrases: phrases, conventions: conventions)
    return ReportWriter(record, about: subject, steps: steps(of: record.surveys), words: words)
      .report
  }

  private var subject: ReportSubject {
    let zone = store.days.zone
    var subject = ReportSubject(
      study: content.title, participant: store.participant.description, name: profileName,
      side: side.map { phrases($0 == .left ? .reportLeftSide : .reportRightSide) },
      made: zone.local(clock.now()), zone: zone.id,
      isRehearsal: isRehearsal, damagedLines: store.damageCount)
    subject.unreadTasks = content.unreadTaskCount
    return subject
  }

  private func steps(of versions: Set<SurveyVersion>) -> [SurveyVersion: OrderedTask] {
    var steps: [SurveyVersion: OrderedTask] = [:]
    for version in versions {
      let task = store.tasks.first { $0.id == version.task }?.version(version.version)
      steps[version] = task.flatMap { try? content.steps(of: $0) }
    }
    return steps
  }
}
