internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore

extension CommandRunner {
  /// Writes the clinician's page.
  func report(_ desk: CareDesk) -> Program.End {
    if invocation.arguments.count > 1 {
      return fail(phrases(.unexpectedArgument, ["text": invocation.arguments[1]]), .usage)
    }
    let path = invocation.options["output"]
    if let path, path.trimmed.isEmpty { return fail(phrases(.reportEmptyPath), .usage) }
    let named = invocation.options["format"].flatMap { ReportFormat(rawValue: $0) }
    guard let format = named ?? path.map(ReportFormat.init(path:)) ?? .text else {
      return fail(phrases(.reportKind, ["path": path ?? ""]), .usage)
    }
    if format == .pdf, path == nil { return fail(phrases(.reportNeedsFile), .usage) }
    let request = CareDesk.ReportRequest(
      format: format, path: path,
      paper: invocation.options["paper"].flatMap { PaperSize(rawValue: $0) },
      isSeen: path == nil && format == .text && !desk.isJSON && host.terminals.contains(.data))
    return inDays(invocation.arguments.first, desk) { range in
      Program.End(desk.writeReport(range, request))
    }
  }
}
