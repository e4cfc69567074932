internal import BedsideCore

/// What a line of one file is known by: the store that wrote it, and its count there.
struct LineID: Hashable {
  var origin: String
  var number: Int

  init(origin: String, number: Int) {
    self.origin = origin
    self.number = number
  }

  init(_ record: JournalRecord) {
    self.init(origin: record.origin, number: record.number)
  }

  init(_ id: OutcomeValueID) { self.init(origin: id.origin, number: id.number) }

  /// Reads the members `o` and `n` of an object.
  init?(_ node: JSONNode) {
    guard let origin = node["o"]?.string, let number = node["n"]?.integer else { return nil }
    self.init(origin: origin, number: number)
  }

  var fields: JSONFields { ["o": .string(origin), "n": .integer(number)] }
}
