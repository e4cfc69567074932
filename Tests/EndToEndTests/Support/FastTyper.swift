import BedsideCore
import BedsideStore
import Testing

/// Somebody who checks in day after day, types each answer the moment its question appears, and
/// whose program is killed again and again.
struct FastTyper {
  let home: Home
  /// The day that is answered, counted from the first.
  private(set) var day = 0
  /// The answers of the day that the program has acknowledged, by putting the next question.
  private(set) var acknowledged: [String: Double] = [:]
  /// How many answers were acknowledged on all days.
  private(set) var count = 0
  private var typed: [String: Double] = [:]
  private var random: SeededGenerator

  private static let items = [
    "tiredness", "headache", "muscle-pain", "fever", "nausea", "pain", "sleep",
  ]

  init(_ home: Home, seed: UInt64) {
    self.home = home
    random = SeededGenerator(seed)
  }

  /// Starts or resumes the day's check-in and answers until it is killed; false when it was done first.
  ///
  /// The moment is random in what was shown by then, and in the time since.
  mutating func answerUntilKilled() throws -> Bool {
    let isBegun = try draft() != nil
    let terminal = try PlainTerminal(home, isBegun ? "resume" : "start", "check-in")
    let length = Int.random(in: 0..<2600, using: &random)
    let delay = Double.random(in: 0..<0.003, using: &random)
    var asked = 0
    while terminal.output.utf8.count < length, terminal.read(milliseconds: 60_000) {
      asked = answer(in: terminal, since: asked)
    }
    let end = System.seconds + delay
    while System.seconds < end {
      terminal.read(milliseconds: 0)
      asked = answer(in: terminal, since: asked)
    }
    terminal.kill()
    note(terminal.output)
    guard try isDone(terminal) else { return true }
    day += 1
    home.now = "\((CivilDate("2026-03-04") ?? .init(dayNumber: 0)).adding(days: day))T08:00:00Z"
    (typed, acknowledged) = ([:], [:])
    return false
  }

  /// Types the answer to the question that has appeared since `asked`; returns its number.
  private mutating func answer(in terminal: PlainTerminal, since asked: Int) -> Int {
    let output = terminal.output
    let place = Self.items.indices.last { output.contains("Question \($0 + 1) of about 7:") }
    if let place, place + 1 > asked {
      let answer = newAnswer(to: place)
      typed[Self.items[place]] = answer
      terminal.type(answer == answer.rounded() ? "\(Int(answer))" : "\(answer)")
      return place + 1
    }
    if asked < 8, output.contains("Press Enter to finish") {
      terminal.type("")
      return 8
    }
    return asked
  }

  private mutating func newAnswer(to place: Int) -> Double {
    switch Self.items[place] {
    case "fever": Double(Int.random(in: 3500...3899, using: &random)) / 100
    case "sleep": Double(Int.random(in: 0...48, using: &random)) / 2
    default: Double(Int.random(in: 1...5, using: &random))
    }
  }

  /// Notes what the screen had acknowledged when the program died.
  private mutating func note(_ output: String) {
    for (place, item) in Self.items.enumerated() {
      let next = place == 6 ? "Press Enter to finish" : "Question \(place + 2) of about 7:"
      guard output.contains(next), let answer = typed[item] else { continue }
      if acknowledged.updateValue(answer, forKey: item) == nil { count += 1 }
    }
  }

  /// Whether the day's check-in is recorded; it must be when the screen says so.
  private func isDone(_ terminal: PlainTerminal) throws -> Bool {
    let isSaid = terminal.output.contains("Saved: Check In")
    let isRecorded = try home.run("show", "check-in", "today", "--json").status == 0
    #expect(isRecorded || !isSaid, "\(terminal.output)")
    return isRecorded
  }

  // MARK: The record

  /// The answer to a question in the day's draft.
  func stored(_ item: String) throws -> Double? {
    switch try draft()?.answers[Identifier(item)]?.value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  private func draft() throws -> RestorationData? {
    let created = try #require(Instant("2026-03-04T08:00:00Z"))
    let journal = try FileJournal(home.store, clock: .simulated, created: created)
    let drafts = try journal.drafts(of: "me")
    #expect(drafts.count <= 1)
    guard let draft = drafts.first else { return nil }
    var events: [DraftEvent] = []
    try journal.read(.draft("me", draft)) { event in
      guard case .record(let record) = event, let line = try? record.json().value else { return }
      if let event = DraftEvent(line) { events.append(event) }
    }
    return RestorationData(folding: events)
  }
}
