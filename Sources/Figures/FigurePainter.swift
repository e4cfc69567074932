#if Drawing
internal import BedsideCore
public import BedsideInsights
internal import BedsideStore
internal import Drawing

/// Draws charts and reports by Cairo and Pango.
public struct FigurePainter: FigureDrawing {
  /// Whether figures can be drawn here; asking opens the libraries that do.
  public static var isAvailable: Bool { DrawingLibrary.isAvailable }

  /// Makes a painter.
  public init() {}

  /// The bytes of a file with the figure of a chart, as `FigureDrawing` has it.
  public func file(
    _ format: FigureFormat, of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> [UInt8] {
    let composer = try composer(chart, layout, words)
    let board = composer.compose()
    switch format {
    case .svg:
      return SVGFile(
        board: board, title: composer.title, description: composer.description,
        language: words.phrases.language
      ).bytes
    case .png:
      let picture = try pixels(board, layout.scale)
      return PNGFile.bytes(
        width: picture.width, height: picture.height, pixels: picture.pixels,
        traits: PNGTraits(
          pixelsPerInch: 72 * layout.scale, title: composer.title,
          description: composer.description))
    case .pdf: return try document(board, composer, chart, words)
    }
  }

  /// The pixels of the figure of a chart, for screens.
  public func picture(
    of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> FigurePicture {
    try pixels(try composer(chart, layout, words).compose(), layout.scale)
  }

  private func composer(
    _ chart: Chart, _ layout: FigureLayout, _ words: ChartWords
  ) throws(FigureError) -> FigureComposer {
    FigureComposer(
      chart, layout, words: words,
      typesetter: try Self.typesetter(language: words.phrases.language))
  }

  static func typesetter(language: String) throws(FigureError) -> Typesetter {
    guard let typesetter = Typesetter(language: language) else { throw .memory }
    return typesetter
  }

  private func pixels(_ board: Board, _ scale: Double) throws(FigureError) -> FigurePicture {
    guard let sheet = Sheet(pixelsOf: board.width, by: board.height, scale: scale) else {
      throw .memory
    }
    board.draw(on: sheet)
    return FigurePicture(
      width: sheet.size.width, height: sheet.size.height, pixels: sheet.pixels)
  }

  private func document(
    _ board: Board, _ composer: FigureComposer, _ chart: Chart, _ words: ChartWords
  ) throws(FigureError) -> [UInt8] {
    let traits = DocumentTraits(
      title: composer.title, subject: composer.description,
      created: "\(chart.days.upperBound)T00:00:00Z")
    guard let sheet = Sheet(document: traits) else { throw .memory }
    sheet.page(width: board.width, height: board.height) {
      sheet.tagged("Document") {
        sheet.tagged("Figure") { board.draw(on: sheet) }
      }
    }
    return try Self.finished(
      sheet, language: words.phrases.language, figures: [composer.description])
  }

  /// The bytes of a document, with its language and what its figures show.
  static func finished(
    _ sheet: Sheet, language: String, figures: [String]
  ) throws(FigureError) -> [UInt8] {
    do throws(SheetError) {
      return PDFSupplement(language: language, figures: figures).adding(to: try sheet.finished())
    } catch {
      throw .failed(reason: error.reason)
    }
  }
}

extension FigureError {
  /// There was not enough memory.
  static let memory = FigureError.failed(reason: "memory is short")
}
#endif
