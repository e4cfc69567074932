internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore

extension CommandRunner {
  /// Shows all charts, or one.
  func insights(_ command: CommandName, _ desk: CareDesk) -> Program.End {
    var words = invocation.arguments
    // A range alone is of all charts, unless one has that name.
    let isNamed =
      command == .chart
      && words.first.map { word in
        InsightRange(word, phrases) == nil || desk.content.charts.contains { $0.id == word }
      } ?? false
    let name = isNamed ? words.removeFirst() : nil
    if words.count > 1 { return fail(phrases(.unexpectedArgument, ["text": words[1]]), .usage) }
    let forms = ["table", "signs", "picture", "output"]
    if forms.count(where: { invocation.has($0) || invocation.options[$0] != nil }) > 1 {
      return fail(phrases(.chartOneForm), .usage)
    }
    if let path = invocation.options["output"] { return draw(name, words.first, path, desk) }
    let signs = invocation.options["signs"].flatMap(ChartSigns.init)
    var form = ChartForm(isTable: invocation.has("table"), signs: signs)
    // Who listens or reads by a program has the words alone, however the figure is drawn.
    if invocation.has("picture"), !renderer.isAccessible, !desk.isJSON, !desk.isPlain {
      guard let room = desk.pictureRoom() else { return Program.End(.failure) }
      form.picture = room
    }
    return inDays(words.first, desk) { range in
      Program.End(
        command == .chart
          ? desk.showChart(name, range, form) : desk.showInsights(range, form))
    }
  }

  /// Draws one chart into a file.
  private func draw(
    _ name: String?, _ range: String?, _ path: String, _ desk: CareDesk
  ) -> Program.End {
    if path.trimmed.isEmpty { return fail(phrases(.chartEmptyPath), .usage) }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard path.contains("."), let format = FigureFormat(rawValue: ending) else {
      return fail(phrases(.chartKind, ["path": path]), .usage)
    }
    return inDays(range, desk) { range in
      Program.End(desk.writeChart(name, range, as: format, to: path))
    }
  }

  /// Says what the week up to a day came to.
  func summary(_ desk: CareDesk) -> Program.End {
    onDay(at: 0, desk) { day in
      if let day, day > desk.store.today {
        return fail(phrases(.rangeAhead, ["day": phrases.long(day)]), .usage)
      }
      return Program.End(desk.showSummary(upTo: day ?? desk.store.today))
    }
  }

  /// Does something for the days that a word or the options ask for.
  func inDays(
    _ word: String?, _ desk: CareDesk, _ body: (InsightRange) -> Program.End
  ) -> Program.End {
    if let word {
      guard let range = InsightRange(word, phrases) else {
        return fail(phrases(.notARange, ["text": word]), .usage)
      }
      if invocation.has("from") || invocation.has("to") {
        return fail(phrases(.twoRanges), .usage)
      }
      return body(range)
    }
    return inRange(desk.context) { range in
      if range.isOpen { return body(.usual) }
      for day in [range.from, range.to] {
        if let day, day > desk.store.today {
          return fail(phrases(.rangeAhead, ["day": phrases.long(day)]), .usage)
        }
      }
      return body(.between(range.from, range.to))
    }
  }
}
