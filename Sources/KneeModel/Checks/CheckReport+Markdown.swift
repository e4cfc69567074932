extension CheckReport {
  /// The line before and the line after the measures in the model's `README.md`.
  static let marks = (
    start: "<!-- measures: knee-model --check -->", end: "<!-- end of measures -->"
  )

  /// All measures beside their published ranges, and what the files amount to, as Markdown.
  public var measures: String {
    let rows = dimensions.map { d in
      let range = [d.published.lowerBound, d.published.upperBound].map {
        DecimalText.fixed($0, decimals: 1)
      }
      let actual = DecimalText.fixed(d.actual, decimals: 1)
      let mark = d.isCommon ? " †" : ""
      return "| \(d.name) | \(actual) | \(range[0]) – \(range[1])\(mark) |"
    }
    let narrow = meshes.reduce(0) { $0 + $1.report.narrow * Double($1.report.triangles) }
    let share = DecimalText.fixed(100 * narrow / Double(max(triangles, 1)), decimals: 1)
    return """
      | Measure, mm | Model | Published |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      † by common anatomy, without a study behind it.

      \(stretchTable)

      \(meshes.count) objects, \(triangles) triangles, \(bytes) bytes; \(share) % of the triangles \
      have an angle under 10°.
      """
  }

  /// How ligaments stretch as the knee bends, as Markdown.
  private var stretchTable: String {
    let bent = Stretch.flexions.dropFirst().map { "\(Int($0))°" }
    let rows = stretches.map { s in
      let changes = s.changes.dropFirst().map(CheckReport.percent).joined(separator: " | ")
      let known = [s.known.lowerBound, s.known.upperBound].map(CheckReport.percent)
      let rest = DecimalText.fixed(s.lengths.first ?? .nan, decimals: 1)
      return "| \(s.name) | \(rest) | \(changes) | \(known[0]) to \(known[1]) |"
    }
    return """
      | From footprint to footprint | 0°, mm | \(bent.joined(separator: " | ")) | known at 90° |
      |---|---|\(String(repeating: "---|", count: bent.count))---|
      \(rows.joined(separator: "\n"))
      """
  }

  /// A change in whole percent, with its sign.
  private static func percent(_ value: Double) -> String {
    let text = DecimalText.fixed(abs(value), decimals: 0)
    return text == "0" ? "0 %" : "\(value < 0 ? "−" : "+")\(text) %"
  }

  /// A text with its measures replaced by these; nothing if it has no place for them.
  public func replacingMeasures(in text: String) -> String? {
    guard let start = text.firstRange(of: CheckReport.marks.start),
      let end = text.firstRange(of: CheckReport.marks.end), start.upperBound <= end.lowerBound
    else { return nil }
    return text[..<start.upperBound] + "\n" + measures + "\n" + text[end.lowerBound...]
  }
}
