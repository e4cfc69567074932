internal import BedsideCore
internal import BedsideStore

/// What became of the lines of a store, as far as they were read.
@MainActor
struct VerifyPage {
  private var files = 0
  private var lines = 0
  private var bytes = 0
  private var foreign = 0
  /// The files about which there is something to say.
  private(set) var remarkable: [FileVerification] = []
  /// The participants of whom nothing is left, though files of theirs are known.
  private(set) var vanished: [ParticipantID: [FileVerification]] = [:]
  /// What the store's settings say otherwise than they did.
  var settings: [StoreFinding] = []

  /// Whether the store is older than the notes of how far its files reach.
  var isOld = false
  /// Whether these notes begin with this reading.
  var beginsNotes = false

  /// Whether a loss was accepted.
  var isSettled: Bool { remarkable.contains { !$0.accepted.isEmpty } }

  /// Whether every line is as it was written.
  var isSound: Bool {
    remarkable.allSatisfy(\.isSound) && vanished.isEmpty && settings.isEmpty
  }

  mutating func add(_ file: FileVerification) {
    if file.bytes == 0, file.isSound, file.accepted.isEmpty { return }
    files += file.bytes == 0 && file.obstacle == nil ? 0 : 1
    lines += file.lines
    bytes += file.bytes
    foreign += file.foreign
    if !file.isSound || file.unfinished > 0 || file.adopted > 0 || !file.accepted.isEmpty {
      remarkable.append(file)
    }
  }

  func blocks(_ desk: DataDesk) -> [Block] {
    let phrases = desk.phrases
    let names: KeyValuePairs = [
      "lines": phrases(.verifyLines, count: lines), "size": VerifyPage.size(bytes),
    ]
    var blocks: [Block] = [.text(phrases(.verifyFiles, count: files, names))]
    if foreign > 0 { blocks.append(.text(phrases(.verifyForeign, count: foreign))) }
    blocks += settings.map { desk.line(phrases.text(of: $0, in: desk.zone) ?? $0.path, .problem) }
    blocks += remarkable.flatMap { remarks(on: $0, desk) }
    blocks += vanished.keys.sorted().map { desk.line(text(ofVanished: $0, desk), .problem) }
    blocks += age(phrases)
    if isSound { blocks.append(.text(phrases(isSettled ? .verifyElse : .verifySound), .answer)) }
    return blocks
  }

  /// What is to be said of a store that is older than the notes of what it holds.
  func age(_ phrases: Phrases) -> [Block] {
    isOld ? [.text(phrases(beginsNotes ? .verifyNotesBegin : .verifyNotesNone), .notice)] : []
  }

  /// Tells the files of participants without a folder at once rather than one by one.
  mutating func gather(_ participants: [ParticipantID]) {
    let gone = remarkable.filter { file in
      file.isGone && file.file.participant.map { !participants.contains($0) } ?? false
    }
    vanished = Dictionary(grouping: gone) { $0.file.participant ?? "me" }
    remarkable.removeAll { file in gone.contains { $0.file == file.file } }
  }

  /// What is to be said about a participant of whom nothing is left.
  func text(ofVanished participant: ParticipantID, _ desk: DataDesk) -> String {
    let files = vanished[participant] ?? []
    let names: KeyValuePairs = [
      "path": "p/\(participant)",
      "date": files.compactMap(\.known).max().map { desk.phrases.stamp($0, in: desk.zone) } ?? "",
    ]
    return desk.phrases(.verifyVanished, count: files.count, names)
  }

  /// What is to be said about the lines of a file, each in a line of its own.
  func remarks(on file: FileVerification, _ desk: DataDesk) -> [Block] {
    let phrases = desk.phrases
    let adopted = (try? desk.journal.adoptions(in: file.file)) ?? [:]
    let settled = (try? desk.journal.settledDamages(in: file.file)) ?? []
    var blocks = file.damages.filter { !settled.contains($0.line) }.map { damage in
      guard let line = adopted[damage.line] else {
        return desk.line(phrases.message(for: damage), .problem)
      }
      return desk.line(
        phrases(
          .verifyAdopted,
          ["place": "\(damage.file):\(damage.line)", "line": String(line)]))
    }
    blocks += file.displaced.map {
      desk.line(phrases(.verifyDisplaced, ["place": "\(file.file):\($0)"]), .problem)
    }
    return blocks + counts(of: file, desk)
  }

  /// What is to be said about the lines of a file that are not named one by one.
  private func counts(of file: FileVerification, _ desk: DataDesk) -> [Block] {
    let phrases = desk.phrases
    let place: KeyValuePairs = ["path": file.file.description]
    var blocks: [Block] = []
    func tell(_ phrase: Phrase, _ count: Int, _ role: Role = .problem) {
      if count > 0 { blocks.append(desk.line(phrases(phrase, count: count, place), role)) }
    }
    if let obstacle = file.obstacle {
      blocks.append(desk.line(phrases.message(for: JournalError.unreadable(obstacle)), .problem))
    }
    blocks += file.accepted.flatMap { phrases.settled($0, in: desk.zone) }.map {
      desk.line($0, .plain)
    }
    blocks += phrases.losses(of: file, in: desk.zone).map { desk.line($0, .problem) }
    if let rightful = file.rightfulFile {
      let names: KeyValuePairs = ["path": file.file.description, "other": rightful.description]
      blocks.append(desk.line(phrases(.verifyMisplaced, names), .problem))
    }
    tell(.verifyMore, file.damaged - file.damages.count)
    tell(.verifyMoreDisplaced, file.displacements - file.displaced.count)
    blocks += phrases.gaps(of: file).map { desk.line($0, .problem) }
    tell(.verifyRepeated, file.repeated)
    tell(.verifyLostPlans, file.lostPlans.count)
    tell(.verifyUnfinished, file.unfinished, .plain)
    return blocks
  }

  /// What there is to say about files, as records.
  var records: [JSONValue] {
    (remarkable + vanished.sorted { $0.key < $1.key }.flatMap(\.value)).map(\.json)
  }

  var json: JSONValue {
    .object([
      "format": 1, "sound": .bool(isSound), "files": .integer(files), "lines": .integer(lines),
      "bytes": .integer(bytes), "foreign": .integer(foreign), "remarks": .array(records),
      "settings": .array(settings.map(\.json)), "older": .bool(isOld),
    ])
  }

  /// A length as people say it, in decimal units.
  static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    let (unit, name) = bytes < 1_000_000 ? (1000, "kB") : (1_000_000, "MB")
    let tenths = (bytes * 10 + unit / 2) / unit
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }
}

extension FileVerification {
  /// The verification as listings print it.
  var json: JSONValue {
    .object([
      "file": .string(file.description), "lines": .integer(lines), "bytes": .integer(bytes),
      "sound": .bool(isSound), "damaged": .integer(damaged), "adopted": .integer(adopted),
      "missing": .integer(missing), "torn": .strings(torn.map(\.path)),
      "repeated": .integer(repeated),
      "displaced": .integer(displacements), "cutOff": .integer(cutOff), "gone": .bool(isGone),
      "exchanged": .integer(exchanged), "altered": .bool(isAltered),
      "known": known.map { .string($0.description) } ?? .null,
      "belongsTo": rightfulFile.map { .string($0.description) } ?? .null,
      "lostPlans": .integer(lostPlans.count), "unfinished": .integer(unfinished),
      "unreadable": obstacle.map { .string($0.description) } ?? .null,
      "accepted": .array(accepted.map { $0.json() }),
      "damages": .array(
        damages.map {
          .object([
            "line": .integer($0.line),
            "kind": .string($0.kind == .changed ? "changed" : "unreadable"),
          ])
        }),
    ])
  }
}
