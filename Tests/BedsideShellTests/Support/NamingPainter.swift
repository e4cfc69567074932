import BedsideInsights
import BedsideStore

/// Draws nothing but the names of what was asked for.
struct NamingPainter: FigureDrawing {
  /// What goes wrong instead.
  var error: FigureError?

  func file(
    _ format: FigureFormat, of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> [UInt8] {
    if let error { throw error }
    let values = chart.series.map { "\($0.title) \($0.values.count)" }.joined(separator: ", ")
    let warnings = chart.gaps.sentences(words.phrases).map { "\n\($0)" }.joined()
    return Array("\(format.rawValue) of \(chart.plan.id): \(values)\(warnings)".utf8)
  }

  func picture(
    of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> FigurePicture {
    if let error { throw error }
    let (width, height) = (Int((layout.width * layout.scale).rounded()), 33)
    return FigurePicture(
      width: width, height: height, pixels: Array(repeating: 7, count: width * height * 4))
  }

  func document(of report: Report, on paper: PaperSize) throws(FigureError) -> [UInt8] {
    if let error { throw error }
    return Array("\(report.title) on \(paper.rawValue)".utf8)
  }
}
