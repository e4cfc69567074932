internal import BedsideCore
internal import BedsideStore

/// Outcomes as JSON objects: the members of the record that mean something outside of it.
struct OutcomeLines {
  private var times: WallTimes
  private var items: LongItems
  private let study: String
  private var owner: [UInt8] = []

  /// The members that are written as they are, in the record's order.
  private static let kept: Set<String> = [
    "event", "day", "recorded", "on", "zone", "late", "author", "reason", "values", "original",
    "amended", "deleted", "deletedBy", "deletedFor",
  ]

  init(_ dictionary: StudyDictionary, _ zones: any ZoneDatabase) {
    times = WallTimes(zones)
    items = LongItems(dictionary, TableStyle())
    study = JSONValue.string(dictionary.study).text
  }

  /// Begins the outcomes of a participant.
  mutating func begin(_ participant: ParticipantID) {
    let name = JSONValue.string(participant.description).text
    owner = Array("{\"participant\":\(name),\"study\":\(study)".utf8)
  }

  /// Writes an outcome as one object on one line, without its end.
  mutating func write(_ outcome: StandingOutcome, _ text: OutcomeText, to bytes: inout [UInt8]) {
    let source = outcome.bytes
    let version = EventText.version(source, text.event)
    bytes += owner
    bytes += Array(",\"task\":\"".utf8) + source[text.task]
    bytes += Array("\",\"version\":\(version),\"effective\":\"".utf8)
    times.append(source, text.effective, in: text.zone, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    var index = outcome.range.lowerBound
    while let member = JSONText.nextMember(source.span, &index, outcome.range.upperBound) {
      let name = String(decoding: source[member.key], as: UTF8.self)
      guard Self.kept.contains(name) else { continue }
      append(name, source[member.value], to: &bytes)
    }
    writeResult(outcome, text, version, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func writeResult(
    _ outcome: StandingOutcome, _ text: OutcomeText, _ version: Int, to bytes: inout [UInt8]
  ) {
    guard let result = text.result else { return }
    let source = outcome.bytes
    let limit = outcome.range.upperBound
    append("result", source[result..<JSONText.endOfValue(source.span, result, limit)], to: &bytes)
    items.begin(task: source, text.task, version: version)
    ResultText.visit(source, from: result, to: limit) { part in
      if case .answer(let answer) = part { _ = items.meet(source, answer.id) }
    }
    let rest = items.unmetIDs().map { String(decoding: $0, as: UTF8.self) }
    append("unvisited", Array(JSONValue.strings(rest).text.utf8)[...], to: &bytes)
  }

  private func append(_ name: String, _ value: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes += Array(",\"\(name)\":".utf8)
    bytes += value
  }
}
