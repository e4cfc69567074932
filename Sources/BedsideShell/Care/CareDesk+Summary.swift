public import BedsideCore
internal import BedsideInsights
internal import BedsideStore

extension CareDesk {
  /// Says what the seven days up to `day` came to, chart by chart, in sentences alone.
  public func showSummary(upTo day: CivilDate) -> ExitCode {
    let plans = chartPlans
    if plans.isEmpty, !isJSON, !isPlain {
      renderer.show(.text(phrases(.insightsNone)))
      return .done
    }
    return showing { () throws(CareError) in
      let reader = InsightReader(store, allTasks: phrases(.insightsAllTasks))
      // Every chart is of days here, whatever it shows elsewhere.
      let daily = plans.map { plan in
        var plan = plan
        plan.bucket = plan.bucket == .event ? .event : .day
        return plan
      }
      let days = day.adding(days: 1 - WeekSentences.days.read)...day
      let words = ChartWords(phrases: phrases, conventions: conventions)
      // Several charts may show the same values, which are told once.
      var sentences: [String] = []
      for sentence in try reader.charts(daily, on: days).flatMap({
        WeekSentences($0, words: words).all
      }) where !sentences.contains(sentence) {
        sentences.append(sentence)
      }
      let gaps = try gaps(on: days)
      show(
        sentences, gaps.sentences(phrases), of: day.adding(days: 1 - WeekSentences.days.week)...day)
      return .done
    }
  }

  /// Shows the sentences, behind what the record lacks.
  private func show(
    _ sentences: [String], _ gaps: [String], of week: ClosedRange<CivilDate>
  ) {
    if isJSON {
      renderer.write(
        .object([
          "format": 1, "from": .string(week.lowerBound.description),
          "to": .string(week.upperBound.description),
          "sentences": .array(sentences.map { .string($0.withPlainBlanks) }),
          "warnings": .array(gaps.map { .string($0.withPlainBlanks) }),
        ]))
    } else if isPlain {
      renderer.write(lines: gaps + sentences)
    } else {
      let names: KeyValuePairs = [
        "study": content.title, "from": phrases.long(week.lowerBound),
        "to": phrases.long(week.upperBound),
      ]
      renderer.show(
        [.title(phrases(.summaryTitle, names)), .gap] + gaps.map { .text($0, .problem) }
          + sentences.map { .text($0) }, on: .data)
    }
  }
}
