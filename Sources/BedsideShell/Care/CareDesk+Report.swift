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
    /// Whether it is only looked at, on a terminal.
    var isSeen = false
  }

  /// Writes the clinician's page of the days in `range`.
  func writeReport(_ range: InsightRange, _ request: ReportRequest) -> ExitCode {
    showing { () throws(CareError) in
      let days = try reportDays(range)
      let report = try report(of: days)
      var code = ExitCode.done
      if let path = request.path {
        code = write(report, request, to: path)
      } else if isJSON {
        renderer.write(report.json)
      } else {
        show(report, request)
      }
      if code == .done, !request.isSeen { try noteHandedOut(request, days) }
      return code
    }
  }

  /// Notes in the audit trail that a report of some days was handed out, and in which form.
  private func noteHandedOut(
    _ request: ReportRequest, _ days: ClosedRange<CivilDate>
  ) throws(CareError) {
    guard store.journal.access == .readWrite else {
      renderer.show(.text(phrases(.exportNotNoted), .notice))
      return
    }
    let form = isJSON && request.path == nil ? "json" : request.format.rawValue
    var line = DataLine(
      .report, of: store.participant, at: store.now, zone: store.days.zone.id)
    line.what = "\(form) \(days.lowerBound)/\(days.upperBound)"
    do throws(JournalError) {
      try store.journal.append([line.entry], to: .plan)
    } catch { throw .journal(error) }
  }

  private func show(_ report: Report, _ request: ReportRequest) {
    switch request.format {
    case .text:
      renderer.show(ReportPage(report: report, renderer: renderer).blocks, on: .data)
    case .markdown: renderer.write(text: ReportMarkdown(report).text)
    case .html, .pdf: renderer.write(text: html(report, request).text)
    }
  }

  private func html(_ report: Report, _ request: ReportRequest) -> ReportHTML {
    ReportHTML(report, figures: findFigures(), paper: request.paper)
  }

  private func write(
    _ report: Report, _ request: ReportRequest, to path: String
  ) -> ExitCode {
    let bytes: [UInt8]
    do throws(FigureError) {
      bytes = try file(report, request)
    } catch {
      tellUndrawn(error)
      return .failure
    }
    let code = makeFile(path, bytes)
    if code == .done { tellWritten(path) }
    return code
  }

  /// Says that a document was not drawn.
  func tellUndrawn(_ error: FigureError) {
    renderer.show(.text(phrases(.reportNotDrawn, ["reason": error.description]), .problem))
  }

  /// The report of all that is recorded as files, and why one is missing that has to be drawn.
  struct ReportFiles {
    var files: [(path: String, bytes: [UInt8])] = []
    var failure: FigureError?
  }

  /// The report of all that is recorded in the forms for people; what has to be drawn only where
  /// something draws.
  func reportFiles() throws(CareError) -> ReportFiles {
    let report = try report(of: reportDays(.all))
    var made = ReportFiles()
    for format: ReportFormat in [.html, .text, .pdf] where format != .pdf || findFigures() != nil {
      let request = ReportRequest(format: format)
      do throws(FigureError) {
        made.files.append((format.fileName, try file(report, request)))
      } catch { made.failure = error }
    }
    return made
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
      guard let figures = findFigures() else { throw .missingLibrary }
      return try figures.document(of: report, on: request.paper ?? .a4)
    }
  }

  private func reportDays(_ range: InsightRange) throws(CareError) -> ClosedRange<CivilDate> {
    let days = try days(of: range)
    guard range == .all, let first = try store.beginning() else { return days }
    return min(first, days.upperBound)...days.upperBound
  }

  private func report(of days: ClosedRange<CivilDate>) throws(CareError) -> Report {
    let record = try ReportReader(store, allTasks: phrases(.insightsAllTasks))
      .record(chartPlans, on: days)
    let words = ChartWords(phrases: phrases, conventions: conventions)
    var subject = subject
    subject.gaps = try gaps(on: days)
    return ReportWriter(record, about: subject, steps: steps(of: record.surveys), words: words)
      .report
  }

  private var subject: ReportSubject {
    let zone = store.days.zone
    var subject = ReportSubject(
      study: content.title, participant: store.participant.description, name: profileName,
      side: side.map { phrases($0 == .left ? .reportLeftSide : .reportRightSide) },
      made: zone.local(clock.now()), zone: zone.id,
      isRehearsal: isRehearsal)
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
