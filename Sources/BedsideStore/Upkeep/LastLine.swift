internal import BedsideCore

/// The last line of the month before, as the first line of a month's file names it.
///
/// Each file counts its own lines. So a month that is missing, or that lost its end, is told by the next
/// one alone.
struct LastLine: Hashable, Sendable {
  /// The member of the first line.
  static let key = "after"

  /// The month.
  var month: Month
  /// The store that wrote the line.
  var origin: String
  /// The line's number.
  var number: Int

  init(_ record: JournalRecord, of month: Month) {
    self.month = month
    origin = record.origin
    number = record.number
  }

  init?(_ node: JSONNode?) {
    guard let node, let month = node["month"]?.string.flatMap({ Month($0) }),
      let origin = node["o"]?.string, let number = node["n"]?.integer
    else { return nil }
    self.month = month
    self.origin = origin
    self.number = number
  }

  var json: JSONValue {
    .object([
      "month": .string(month.description), "o": .string(origin), "n": .integer(number),
    ])
  }
}
