import BedsideCore
import BedsideStore
import Testing

/// A session in which answers are given, changed, taken back and exported, in one process.
struct TrialSession {
  /// What an acknowledgement says to be in the record.
  struct Change: Hashable {
    var kind: String
    var task: String
  }

  /// What is typed.
  static let script = """
    done vitamin
    log steps 500
    start evening --answers answers.json
    log nausea
    amend steps 700 --reason "a slip"
    unlog nausea --reason "another day"
    export kept/copy
    delete evening --reason "another person's"
    log steps 61
    today

    """

  /// What the program says when it has saved something, with what it then has saved.
  private static let acknowledgements: [(line: String, change: Change)] = [
    ("Done: Vitamin.", Change(kind: "outcome", task: "vitamin")),
    ("Logged: Steps, 500.", Change(kind: "add", task: "steps")),
    ("Saved: Evening, Wed 4 Mar.", Change(kind: "outcome", task: "evening")),
    ("Logged: Nausea.", Change(kind: "add", task: "nausea")),
    ("Changed: Steps, 700.", Change(kind: "amend", task: "steps")),
    ("Taken back: Nausea.", Change(kind: "remove", task: "nausea")),
    ("Taken back: Evening, Wed 4 Mar.", Change(kind: "delete", task: "evening")),
    ("Logged: Steps, 61.", Change(kind: "add", task: "steps")),
  ]

  /// How many changes a session makes that meets no fault.
  static let changes = acknowledgements.count

  /// Plays the session.
  static func play(_ home: Home) throws -> Ended {
    try Program.run(
      home.command(Home.trial), environment: home.environment, folder: home.folder,
      input: .text(script))
  }

  /// What was acknowledged.
  static func acknowledged(_ ended: Ended) -> [Change] {
    let lines = ended.errors.split(separator: "\n")
    return acknowledgements.flatMap { line, change in
      lines.filter { $0 == line }.map { _ in change }
    }
  }

  /// What is in the record.
  static func recorded(_ home: Home) throws -> [Change] {
    let journal = try journal(home)
    return try journal.months(of: "me").flatMap { month in
      try StoreFile(.month("me", month), in: journal).records.map {
        Change(kind: $0.kind, task: $0.task ?? "")
      }
    }
  }

  /// The store as it is now.
  static func journal(_ home: Home) throws -> FileJournal {
    let now = try #require(Instant(home.now ?? ""))
    return try FileJournal(home.store, clock: .simulated, created: now)
  }
}
