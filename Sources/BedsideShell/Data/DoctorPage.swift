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
    verified.isSound && !isWithoutSettings && !findings.contains { $0.kind.isDanger }
  }

  /// Whether the store can't say any more whose lines it would write.
  private var isWithoutSettings: Bool {
    switch desk.journal.access {
    case .readOnly(.settingsMissing), .readOnly(.settingsDamaged): true
    case .readWrite, .readOnly: false
    }
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
    }
    for finding in findings {
      blocks.append(desk.line(text(of: finding), finding.kind.isDanger ? .problem : .plain))
      if let command = command(finding) {
        blocks.append(.hint(phrases(.doctorRun, ["command": command])))
      }
    }
    if isWell { blocks.append(.text(phrases(.verifySound), .answer)) }
    return blocks
  }

  private func command(_ finding: StoreFinding) -> String? {
    desk.folder.flatMap { finding.command(in: $0) }
  }

  private func advice(on file: FileVerification) -> String? {
    if file.isSound || file.obstacle != nil { return nil }
    let adopted = (try? desk.journal.adoptions(in: file.file)) ?? [:]
    let edited = file.damages.first { $0.kind == .changed && adopted[$0.line] == nil }
    guard let edited else {
      if let rightful = file.rightfulFile { return advice(on: file, belongingTo: rightful) }
      return phrases(file.displacements > 0 ? .doctorReorder : .doctorRestore)
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

  private func text(of finding: StoreFinding) -> String {
    let phrase: Phrase =
      switch finding.kind {
      case .openToOthers: .findingOpen
      case .ownedByAnother: .findingOwner
      case .severalNames: .findingNames
      case .link: .findingLink
      case .openParent: .findingParent
      case .changedFile: .findingChanged
      case .notOurs: .findingNotOurs
      case .leftover: .findingLeftover
      case .setAside: .findingSetAside
      case .finishedDraft: .findingDraft
      }
    return phrases(
      phrase, ["path": finding.path, "size": VerifyPage.size(finding.bytes)])
  }

  /// The findings as listings print them.
  var records: [JSONValue] {
    findings.map { finding in
      var fields: JSONFields = [
        "kind": .string(finding.kind.rawValue), "path": .string(finding.path),
        "bytes": .integer(finding.bytes), "danger": .bool(finding.kind.isDanger),
      ]
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
