import BedsideCore
import BedsideInsights
import BedsideStore
import Testing

/// What a report says of what was due.
struct AdherenceTests {
  private func report(_ record: Record, to last: Int) throws -> ReportSection {
    record.clock.set("\(Samples.day(last))T12:00:00Z")
    let plan = ChartPlan(id: "c", title: "Done", kind: .adherence)
    let read = try ReportReader(record.store, allTasks: "All tasks").record(
      [plan], on: Samples.day(1)...Samples.day(last))
    let made = try #require(LocalDateTime("2026-03-20T12:00:00"))
    let subject = ReportSubject(study: "S", participant: "me", made: made, zone: "UTC")
    let report = ReportWriter(read, about: subject, steps: [:], words: ChartWords()).report
    return try #require(report.sections.first { $0.id == .adherence })
  }

  @Test func `table, sentence and figure are of the same days, none of which is still open`() throws
  {
    let record = try Record(lateDays: 7)
    try record.checkIn(4, 7, on: 2)
    let section = try report(record, to: 5)
    guard case .table(let table) = section.blocks[0] else {
      Issue.record("There is no table.")
      return
    }
    #expect(
      table.columns.map(\.title) == [
        "Task", "Due", "Done", "of these late", "Missed", "Still open", "Done, %",
      ])
    #expect(
      table.rows.map { $0.map(\.text) } == [
        ["check-in", "1", "1", "0", "0", "3", "100"], ["walk", "3", "0", "0", "3", "1", "0"],
        ["All tasks", "4", "1", "0", "3", "4", "25"],
      ])
    let sentences = section.blocks.compactMap { block in
      if case .paragraph(let text) = block { text.withPlainBlanks } else { nil }
    }
    #expect(
      sentences == [
        "On 2 days of 3 with something due nothing was recorded: Tue 3 Mar to Wed 4 Mar."
      ])
    guard case .figure(let figure)? = section.blocks.last else {
      Issue.record("There is no figure.")
      return
    }
    #expect(
      figure.sentences.withPlainBlanks == [
        "All tasks: all done on 0 of 3 days, part of it on 1."
      ])
  }

  @Test func `a week of which all is still open was not missed`() throws {
    let record = try Record(lateDays: 7)
    try record.checkIn(4, 7, on: 1)
    record.clock.set("2026-03-08T12:00:00Z")
    let plan = ChartPlan(
      id: "c", title: "C", kind: .adherence,
      series: [SeriesPlan(task: "check-in", source: .progress, title: "Check In")])
    let charts = try InsightReader(record.store, allTasks: "").charts(
      [plan], on: Samples.day(-5)...Samples.day(8))
    #expect(
      charts.flatMap { WeekSentences($0, words: ChartWords()).all } == [
        "Check In: nothing was due, or all of it is still open."
      ])
  }
}
