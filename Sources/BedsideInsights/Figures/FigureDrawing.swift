/// What draws charts as pictures and reports as documents, of a quality to be printed.
///
/// The same input always gives the same bytes.
public protocol FigureDrawing: Sendable {
  /// The bytes of a file with the figure of a chart.
  ///
  /// An SVG picture has no declaration in front, needs no fonts and holds no ids, so that any number of
  /// them can stand in one HTML page.
  ///
  /// - Throws: Why it cannot be drawn.
  func file(
    _ format: FigureFormat, of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> [UInt8]

  /// The pixels of the figure of a chart, for screens.
  ///
  /// - Throws: Why it cannot be drawn.
  func picture(
    of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> FigurePicture

  /// The bytes of a PDF document of a report, with its fonts.
  ///
  /// - Throws: Why it cannot be drawn.
  func document(of report: Report, on paper: PaperSize) throws(FigureError) -> [UInt8]
}
