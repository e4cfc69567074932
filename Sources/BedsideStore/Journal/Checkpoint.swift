public import BedsideCore

/// What was known at some moments of a participant's files, or of the plan: how far each reached, and
/// which lines were its newest.
///
/// Lines vouch for themselves and are counted, but a file that ends early ends as well as any other. So
/// what has been there stands in a place of its own, and must still be there. It is written seldom, and
/// never claims what might not be on the disk; what was added since is not in it.
public struct Checkpoint: Hashable, Sendable {
  /// The newest sound line of one origin in a file.
  public struct Line: Hashable, Sendable {
    /// The line's number.
    public var number: Int
    /// The CRC-32C of the whole line.
    public var check: UInt32

    /// Makes the note of a line.
    public init(number: Int, check: UInt32) {
      self.number = number
      self.check = check
    }
  }

  /// How far a file reached.
  public struct Extent: Hashable, Sendable {
    /// When that was noted.
    public var noted: Instant
    /// The bytes of the file's last line, its line end included.
    var last: Range<Int>
    /// The CRC-32C of these bytes.
    var check: UInt32
    /// The CRC-32C of all bytes up to the end of that line; nil where it is not known.
    var whole: UInt32?
    /// What the lines up to there state; nil where it is not known.
    var stated: StatedChecks?
    /// The newest line of each origin.
    public var lines: [String: Line]
  }

  static let kind = "known"

  /// The origin of the store's lines when it was noted first.
  public var origin: String
  /// What time meant in the store then; nil where nothing is said.
  public var clock: StoreClock?
  /// When the store was made; nil where nothing is said.
  public var created: Instant?
  /// When it was begun again, though there were lines and nothing was known of them any more; nil where it
  /// was not.
  public var again: Instant?
  /// What is known of each file.
  public var files: [JournalFile: Extent]

  /// Makes the knowledge of nothing in the store of an origin.
  public init(origin: String, clock: StoreClock? = nil, created: Instant? = nil) {
    self.origin = origin
    self.clock = clock
    self.created = created
    files = [:]
  }

  /// When anything was noted last.
  public var noted: Instant { files.values.map(\.noted).max() ?? .earliest }

  /// The number after the newest line of `origin` in `file`.
  func next(in file: JournalFile, from origin: String) -> Int {
    let (next, isOver) = (files[file]?.lines[origin]?.number ?? 0).addingReportingOverflow(1)
    return isOver ? 1 : next
  }
}

extension Checkpoint {
  /// Reads the bytes of a checkpoint; nil for what is none, or was changed after it was written.
  init?(_ bytes: [UInt8]) {
    var records: [JournalRecord] = []
    var isSound = true
    var place = JournalPlace()
    _ = LineReader.meet(bytes, of: .plan, from: &place) { event in
      if case .record(let record) = event { records.append(record) } else { isSound = false }
    }
    guard isSound, place.offset == bytes.count, records.count == 1, records[0].isKind(Self.kind),
      let node = try? records[0].json()
    else { return nil }
    self.init(
      origin: records[0].origin, clock: node["clock"]?.string.flatMap(StoreClock.init(rawValue:)),
      created: node["created"]?.string.flatMap { Instant($0) })
    again = node["again"]?.string.flatMap { Instant($0) }
    for entry in node["files"]?.elements ?? [] {
      guard let file = entry["file"]?.string.flatMap({ JournalFile(path: $0) }),
        let extent = Extent(entry)
      else { return nil }
      files[file] = extent
    }
  }

  /// The checkpoint as one line that vouches for itself, like those of which it tells.
  func bytes() throws(JournalError) -> [UInt8] {
    var fields: JSONFields = [:]
    fields["clock"] = clock.map { .string($0.rawValue) }
    fields["created"] = created.map { .string($0.description) }
    fields["again"] = again.map { .string($0.description) }
    let sorted = files.sorted { $0.key.description < $1.key.description }
    fields["files"] = .array(sorted.map { $0.value.json(of: $0.key) })
    var tail = FileTail()
    return try tail.add([JournalEntry(Self.kind, fields)], origin: origin)
  }
}

extension Checkpoint.Extent {
  /// Whether a file that was read holds what was known of it, as far as that is known.
  func fits(_ prefix: PrefixCheck) -> Bool {
    (whole == nil || prefix.found == whole) && fits(statedIn: prefix)
  }

  /// Whether the lines of a file that was read state the checksums that were known.
  func fits(statedIn prefix: PrefixCheck) -> Bool {
    guard let stated else { return true }
    return prefix.foundStated == stated
  }

  init?(_ node: JSONNode) {
    guard let noted = node["noted"]?.string.flatMap({ Instant($0) }),
      let from = node["from"]?.integer, let to = node["to"]?.integer, 0 <= from, from <= to,
      let check = node["check"]?.string.flatMap({ UInt32($0, radix: 16) })
    else { return nil }
    self.init(
      noted: noted, last: from..<to, check: check,
      whole: node["whole"]?.string.flatMap { UInt32($0, radix: 16) },
      stated: node["stated"].flatMap { StatedChecks($0) }, lines: [:])
    for line in node["newest"]?.elements ?? [] {
      guard let origin = line["o"]?.string, let number = line["n"]?.integer, number > 0,
        let check = line["check"]?.string.flatMap({ UInt32($0, radix: 16) })
      else { return nil }
      lines[origin] = Checkpoint.Line(number: number, check: check)
    }
  }

  fileprivate func json(of file: JournalFile) -> JSONValue {
    var fields: JSONFields = [
      "file": .string(file.description), "noted": .string(noted.description),
      "from": .integer(last.lowerBound), "to": .integer(last.upperBound),
      "check": .string(String(check, radix: 16)),
    ]
    fields["whole"] = whole.map { .string(String($0, radix: 16)) }
    fields["stated"] = stated.map(\.json)
    fields["newest"] = .array(
      lines.sorted { $0.key < $1.key }.map { origin, line in
        .object([
          "o": .string(origin), "n": .integer(line.number),
          "check": .string(String(line.check, radix: 16)),
        ])
      })
    return .object(fields)
  }
}
