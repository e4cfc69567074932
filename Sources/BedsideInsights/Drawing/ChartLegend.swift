internal import BedsideCore
internal import BedsideStore

/// What the signs of a drawn chart mean.
struct ChartLegend {
  let chart: Chart
  let signs: ChartSigns
  let words: ChartWords

  private var phrases: Phrases { words.phrases }

  /// The signs with their meanings, as many on a line as have room.
  func lines(width: Int) -> [ChartLine] {
    var lines: [ChartLine] = []
    var line = ChartLine()
    for entry in entries {
      let gap = line.runs.isEmpty ? 0 : 3
      let length = DisplayWidth.of(line.plain) + gap + DisplayWidth.of(entry.plain)
      if gap > 0, length > width {
        lines.append(line)
        line = entry
      } else {
        line.add(String(repeating: " ", count: gap))
        for run in entry.runs { line.add(run.text, run.ink) }
      }
    }
    return line.runs.isEmpty ? lines : lines + [line]
  }

  private var entries: [ChartLine] {
    switch chart.plan.kind {
    case .bar, .stacked:
      let zero = chart.series.contains { $0.values.contains(0) }
      return series { signs.fill($0) } + gap(if: hasGaps)
        + (zero ? [entry(signs.zero, phrases(.chartZero))] : [])
    case .line, .scatter:
      return series { chart.series.count > 1 || signs == .ascii ? signs.marker($0) : nil }
    case .adherence: return days
    case .calendar: return levels + gap(if: hasGaps)
    case .box:
      // Several series have their titles above their boxes.
      return (chart.series.count > 1 ? [] : series { _ in nil }) + [
        entry(signs.box.middle, phrases(.chartBoxMiddle)),
        entry(signs.box.fill, phrases(.chartBoxFill)),
        ChartLine(
          "\(signs.box.start)\(signs.box.line)\(signs.box.end) \(phrases(.chartBoxEnds))"),
      ]
    case .sparkline: return ends + gap(if: hasGaps)
    }
  }

  private func entry(_ sign: Character, _ meaning: String, _ ink: ChartInk = .plain) -> ChartLine {
    var line = ChartLine(String(sign), ink)
    line.add(" " + meaning)
    return line
  }

  private func series(_ sign: (Int) -> Character?) -> [ChartLine] {
    chart.series.enumerated().map { index, series in
      let title = words.title(series)
      return sign(index).map { entry($0, title, .series(series.color)) } ?? ChartLine(title)
    }
  }

  private func gap(if isShown: Bool) -> [ChartLine] {
    isShown ? [entry(signs.gap, phrases(.chartGap))] : []
  }

  private var hasGaps: Bool {
    let buckets = chart.buckets
    return chart.series.contains { series in
      let values = series.valuesByDay
      return buckets.contains { values[$0.first] == nil }
    }
  }

  /// What the least and the greatest of the small bars of a sparkline stand for.
  private var ends: [ChartLine] {
    guard let least = signs.levels.first, let greatest = signs.levels.last else { return [] }
    return [entry(least, phrases(.chartLowest)), entry(greatest, phrases(.chartHighest))]
  }

  private var days: [ChartLine] {
    let ink = chart.series.count == 1 ? ChartInk.series(chart.series[0].color) : .plain
    return [
      entry(signs.days.all, phrases(.chartAllDone), ink),
      entry(signs.days.part, phrases(.chartPartDone), ink),
      entry(signs.days.none, phrases(.chartNoneDone), ink),
      entry(signs.days.undue, phrases(.chartNoneDue)),
    ]
  }

  private var levels: [ChartLine] {
    guard let series = chart.series.first else { return [] }
    let drawing = CalendarDrawing(chart, width: 0, signs: signs, words: words)
    let limits = drawing.limits
    return [ChartLine(words.title(series))]
      + signs.shades.enumerated().map { level, shade in
        let names: KeyValuePairs = [
          "lower": words.number(limits[level]), "upper": words.number(limits[level + 1]),
        ]
        let isLast = level == signs.shades.count - 1
        return entry(
          shade, phrases(isLast ? .chartLevelLast : .chartLevel, names), .series(series.color))
      }
  }
}
