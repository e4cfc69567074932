/// The overlaps at every flexion, as a table, and whether they are small.
struct OverlapReport {
  /// The line before and the line after the table in the model's `README.md`.
  static let marks = (
    start: "<!-- overlaps: knee-model --check -->", end: "<!-- end of overlaps -->"
  )

  /// The overlaps at each flexion, in order.
  let rows: [(degrees: Double, overlaps: [OverlapKind: [OverlapSurvey.Overlap]])]

  /// Surveys a knee at every flexion.
  init(of knee: BentKnee) {
    let survey = OverlapSurvey(of: knee)
    rows = OverlapSurvey.flexions.map { ($0, survey.overlaps(at: $0)) }
  }

  /// Whether every overlap is within its limit.
  var isGood: Bool {
    rows.allSatisfy { row in
      OverlapKind.allCases.allSatisfy { OverlapReport.deepest($0, in: row.overlaps) <= $0.limit }
    }
  }

  /// The greatest overlap of each kind at each flexion, as Markdown.
  var table: String {
    let kinds = OverlapKind.allCases
    let lines = rows.map { row in
      let cells = kinds.map { OverlapReport.text(OverlapReport.deepest($0, in: row.overlaps)) }
      return "| \(Int(row.degrees))° | \(cells.joined(separator: " | ")) |"
    }
    let limits = kinds.map { OverlapReport.text($0.limit) }
    return """
      | Greatest overlap, mm | \(kinds.map(\.rawValue).joined(separator: " | ")) |
      |---|\(String(repeating: "---|", count: kinds.count))
      \(lines.joined(separator: "\n"))
      | allowed | \(limits.joined(separator: " | ")) |
      """
  }

  /// The deepest overlaps of each kind with the parts' names, for whoever mends them.
  var worst: String {
    OverlapKind.allCases.flatMap { kind in
      let all = rows.flatMap { row in
        (row.overlaps[kind] ?? []).map { (degrees: row.degrees, overlap: $0) }
      }
      var seen: Set<String> = []
      return all.sorted { $0.overlap.depth > $1.overlap.depth }
        .filter { seen.insert($0.overlap.first + " " + $0.overlap.second).inserted }.prefix(8)
        .map { degrees, overlap in
          let mark = overlap.depth > kind.limit ? "  TOO DEEP" : ""
          return "\(overlap.first) in \(overlap.second): \(OverlapReport.text(overlap.depth)) mm "
            + "at \(Int(degrees))°, \(OverlapReport.text(overlap.place))\(mark)"
        }
    }.joined(separator: "\n")
  }

  /// A text with its table replaced by this one; nil if it has no place for it.
  func replacingTable(in text: String) -> String? {
    guard let start = text.firstRange(of: OverlapReport.marks.start),
      let end = text.firstRange(of: OverlapReport.marks.end), start.upperBound <= end.lowerBound
    else { return nil }
    return text[..<start.upperBound] + "\n" + table + "\n" + text[end.lowerBound...]
  }

  private static func deepest(
    _ kind: OverlapKind, in overlaps: [OverlapKind: [OverlapSurvey.Overlap]]
  ) -> Float {
    overlaps[kind]?.first?.depth ?? 0
  }

  /// A place in whole millimetres, in the frame of the file.
  private static func text(_ place: SIMD3<Float>) -> String {
    "(\(Int(place.x.rounded())), \(Int(place.y.rounded())), \(Int(place.z.rounded())))"
  }

  /// A length in tenths of a millimetre.
  static func text(_ depth: Float) -> String {
    let tenths = Int((depth * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
