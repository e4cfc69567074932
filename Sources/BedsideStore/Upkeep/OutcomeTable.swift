internal import BedsideCore
internal import BedsideSchedule

/// What stands in a participant's record as a table, a row a value, for spreadsheets and statistics.
enum OutcomeTable {
  private static let columns = [
    "study", "task", "version", "event", "day", "effective", "recorded", "late", "author",
    "reason", "kind", "value", "units",
  ]

  /// Hands on the table as comma-separated values (RFC 4180), its first row the columns' names, in pieces
  /// of no more than a month; returns which lines of the record there were.
  static func write(
    of participant: ParticipantID, in journal: any Journal,
    _ take: ([UInt8]) throws(SystemError) -> Void
  ) throws(ExportError) -> RecordReading {
    let cache = RecordCache(journal, of: participant)
    do throws(SystemError) { try take(Array(line(columns).utf8)) } catch { throw .system(error) }
    for month in try months(cache) {
      let bytes = try rows(of: month, cache)
      do throws(SystemError) { try take(bytes) } catch { throw .system(error) }
    }
    return RecordReading(of: participant, cache.tallies)
  }

  private static func months(_ cache: RecordCache) throws(ExportError) -> [Month] {
    do throws(JournalError) {
      return try cache.recordedMonths()
    } catch { throw .journal(error) }
  }

  private static func rows(
    of month: Month, _ cache: RecordCache
  ) throws(ExportError) -> [UInt8] {
    do throws(JournalError) {
      let outcomes = try cache.outcomes(in: month).values.sorted {
        ($0.effective.description, $0.outcome.key.description)
          < ($1.effective.description, $1.outcome.key.description)
      }
      var text = ""
      for stored in outcomes {
        for value in stored.outcome.values { text += line(cells(stored, value.json)) }
      }
      return Array(text.utf8)
    } catch { throw .journal(error) }
  }

  private static func cells(_ stored: StoredOutcome, _ value: JSONValue) -> [String] {
    let outcome = stored.outcome
    return [
      outcome.key.study, outcome.key.task, String(outcome.key.version), outcome.key.description,
      stored.day.description, stored.effective.description, outcome.recorded.description,
      outcome.isLate ? "true" : "false", outcome.correction?.author ?? "",
      outcome.correction?.reason ?? "", plain(value["kind"]), plain(value["value"]),
      plain(value["units"]),
    ]
  }

  private static func plain(_ value: JSONValue?) -> String {
    switch value {
    case .string(let text)?: text
    case .null?, nil: ""
    case let value?: value.text
    }
  }

  private static func line(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// A cell, quoted where it must be.
  ///
  /// A spreadsheet would calculate a text that begins like a formula, so an apostrophe stands before
  /// it; numbers stay as they are.
  static func cell(_ text: String) -> String {
    var text = text
    if let first = text.utf8.first, "=+-@\t\r".utf8.contains(first), Double(text) == nil {
      text = "'" + text
    }
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
