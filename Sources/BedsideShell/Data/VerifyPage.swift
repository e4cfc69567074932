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

  /// Whether every line is as it was written.
  var isSound: Bool { remarkable.allSatisfy(\.isSound) }

  mutating func add(_ file: FileVerification) {
    if file.bytes == 0, file.isSound { return }
    files += file.isGone ? 0 : 1
    lines += file.lines
    bytes += file.bytes
    foreign += file.foreign
    if !file.isSound || file.unfinished > 0 || file.adopted > 0 { remarkable.append(file) }
  }

  func blocks(_ desk: DataDesk) -> [Block] {
    let phrases = desk.phrases
    let names: KeyValuePairs = [
      "lines": phrases(.verifyLines, count: lines), "size": VerifyPage.size(bytes),
    ]
    var blocks: [Block] = [.text(phrases(.verifyFiles, count: files, names))]
    if foreign > 0 { blocks.append(.text(phrases(.verifyForeign, count: foreign))) }
    blocks += remarkable.flatMap { remarks(on: $0, desk) }
    if isSound { blocks.append(.text(phrases(.verifySound), .answer)) }
    return blocks
  }

  /// What is to be said about the lines of a file, each in a line of its own.
  func remarks(on file: FileVerification, _ desk: DataDesk) -> [Block] {
    let phrases = desk.phrases
    let adopted = (try? desk.journal.adoptions(in: file.file)) ?? [:]
    var blocks = file.damages.map { damage in
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
    if file.isGone { blocks.append(desk.line(phrases(.verifyGone, place), .problem)) }
    if let rightful = file.rightfulFile {
      let names: KeyValuePairs = ["path": file.file.description, "other": rightful.description]
      blocks.append(desk.line(phrases(.verifyMisplaced, names), .problem))
    }
    tell(.verifyMore, file.damaged - file.damages.count)
    tell(.verifyMoreDisplaced, file.displacements - file.displaced.count)
    tell(.verifyMissing, file.missing)
    tell(.verifyCutOff, file.cutOff)
    tell(.verifyRepeated, file.repeated)
    tell(.verifyLostPlans, file.lostPlans.count)
    tell(.verifyUnfinished, file.unfinished, .plain)
    return blocks
  }

  /// What there is to say about files, as records.
  var records: [JSONValue] { remarkable.map(\.json) }

  var json: JSONValue {
    .object([
      "format": 1, "sound": .bool(isSound), "files": .integer(files), "lines": .integer(lines),
      "bytes": .integer(bytes), "foreign": .integer(foreign), "remarks": .array(records),
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
      "missing": .integer(missing), "repeated": .integer(repeated),
      "displaced": .integer(displacements), "cutOff": .integer(cutOff), "gone": .bool(isGone),
      "belongsTo": rightfulFile.map { .string($0.description) } ?? .null,
      "lostPlans": .integer(lostPlans.count), "unfinished": .integer(unfinished),
      "unreadable": obstacle.map { .string($0.description) } ?? .null,
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
