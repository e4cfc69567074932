#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import Drawing

extension ReportSetter {
  /// Adds an alert: the graver, the blacker its word and the thicker the line beside it.
  mutating func add(_ alert: ReportAlert) {
    let indent = 12.0
    let label = TextBlock(
      Sanitizer.cleanLine(alert.label), size: ReportType.small, isBold: true)
    let sign = typesetter.extent(of: label)
    let room = sign.width + 10
    let title = block(
      "\(alert.title)  ·  \(alert.time)", ReportType.text, isBold: true,
      width: width - indent - room - 6)
    let details = alert.details.map { block($0, ReportType.cell, width: width - indent) }
    let first = max(height(title), sign.height + 3)
    let total = first + details.reduce(0) { $0 + height($1) + 2 }
    let (setter, severity) = (typesetter, alert.severity)
    let heights = details.map { height($0) }
    add(
      ReportPiece(height: total, space: 8) { sheet, x, y in
        let line = severity.line
        sheet.fill(.rectangle(x: x, y: y, width: line, height: total), with: .ink)
        let box = Outline.rectangle(
          x: x + indent, y: y, width: room, height: sign.height + 3)
        if severity == .urgent {
          sheet.fill(box, with: .ink)
        } else {
          sheet.draw(box, Stroke(width: severity == .warning ? 1.2 : 0.5), with: .ink)
        }
        sheet.tagged("P") {
          sheet.write(
            label, x: x + indent + 5, y: y + 1.5, by: setter,
            with: severity == .urgent ? .paper : .ink)
        }
        sheet.tagged("P") {
          sheet.write(title, x: x + indent + room + 6, y: y + 0.5, by: setter, with: .ink)
        }
        var top = y + first + 2
        for (detail, height) in zip(details, heights) {
          sheet.tagged("P") {
            sheet.write(detail, x: x + indent, y: top, by: setter, with: .ink)
          }
          top += height + 2
        }
      })
  }
}

extension ReportAlert.Severity {
  /// How thick the line beside an alert is.
  fileprivate var line: Double {
    switch self {
    case .notice: 1
    case .warning: 3
    case .urgent: 6
    }
  }
}
#endif
