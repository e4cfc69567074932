public import BedsideCore

/// A line of a participant's settings that says which lines came from elsewhere, who brought them in,
/// when, why and out of what.
///
/// It names lines, not what they say. The lines themselves keep the names that they had.
public struct ImportNote: Hashable, Sendable {
  /// Lines of one file that one store wrote.
  public struct Lines: Hashable, Sendable {
    /// The file.
    public var file: JournalFile
    /// The store that wrote them.
    public var origin: String
    /// Their numbers.
    public var numbers: ClosedRange<Int>
  }

  static let kind = "import"

  /// When.
  public var date: Instant
  /// The zone in which that was.
  public var zone: String
  /// The folder or file out of which they came.
  public var source: String
  /// Who brought them in; nil for the participant.
  public var author: String?
  /// Why; nil where nothing is said.
  public var reason: String?
  /// The lines.
  public var lines: [Lines]

  /// Makes a note about lines that are known by these names.
  init(_ names: [(file: JournalFile, origin: String, number: Int)], by terms: ImportTerms) {
    date = terms.now
    zone = terms.zone.id
    source = terms.source
    author = terms.author
    reason = terms.reason
    lines = []
    for name in names {
      if let last = lines.last, last.file == name.file, last.origin == name.origin,
        last.numbers.upperBound + 1 == name.number
      {
        lines[lines.count - 1].numbers = last.numbers.lowerBound...name.number
      } else {
        lines.append(
          Lines(file: name.file, origin: name.origin, numbers: name.number...name.number))
      }
    }
  }

  /// How many lines it is about.
  public var count: Int { lines.reduce(0) { $0 + $1.numbers.count } }

  /// Whether it is about this line.
  func isAbout(_ record: JournalRecord) -> Bool {
    lines.contains {
      $0.file == record.file && $0.numbers.contains(record.number) && $0.origin == record.origin
    }
  }

  /// The line as it is written.
  var entry: JournalEntry {
    var fields: JSONFields = [
      "recorded": .string(date.description), "zone": .string(zone), "from": .string(source),
    ]
    fields["author"] = author.map(JSONValue.string)
    fields["reason"] = reason.map(JSONValue.string)
    fields["lines"] = .array(
      lines.map {
        .object([
          "file": .string($0.file.description), "o": .string($0.origin),
          "first": .integer($0.numbers.lowerBound), "last": .integer($0.numbers.upperBound),
        ])
      })
    return JournalEntry(Self.kind, fields)
  }

  /// Reads a line; nil for one about anything else.
  init?(_ record: JournalRecord) {
    guard record.isKind(Self.kind), let node = try? record.json(),
      let date = node["recorded"]?.string.flatMap({ Instant($0) })
    else { return nil }
    self.date = date
    zone = node["zone"]?.string ?? ""
    source = node["from"]?.string ?? ""
    author = node["author"]?.string
    reason = node["reason"]?.string
    lines = (node["lines"]?.elements ?? []).compactMap { node in
      guard let file = node["file"]?.string.flatMap({ JournalFile(path: $0) }),
        let origin = node["o"]?.string, let first = node["first"]?.integer,
        let last = node["last"]?.integer, first <= last
      else { return nil }
      return Lines(file: file, origin: origin, numbers: first...last)
    }
  }
}
