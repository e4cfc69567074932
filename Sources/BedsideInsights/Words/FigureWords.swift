package import BedsideCore
internal import BedsideStore

/// What is written into the figure of a chart: the words of its lines and sentences, with the signs of
/// print in their numbers.
package struct FigureWords: Sendable {
  /// The chart.
  package let chart: Chart
  private let words: ChartWords

  /// Makes the words of a chart.
  package init(_ chart: Chart, words: ChartWords) {
    var chart = chart
    chart.plan.title = Sanitizer.cleanLine(chart.plan.title)
    for index in chart.series.indices {
      chart.series[index].title = Sanitizer.cleanLine(chart.series[index].title)
      chart.series[index].units = Sanitizer.cleanLine(chart.series[index].units)
    }
    for index in chart.plan.bands.indices {
      chart.plan.bands[index].label = Sanitizer.cleanLine(chart.plan.bands[index].label)
    }
    self.chart = chart
    self.words = words
  }

  private var phrases: Phrases { words.phrases }

  /// The tag of the language.
  package var language: String { phrases.language }

  /// The first and the last day.
  package var period: String {
    phrases(
      .figurePeriod,
      ["from": phrases.long(chart.days.lowerBound), "to": phrases.long(chart.days.upperBound)])
  }

  /// A number as it is printed: with a minus, and powers of ten above the line.
  package func number(_ number: Double) -> String { Self.printed(words.number(number)) }

  /// A value with its unit as it is printed.
  package func value(_ number: Double, _ series: DataSeries) -> String {
    Self.printed(words.value(number, series))
  }

  /// A number of `ChartWords` with the signs of print.
  static func printed(_ text: String) -> String {
    var parts = text.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let power = parts[1].split(separator: "\u{A0}").first,
      Int(power) != nil, parts[0].last?.isNumber == true
    else { return withMinus(text) }
    let rest = parts[1].dropFirst(power.count)
    let raised = power.map { sign in
      sign.wholeNumberValue.map { superscripts[$0] } ?? "⁻"
    }
    parts[0] = Substring(withMinus(String(parts[0])))
    return "\(parts[0])\u{2009}×\u{2009}10\(String(raised))\(rest)"
  }

  private static let superscripts: [Character] = [
    "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹",
  ]

  /// A sentence with the sign of print before numbers below zero.
  private static func withMinuses(_ sentence: String) -> String {
    var before: Character = " "
    let characters = Array(sentence)
    return String(
      characters.enumerated().map { index, character in
        defer { before = character }
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        return character == "-" && before.isWhitespace && next.isNumber ? "−" : character
      })
  }

  private static func withMinus(_ text: String) -> String {
    text.first == "-" ? "−" + text.dropFirst() : text
  }
}

extension FigureWords {
  /// A series with its unit and how many values it has.
  package func title(_ series: DataSeries) -> String {
    let count = ChartSentences(chart, words: words).count(series.points.count, of: series)
    return phrases(.figureSeries, ["title": words.title(series), "count": count])
  }

  /// How many values there are.
  package func count(_ count: Int) -> String { phrases(.chartCount, ["count": String(count)]) }

  /// The signs that stand beside values.
  package var gap: String { phrases(.chartGap) }
  /// What a sign for zero means.
  package var zero: String { phrases(.chartZero) }

  /// What the signs of a day mean: all done, in part, nothing done, nothing due.
  package var days: (all: String, part: String, none: String, undue: String) {
    (
      phrases(.chartAllDone), phrases(.chartPartDone), phrases(.chartNoneDone),
      phrases(.chartNoneDue)
    )
  }

  /// What the parts of a box mean: its middle, what fills it, its ends.
  package var box: (middle: String, fill: String, ends: String) {
    (phrases(.chartBoxMiddle), phrases(.chartBoxFill), phrases(.chartBoxEnds))
  }

  /// The values that a level stands for.
  package func level(from lower: Double, to upper: Double, isLast: Bool) -> String {
    phrases(
      isLast ? .chartLevelLast : .chartLevel, ["lower": number(lower), "upper": number(upper)])
  }

  /// The short name of a day of the week, 1 for Monday.
  package func weekday(_ number: Int) -> String { phrases(.weekday(number)) }
  /// The short name of a month, 1 for January.
  package func month(_ number: Int) -> String { phrases(.month(number)) }
  /// A day without its year.
  package func day(_ day: CivilDate) -> String { phrases.dayAndMonth(day) }

  /// What is said where there is nothing to draw.
  package var nothing: String {
    phrases(
      .chartEmpty,
      ["from": phrases.long(chart.days.lowerBound), "to": phrases.long(chart.days.upperBound)])
  }

  /// What the record lacks of the days of the chart, in sentences.
  package var gaps: [String] { chart.gaps.sentences(phrases) }

  /// What the chart comes to, in sentences.
  package var sentences: [String] {
    let sentences = ChartSentences(chart, words: words)
    return (sentences.summaries + [sentences.bands].compactMap(\.self)).map(Self.withMinuses)
  }

  /// What is left out of a chart that was fitted into its room.
  package func omission(of fit: ChartFit) -> String? { ChartSentences.omission(of: fit, words) }
}

extension ChartWords {
  /// The number of a page among all.
  package func page(_ number: Int, of count: Int) -> String {
    phrases(.documentPage, ["page": String(number), "count": String(count)])
  }
}
