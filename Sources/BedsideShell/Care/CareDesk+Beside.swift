internal import BedsideCore
internal import BedsideInsights
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// What was answered before to an item, as it stands beside its question and on its card.
  struct Recollection {
    let item: Identifier<FormItem>
    let title: String
    let text: String
  }

  /// What the study wants to stand beside the questions of a task, when they are asked on `day`.
  func recollections(of task: CareTask, on day: CivilDate) throws(CareError) -> [Recollection] {
    var items: [Identifier<FormItem>] = []
    var plans: [ChartPlan] = []
    for plan in content.charts {
      for series in plan.series where series.isBesideQuestion && series.task == task.id {
        guard case .value(let kind) = series.source else { continue }
        let item = Identifier<FormItem>(kind)
        if items.contains(item) { continue }
        items.append(item)
        plans.append(plan.recent(series))
      }
    }
    if plans.isEmpty { return [] }
    var recent = try recentValues(plans, RecentValues.days, until: day)
    // What is asked often was answered in the days of the bars; only for what was not is more read.
    let missing = recent.indices.filter { recent[$0] == nil }
    let older = try recentValues(missing.map { plans[$0] }, RecentValues.reach, until: day)
    for (index, values) in zip(missing, older) { recent[index] = values }
    return zip(items, recent).compactMap { item, values in
      values.map { Recollection(item: item, title: $0.title, text: text(of: $0)) }
    }
  }

  /// The values of each plan of the last `count` days; nil for one that has none.
  private func recentValues(
    _ plans: [ChartPlan], _ count: Int, until day: CivilDate
  ) throws(CareError) -> [RecentValues?] {
    if plans.isEmpty { return [] }
    let words = ChartWords(phrases: phrases, conventions: conventions)
    return try InsightReader(store, allTasks: "")
      .charts(plans, on: day.adding(days: 1 - count)...day)
      .map { RecentValues($0, words: words) }
  }

  private func text(of recent: RecentValues) -> String {
    let day = recent.last.day
    let signs = renderer.style(of: .data).signs
    // Bars of digits would be taken for the values.
    let bars = renderer.isAccessible || signs == .ascii ? nil : recent.bars(signs)
    let names: KeyValuePairs = [
      "value": recent.value,
      "day": day == store.today ? phrases(.recentToday) : phrases.short(day),
      "count": String(RecentValues.days), "least": recent.range?.least ?? "",
      "greatest": recent.range?.greatest ?? "",
      "bars": bars ?? "",
    ]
    if bars != nil { return phrases(.recentBars, names) }
    return phrases(recent.range == nil ? .recentLast : .recentSpoken, names)
  }
}

extension ChartPlan {
  /// A chart of the last values of each day of one series alone.
  fileprivate func recent(_ series: SeriesPlan) -> ChartPlan {
    var last = series
    last.aggregator = .last
    return ChartPlan(
      id: id, title: title, kind: .sparkline, bucket: .day, axis: axis, series: [last])
  }
}
