internal import BedsideCore

/// What is read of a study's `insights`.
extension StudyReader {
  /// Reads the charts of a study; one with an error is left out.
  mutating func charts(_ nodes: [JSONNode]) -> [ChartPlan] {
    var charts: [ChartPlan] = []
    for node in nodes {
      guard var object = ObjectReader(node, "A chart", log: log) else { continue }
      let problems = log.problems.count
      let chart = chart(from: &object)
      object.finish()
      guard let chart, log.problems.count == problems else { continue }
      if charts.contains(where: { $0.id == chart.id }) {
        object.problem("The chart '\(chart.id)' stands twice. Give it another id.", at: "id")
        continue
      }
      charts.append(chart)
    }
    return charts
  }

  private func chart(from object: inout ObjectReader) -> ChartPlan? {
    let id = object.identifier()
    let title = object.requiredText("title", most: TextLength.title)
    let hasKind = object.requiredNode("kind", hint: "\"bar\"") != nil
    let kind = hasKind ? object.word("kind", as: ChartPlan.Kind.self) : nil
    var chart = ChartPlan(id: id ?? "", title: title ?? "", kind: kind ?? .bar)
    chart.bucket = object.word("bucket", as: ChartPlan.Bucket.self) ?? chart.kind.usualBucket
    chart.axis = axis(of: &object)
    chart.bands = bands(of: &object)
    // Adherence may be that of all tasks, for which nothing need be named.
    let nodes =
      chart.kind == .adherence
      ? object.array("series", most: Limits.series)
      : object.requiredArray("series", most: Limits.series)
    chart.series = nodes.compactMap { series($0, of: chart.kind) }
    if let kind { check(chart, of: kind, object) }
    return id == nil || title == nil || kind == nil ? nil : chart
  }

  private func axis(of object: inout ObjectReader) -> ChartPlan.Axis {
    guard let node = object.node("axis"), var axis = ObjectReader(node, "An axis", log: log) else {
      return ChartPlan.Axis()
    }
    let ends = ChartPlan.Axis(minimum: axis.double("minimum"), maximum: axis.double("maximum"))
    axis.finish()
    if let minimum = ends.minimum, let maximum = ends.maximum, minimum >= maximum {
      axis.problem(
        "'maximum' is \(DecimalText.text(of: maximum)), not above 'minimum',"
          + " \(DecimalText.text(of: minimum)). Write a greater one.", at: "maximum")
    }
    return ends
  }

  private func bands(of object: inout ObjectReader) -> [ChartPlan.Band] {
    let nodes = object.array("bands", most: Limits.bands)
    var bands: [ChartPlan.Band] = []
    for (index, node) in nodes.enumerated() {
      guard var band = ObjectReader(node, "A band", log: log) else { continue }
      let upTo = band.double("upTo")
      let label = band.requiredText("label", most: TextLength.title)
      let isFlagged = band.bool("flag") ?? false
      band.finish()
      if upTo == nil, band.node["upTo"] == nil, index < nodes.count - 1 {
        band.problem("Only the last band may be without 'upTo'. Add one here.")
      }
      if let upTo, let before = bands.last?.upTo, upTo <= before {
        band.problem(
          "The bands are not in order: 'upTo' is \(DecimalText.text(of: upTo)) after"
            + " \(DecimalText.text(of: before)). Write the least first.", at: "upTo")
      }
      if let label {
        bands.append(ChartPlan.Band(upTo: upTo, label: label, isFlagged: isFlagged))
      }
    }
    return bands
  }

  private func series(_ node: JSONNode, of kind: ChartPlan.Kind) -> SeriesPlan? {
    guard var object = ObjectReader(node, "A series", log: log) else { return nil }
    let task = object.identifier("task")
    let source = object.has("kind") ? object.requiredString("kind") : nil
    var series = SeriesPlan(task: task ?? "", source: SeriesPlan.Source(kind: source))
    series.title = object.has("title") ? object.requiredText("title", most: TextLength.title) : nil
    series.units = object.text("units")
    series.color = object.word("color", as: ChartColor.self)
    let aggregator = object.word("aggregator", as: SeriesPlan.Aggregator.self)
    series.aggregator = aggregator ?? (kind == .scatter ? .perEvent : .mean)
    series.isBesideQuestion = object.bool("besideQuestion") ?? false
    object.finish()
    if kind == .adherence {
      series.source = .progress
      for key in ["kind", "aggregator", "besideQuestion"] where object.node[key] != nil {
        object.problem("Adherence has no '\(key)': it is what was done of what was due.", at: key)
      }
    }
    if kind != .adherence, series.isBesideQuestion {
      guard case .value = series.source else {
        object.problem(
          "What stands beside a question is about one item. Name it in 'kind'.",
          at: "besideQuestion")
        return nil
      }
    }
    return task == nil ? nil : series
  }

  /// Notes what a kind of chart can't show.
  private func check(_ chart: ChartPlan, of kind: ChartPlan.Kind, _ object: ObjectReader) {
    if kind == .adherence {
      for key in ["bucket", "axis", "bands"] where object.node[key] != nil {
        object.problem("An adherence chart shows days. Take '\(key)' out.", at: key)
      }
    }
    if kind == .calendar, chart.series.count > 1 {
      object.problem(
        "A calendar shows one series. Make a chart of its own for each other.", at: "series")
    }
    if kind == .calendar || kind == .box, chart.bucket != kind.usualBucket {
      object.problem(
        "A '\(kind.rawValue)' chart is about days. Take 'bucket' out.", at: "bucket")
    }
    guard !kind.hasPoints else { return }
    for node in object.node["series"]?.elements ?? [] {
      guard let word = node["aggregator"], word.string == "perEvent" else { continue }
      log.add(
        "Only lines and scatter charts show each event. Choose what becomes of several values,"
          + " like \"mean\".", at: word.offset)
    }
  }

  /// Notes series about tasks and topics that the study does not have, and questions beside which two
  /// series would stand.
  func checkInsights(_ object: ObjectReader) {
    checkQuestions(object)
    for chart in object.node["insights"]?.elements ?? [] {
      for series in chart["series"]?.elements ?? [] {
        guard let node = series["task"], let name = node.string, ContentIdentifier.isValid(name),
          !names.contains(name)
        else { continue }
        let nearest = log.nearest(to: name, among: names)
        let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name a task of this study."
        log.add("There is no task '\(name)'. \(advice)", at: node.offset)
      }
    }
  }
}

extension StudyReader {
  /// Notes every further series that is to stand beside a question.
  private func checkQuestions(_ object: ObjectReader) {
    var questions: Set<[String]> = []
    let charts = object.node["insights"]?.elements ?? []
    for series in charts.flatMap({ $0["series"]?.elements ?? [] }) {
      guard let word = series["besideQuestion"], word.bool == true,
        let task = series["task"]?.string, let item = series["kind"]?.string
      else { continue }
      if questions.insert([task, item]).inserted { continue }
      log.add(
        "Two series stand beside the question '\(item)' of '\(task)', where there is room for one. Take"
          + " 'besideQuestion' out of one of them.", at: word.offset)
    }
  }
}

extension ChartPlan.Kind {
  /// The stretches of time where nothing is said.
  var usualBucket: ChartPlan.Bucket { self == .scatter ? .event : .day }

  /// Whether each event can stand at its own time.
  var hasPoints: Bool { self == .line || self == .scatter }
}
