internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore

extension CareDesk {
  /// Writes the figure of a chart into a file that is not there yet.
  func writeChart(
    _ name: String?, _ range: InsightRange, as format: FigureFormat, to path: String
  ) -> ExitCode {
    guard let figures = findFigures() else {
      return refuse(.chartNotBuilt, ["packages": FigureError.packages])
    }
    let plans = content.charts
    guard let name = name ?? (plans.count == 1 ? plans[0].id : nil) else {
      let names = plans.map(\.id).joined(separator: ", ")
      return refuse(
        plans.isEmpty ? .insightsNone : .chartUnnamed, ["charts": names],
        plans.isEmpty ? .noSuchThing : .usage)
    }
    guard let plan = plans.first(where: { $0.id == name }) else { return refuseChart(name) }
    return showing { () throws(CareError) in
      for chart in try withGaps(charts([plan], range)) {
        let bytes: [UInt8]
        do throws(FigureError) {
          bytes = try figures.file(
            format, of: chart, FigureLayout(isCaptioned: true), words: chartWords)
        } catch { return refuse(.chartNotDrawn, ["reason": error.description]) }
        let code = makeFile(path, bytes)
        guard code == .done else { return code }
        tellWritten(chart, path)
      }
      return .done
    }
  }

  private func tellWritten(_ chart: Chart, _ path: String) {
    if isJSON {
      renderer.write(
        .object(["format": 1, "chart": .string(chart.plan.id), "file": .string(path)]))
      return
    }
    let names: KeyValuePairs = ["title": chart.plan.title, "path": path]
    renderer.show(.line(StyledText(phrases(.chartWritten, names))), on: .data)
    renderer.show(.text(phrases(.chartCare)))
  }

  private func refuse(
    _ phrase: Phrase, _ names: KeyValuePairs<String, String>, _ code: ExitCode = .failure
  ) -> ExitCode {
    renderer.show(.text(phrases(phrase, names), .problem))
    return code
  }

  var chartWords: ChartWords { ChartWords(phrases: phrases, conventions: conventions) }
}

extension CareDesk {
  /// The room for pictures in the terminal; nil where there is none, which is said.
  func pictureRoom() -> PictureRoom? {
    guard findFigures() != nil else {
      _ = refuse(.chartNotBuilt, ["packages": FigureError.packages])
      return nil
    }
    switch screen?.look() ?? .characters {
    case .pictures(let room): return room
    case .missingLibrary(let package):
      _ = refuse(.pictureNeedsLibrary, ["package": package])
    case .characters: _ = refuse(.pictureNoTerminal, [:])
    }
    return nil
  }

  /// What prints the figure of a chart; nil where it cannot be drawn.
  func picture(of chart: Chart, in room: PictureRoom) -> String? {
    let drawing = TerminalFigure(room)
    guard let figures = findFigures(), let screen,
      let picture = try? figures.picture(of: chart, drawing.layout, words: chartWords)
    else { return nil }
    let fitted = drawing.fitted(picture)
    return screen.text(of: fitted.picture, columns: drawing.columns, rows: fitted.rows)
  }
}
