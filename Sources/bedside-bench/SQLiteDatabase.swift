#if Peers
import CSQLite

/// A table of outcomes in SQLite, through its C library.
@safe final class SQLiteDatabase {
  static var version: String { unsafe String(cString: sqlite3_libversion()) }

  private var database: OpaquePointer?
  private var insertion: OpaquePointer?
  private var reading: OpaquePointer?

  init(_ path: String) throws {
    try unsafe check(sqlite3_open(path, &database))
    try run("PRAGMA journal_mode=WAL")
    try run("PRAGMA synchronous=FULL")
    try run(
      """
      CREATE TABLE IF NOT EXISTS outcome(
        uuid TEXT UNIQUE, participant TEXT, task TEXT, effective TEXT, line TEXT)
      """)
    try run("CREATE INDEX IF NOT EXISTS place ON outcome(participant, task, effective)")
    try unsafe check(
      sqlite3_prepare_v2(
        database, "INSERT INTO outcome VALUES (?, ?, ?, ?, ?)", -1, &insertion, nil))
  }

  deinit {
    unsafe sqlite3_finalize(insertion)
    unsafe sqlite3_finalize(reading)
    unsafe sqlite3_close(database)
  }

  /// Adds an outcome in a commit of its own.
  func insert(_ outcome: SampleOutcomes.Outcome) throws {
    // SQLITE_TRANSIENT: the library copies what it needs, since a Swift string may move.
    let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let columns = [
      outcome.uuid, outcome.participant, outcome.task, outcome.effective, outcome.text,
    ]
    for (index, text) in columns.enumerated() {
      try unsafe check(sqlite3_bind_text(insertion, Int32(index + 1), text, -1, transient))
    }
    try unsafe check(sqlite3_step(insertion), expecting: SQLITE_DONE)
    try unsafe check(sqlite3_reset(insertion))
  }

  /// Adds many outcomes in one commit.
  func insertTogether(_ outcomes: [SampleOutcomes.Outcome]) throws {
    try run("BEGIN")
    for outcome in outcomes { try insert(outcome) }
    try run("COMMIT")
  }

  /// Reads every row's task and line as strings.
  func readAll(expecting count: Int) throws {
    var query: OpaquePointer?
    try unsafe check(
      sqlite3_prepare_v2(database, "SELECT task, line FROM outcome", -1, &query, nil))
    defer { unsafe sqlite3_finalize(query) }
    var rows = 0
    var bytes = 0
    while unsafe sqlite3_step(query) == SQLITE_ROW {
      for column: Int32 in 0...1 where unsafe sqlite3_column_text(query, column) != nil {
        bytes += unsafe Int(sqlite3_column_bytes(query, column))
      }
      rows += 1
    }
    if rows != count { throw BenchError("SQLite has \(rows) of \(count) rows, \(bytes) bytes.") }
  }

  /// Writes what stands in the log into the database's file.
  func checkpoint() throws { try run("PRAGMA wal_checkpoint(TRUNCATE)") }

  /// Makes the question ready, which reads the table's description.
  func prepareReading() throws {
    let question = """
      SELECT line FROM outcome
      WHERE participant = ? AND task = ? AND effective >= ? AND effective < ? ORDER BY effective
      """
    try unsafe check(sqlite3_prepare_v2(database, question, -1, &reading, nil))
  }

  /// The lines of a participant's outcomes of a task between two times.
  func read(of participant: String, task: String, from: String, to: String) throws -> [String] {
    let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, text) in [participant, task, from, to].enumerated() {
      try unsafe check(sqlite3_bind_text(reading, Int32(index + 1), text, -1, transient))
    }
    var lines: [String] = []
    while unsafe sqlite3_step(reading) == SQLITE_ROW {
      if let text = unsafe sqlite3_column_text(reading, 0) {
        lines.append(unsafe String(cString: text))
      }
    }
    try unsafe check(sqlite3_reset(reading))
    return lines
  }

  private func run(_ statement: String) throws {
    try unsafe check(sqlite3_exec(database, statement, nil, nil, nil))
  }

  private func check(_ code: Int32, expecting expected: Int32 = SQLITE_OK) throws {
    if code == expected { return }
    let words = unsafe sqlite3_errmsg(database).map { unsafe String(cString: $0) }
    throw BenchError("SQLite: \(words ?? "error \(code)")")
  }
}
#endif
