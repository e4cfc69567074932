public import BedsideCore

/// A line by which somebody accepts that lines of a file are lost for good: which, by whom, when and why.
///
/// It hides nothing: what is lost goes on to be told, as what is known and settled. A line that comes back
/// after all counts as if nothing had been said. It stands in the participant's settings, or in the plan
/// for the plan's own lines, and counts in the store that wrote it: what a copy lacks is another matter.
public struct AcceptedLoss: Hashable, Sendable {
  /// Lost lines of one origin.
  public struct Lines: Hashable, Sendable {
    /// The store that wrote them.
    public var origin: String
    /// Their numbers.
    public var numbers: ClosedRange<Int>
    /// The checksum of the one line of that number that is lost, where another stands under it.
    public var check: UInt32?
  }

  /// A damaged line that is given up.
  struct Damage: Hashable, Sendable {
    /// The line in the file.
    var line: Int
    /// The checksum of the text that it had then.
    var sum: String
  }

  static let kind = "loss"

  /// The file.
  public var file: JournalFile
  /// When it was accepted.
  public var date: Instant
  /// The zone in which that was.
  public var zone: String
  /// Who did.
  public var author: String
  /// Why.
  public var reason: String
  /// The lines.
  public var lines: [Lines] = []
  /// The versions of tasks that went with lines of the plan.
  public var plans: Set<String> = []
  var damages: [Damage] = []
  /// What stands where something else was noted before.
  var alteration: Alteration?
  /// Whether it is what was known of the files that is lost, not lines.
  public internal(set) var isOfNotes = false
  /// How many lines were lost when it was accepted.
  var stated = 0

  /// Makes the acceptance of nothing.
  public init(
    of file: JournalFile, by author: String, because reason: String, at date: Instant, zone: String
  ) {
    self.file = file
    self.author = author
    self.reason = reason
    self.date = date
    self.zone = zone
  }

  /// How many lines it is about.
  ///
  /// A damaged line has lost its number, so it may be one of those whose numbers are missing; and one that
  /// stands again elsewhere, adopted, is not lost.
  public var count: Int {
    let gone = lines.reduce(0) { LineRanges.sum($0, $1.check == nil ? $1.numbers.count : 0) }
    let exchanged = lines.count { $0.check != nil }
    return min(stated, LineRanges.sum(max(gone, damages.count), exchanged))
  }

  /// Whether it is about nothing.
  public var isEmpty: Bool {
    lines.isEmpty && plans.isEmpty && damages.isEmpty && alteration == nil
      && !isOfNotes
  }

  /// The path of what is lost, or of the file that lacks it.
  public var path: String {
    isOfNotes ? FileJournal.checkpointPath(of: file.participant) : file.description
  }

  /// Whether it is that lines were changed together with their checks.
  public var isOfAlteration: Bool { alteration != nil }

  /// One of the things that are accepted together.
  public enum Aspect: Hashable, Sendable {
    /// What was known of the files is lost.
    case notes
    /// Lines were changed together with their checks.
    case alteration
    /// So many lines are lost.
    case lines(Int)
    /// So many versions of tasks are lost.
    case plans(Int)
  }

  /// All that is accepted, in the order in which it is told.
  public var aspects: [Aspect] {
    if isOfNotes { return [.notes] }
    var aspects: [Aspect] = []
    if isOfAlteration { aspects.append(.alteration) }
    if count > 0 { aspects.append(.lines(count)) }
    if !plans.isEmpty { aspects.append(.plans(plans.count)) }
    return aspects
  }

  /// The file in which the acceptance of losses of `file` stands.
  static func place(of file: JournalFile) -> JournalFile {
    file.participant.map(JournalFile.settings) ?? .plan
  }
}

extension AcceptedLoss {
  /// The line as it is written.
  var entry: JournalEntry {
    var fields: JSONFields = [
      "file": .string(file.description), "recorded": .string(date.description),
      "zone": .string(zone), "author": .string(author), "reason": .string(reason),
    ]
    fields["count"] = .integer(stated)
    fields["lines"] = .array(
      lines.map {
        var fields: JSONFields = [
          "o": .string($0.origin), "first": .integer($0.numbers.lowerBound),
          "last": .integer($0.numbers.upperBound),
        ]
        fields["check"] = $0.check.map { .string(String($0, radix: 16)) }
        return .object(fields)
      })
    if !damages.isEmpty {
      fields["damaged"] = .array(
        damages.map { .object(["line": .integer($0.line), "sum": .string($0.sum)]) })
    }
    fields["altered"] = alteration?.json
    if isOfNotes { fields["notes"] = true }
    if !plans.isEmpty { fields["plans"] = .array(plans.sorted().map(JSONValue.string)) }
    return JournalEntry(Self.kind, fields)
  }

  /// Reads a line; nil for one about anything else.
  init?(_ record: JournalRecord) {
    guard record.isKind(Self.kind), let node = try? record.json(),
      let file = node["file"]?.string.flatMap({ JournalFile(path: $0) }),
      let date = node["recorded"]?.string.flatMap({ Instant($0) }),
      let author = node["author"]?.string, let reason = node["reason"]?.string
    else { return nil }
    self.init(of: file, by: author, because: reason, at: date, zone: node["zone"]?.string ?? "")
    stated = node["count"]?.integer ?? 0
    lines = (node["lines"]?.elements ?? []).compactMap { Lines($0) }
    damages = (node["damaged"]?.elements ?? []).compactMap { node in
      guard let line = node["line"]?.integer, let sum = node["sum"]?.string else { return nil }
      return Damage(line: line, sum: sum)
    }
    alteration = node["altered"].flatMap { Alteration($0) }
    isOfNotes = node["notes"]?.value == .bool(true)
    plans = Set((node["plans"]?.elements ?? []).compactMap(\.string))
  }
}

extension AcceptedLoss.Lines {
  init?(_ node: JSONNode) {
    guard let origin = node["o"]?.string, let first = node["first"]?.integer,
      let last = node["last"]?.integer, 0 < first, first <= last
    else { return nil }
    self.init(
      origin: origin, numbers: first...last,
      check: node["check"]?.string.flatMap { UInt32($0, radix: 16) })
  }
}
