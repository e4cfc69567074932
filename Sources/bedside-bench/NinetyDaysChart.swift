import BedsideCore
import BedsideInsights
import BedsideSchedule
import BedsideStore

/// Four series of ninety days, out of the record to the lines of a drawn chart, in a store that holds a
/// million outcomes.
///
/// The participant has five thousand of them, fourteen a day, like each of the others.
enum NinetyDaysChart {
  static let benchmark = Benchmark(name: "ninety days chart") { folder in
    let million = try MillionOutcomes.inside(folder)
    let journal = try FileJournal(million.store, clock: .system, created: SystemClock().now())
    guard let start = CivilDate("2025-01-01") else { throw BenchError("No day can be read.") }
    let record = Record("CHART", from: start)
    if try journal.months(of: record.participant).isEmpty { try record.write(to: journal) }
    let rounds = try Rounds(15, ours: { try seconds { try draw(record, journal) } }, peer: nil)
    return Row(
      name: "ninety days chart", seconds: rounds.seconds, bytes: million.bytes, floor: 0.025)
  }

  /// Reads and draws, as each `chart` does anew.
  private static func draw(_ record: Record, _ journal: FileJournal) throws {
    let store = CareStore(
      journal: journal, study: Record.study, participant: record.participant,
      tasks: try record.tasks(), enrolment: nil, days: DayRule(zone: .utc),
      clock: FixedClock(now: try record.now()))
    let plan = ChartPlan(
      id: "c", title: "C", kind: .line,
      series: Record.charted.map { SeriesPlan(task: $0, source: .value("value"), title: $0) })
    let last = store.today
    let charts = try InsightReader(store, allTasks: "All").charts(
      [plan], on: last.adding(days: -89)...last)
    guard let chart = charts.first, chart.series.allSatisfy({ $0.points.count == 90 }) else {
      throw BenchError("Not every day of the chart has its value.")
    }
    let lines = ChartFigure(chart, width: 80, signs: .braille, words: ChartWords()).lines
    guard lines.count > 10 else { throw BenchError("Nothing was drawn.") }
  }

  /// A moment that stays.
  private struct FixedClock: Clock {
    let instant: Instant

    init(now: Instant) { instant = now }

    func now() -> Instant { instant }
  }

  /// A record of four tasks that are charted and ten that are not, each once a day.
  private struct Record {
    static let study = "bench"
    static let charted = ["pain", "sleep", "range", "steps"]
    static let days = 357

    let participant: ParticipantID
    private let start: CivilDate

    init(_ participant: ParticipantID, from start: CivilDate) {
      self.participant = participant
      self.start = start
    }

    private var names: [String] { Self.charted + (1...10).map { "other-\($0)" } }

    /// Noon of the last day.
    func now() throws -> Instant {
      guard let noon = Instant("\(start.adding(days: Self.days - 1))T12:00:00Z") else {
        throw BenchError("The last day can't be read.")
      }
      return noon
    }

    func tasks() throws -> [CareTask] {
      guard let first = LocalDateTime("\(start)T08:00:00") else {
        throw BenchError("The first day can't be read.")
      }
      let element = try ScheduleElement(
        start: .at(first), interval: try RecurrenceInterval(days: 1), duration: .seconds(3_600))
      return names.map { name in
        CareTask(
          id: name, version: 1, effective: start, title: name, schedule: Schedule([element]))
      }
    }

    func write(to journal: FileJournal) throws {
      var months: [Month: [JournalEntry]] = [:]
      for k in 0..<Self.days {
        let day = start.adding(days: k)
        for name in names {
          months[Month(day), default: []].append(
            try JournalEntry("outcome", object: line(name, k, on: day)))
        }
      }
      for (month, entries) in months.sorted(by: { $0.key < $1.key }) {
        try journal.append(entries, to: .month(participant, month))
      }
    }

    private func line(_ name: String, _ k: Int, on day: CivilDate) -> String {
      let key = EventKey(
        participant: "\(participant)", study: Self.study, task: name, version: 1, element: 0, k: k)
      let number = Double((k * 7 + name.utf8.count * 3) % 100) / 10
      let values = ["value", "before", "after"].map { kind in
        OutcomeValue(.double(number), kind: kind, units: "u").json
      }
      let fields: JSONFields = [
        "task": .string(name), "effective": .string("\(day)T08:00:00"),
        "event": .string(key.description), "day": .string("\(day)"),
        "recorded": .string("\(day)T08:0\(k % 10):07Z"), "on": .string("\(day)"),
        "zone": "UTC", "values": .array(values),
        "result": .object(["task": .string(name), "steps": .array(values + values + values)]),
      ]
      return JSONValue.object(fields).text
    }
  }
}
