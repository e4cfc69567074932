internal import BedsideCore
internal import BedsideStore

/// What is wrong with a store, and what would do.
@MainActor
struct DoctorPage {
  let verified: VerifyPage
  let findings: [StoreFinding]
  let desk: DataDesk

  /// Whether no answer is lost or shown to others.
  var isWell: Bool {
    verified.isSound && !isOnlyRead && !findings.contains { $0.kind.isDanger }
  }

  /// Whether nothing can be recorded, whatever the reason: that is what a store is for.
  private var isOnlyRead: Bool {
    if case .readOnly = desk.journal.access { true } else { false }
  }

  private var phrases: Phrases { desk.phrases }

  var blocks: [Block] {
    var blocks: [Block] = []
    if case .readOnly(let reason) = desk.journal.access {
      blocks.append(.text(phrases.message(for: reason), .problem))
    }
    for file in verified.remarkable {
      blocks += verified.remarks(on: file, desk)
      if let advice = advice(on: file) { blocks.append(.hint(advice)) }
      if file.isWanting {
        let names: KeyValuePairs = ["path": file.file.description]
        blocks.append(.hint(phrases(.doctorAcceptAdvice, names)))
      }
    }
    for participant in verified.vanished.keys.sorted() {
      blocks.append(desk.line(verified.text(ofVanished: participant, desk), .problem))
      let names: KeyValuePairs = ["participant": participant.description]
      blocks.append(.hint(phrases(.doctorVanished, names)))
    }
    for finding in verified.settings + findings {
      blocks.append(desk.line(text(of: finding), finding.kind.isDanger ? .problem : .plain))
      if let advice = Self.advice[finding.kind] {
        blocks.append(.hint(phrases(advice, ["path": finding.path])))
      }
      if let command = command(finding) {
        blocks.append(.hint(phrases(.doctorRun, ["command": command])))
      }
    }
    blocks += verified.age(phrases)
    if isWell {
      blocks.append(.text(phrases(verified.isSettled ? .verifyElse : .verifySound), .answer))
    }
    return blocks
  }

  private func command(_ finding: StoreFinding) -> String? {
    desk.folder.flatMap { finding.command(in: $0) }
  }

  private func advice(on file: FileVerification) -> String? {
    if file.isSound || file.obstacle != nil { return nil }
    let adopted = (try? desk.journal.adoptions(in: file.file)) ?? [:]
    let settled = (try? desk.journal.settledDamages(in: file.file)) ?? []
    let edited = file.damages.first {
      $0.kind == .changed && adopted[$0.line] == nil && !settled.contains($0.line)
    }
    guard let edited else {
      if let rightful = file.rightfulFile { return advice(on: file, belongingTo: rightful) }
      if file.displacements > 0 { return phrases(.doctorReorder) }
      if file.isAltered { return phrases(.doctorAltered, ["path": file.file.description]) }
      // The whole file of before would take away what was written since.
      let isShort = file.isShort || file.missing > 0
      let canBringBack = isShort && !file.isGone && file.repeated == 0
      return phrases(canBringBack ? .doctorBringBack : .doctorRestore)
    }
    return phrases(.doctorAdoptAdvice, ["place": "\(edited.file):\(edited.line)"])
  }

  /// What would do about a file that was renamed or copied.
  private func advice(on file: FileVerification, belongingTo rightful: JournalFile) -> String? {
    let isThere = (try? desk.journal.bytes(of: rightful, from: 0, count: 1).isEmpty) == false
    let names: KeyValuePairs = [
      "path": file.file.description, "other": rightful.description,
    ]
    return phrases(isThere ? .doctorRemoveCopy : .doctorRename, names)
  }

  /// What would do about settings that are not what they were.
  private static let advice: [StoreFinding.Kind: Phrase] = [
    .changedOrigin: .doctorSettings, .changedClock: .doctorSettings,
    .lostSettings: .doctorLostSettings, .lostCheckpoint: .doctorLostNotes,
    .notAFile: .doctorNotAFile,
  ]

  private func text(of finding: StoreFinding) -> String {
    if let text = phrases.text(of: finding, in: desk.zone) { return text }
    let phrase: Phrase =
      switch finding.kind {
      case .openToOthers: .findingOpen
      case .ownedByAnother: .findingOwner
      case .severalNames: .findingNames
      case .link: .findingLink
      case .notAFile: .findingNotAFile
      case .openParent: .findingParent
      case .changedFile: .findingChanged
      case .notOurs: .findingNotOurs
      case .leftover: .findingLeftover
      case .setAside: .findingSetAside
      case .finishedDraft: .findingDraft
      case .changedOrigin: .findingOrigin
      case .changedClock: .findingClock
      case .lostSettings: .findingSettings
      case .changedCheckpoint: .findingCheckpoint
      case .lostCheckpoint: .findingLostNotes
      case .blockedCheckpoint: .findingBlocked
      }
    return phrases(
      phrase, ["path": finding.path, "size": VerifyPage.size(finding.bytes)])
  }

  /// The findings as listings print them.
  var records: [JSONValue] {
    (verified.settings + findings).map { finding in
      var fields = finding.fields
      fields["command"] = command(finding).map(JSONValue.string)
      return .object(fields)
    }
  }

  var json: JSONValue {
    .object([
      "format": 1, "well": .bool(isWell), "findings": .array(records),
      "lines": verified.json,
    ])
  }
}

extension FileVerification {
  /// Whether it lacks something of which nobody has accepted it.
  fileprivate var isWanting: Bool {
    let canBeAccepted = if case .draft = file { false } else { obstacle == nil }
    // A line that was edited can be adopted.
    let isDamaged = damaged > adopted + settled && damages.contains { $0.kind == .unreadable }
    return canBeAccepted && (isShort || missing > 0 || isDamaged || !lostPlans.isEmpty)
  }
}

extension StoreFinding {
  /// The members of the finding as listings print it.
  fileprivate var fields: JSONFields {
    var fields: JSONFields = [
      "kind": .string(kind.rawValue), "path": .string(path), "bytes": .integer(bytes),
      "danger": .bool(kind.isDanger),
    ]
    if !was.isEmpty { fields["was"] = .string(was) }
    fields["known"] = noted.map { .string($0.description) }
    return fields
  }

  /// The finding as listings print it.
  var json: JSONValue { .object(fields) }
}
