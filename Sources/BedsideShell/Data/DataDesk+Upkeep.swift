internal import BedsideCore
internal import BedsideStore

extension DataDesk {
  /// Reads every line and says what is wrong with any; 65 when one is not as it was written.
  func verify() -> Program.End {
    reporting { () throws(JournalError) in
      if let end = refuseMissing() { return end }
      let page = try verified()
      if isJSON {
        renderer.write(page.json)
      } else if isPlain {
        renderer.write(page.records, columns: Self.columns)
      } else {
        renderer.show(page.blocks(self), on: .data)
        if !page.isSound { renderer.show(.text(phrases(.verifySeeDoctor))) }
      }
      return Program.End(page.isSound ? .done : .badData)
    }
  }

  /// Says that there is no store, which is not one in which nothing is wrong; nil where there is one.
  private func refuseMissing() -> Program.End? {
    guard let store = journal as? FileJournal, !store.exists, store.access == .readWrite else {
      return nil
    }
    return fail(.verifyNoStore, ["path": store.path], .noSuchThing)
  }

  private static let columns = [
    "file", "lines", "bytes", "damaged", "adopted", "missing", "repeated", "unfinished",
    "displaced", "cutOff", "gone", "exchanged", "known", "belongsTo", "lostPlans", "unreadable",
    "altered",
  ]

  private func verified() throws(JournalError) -> VerifyPage {
    var page = VerifyPage()
    var sound: [FileKnowledge] = []
    try journal.verify { file in
      page.add(file)
      if !file.isShort, let knowledge = file.knowledge { sound.append(knowledge) }
    }
    page.gather(try journal.participants())
    page.settings = try journal.settingsFindings(
      of: try journal.participants() + journal.checkpointed())
    // What was found must be there the next time. A store that is only read is not noted.
    let store = journal as? FileJournal
    page.isOld = store.map { $0.exists && !$0.settings.isNoted } ?? false
    if journal.access == .readWrite {
      try? journal.remember(sound, at: now)
      try? store?.confirmNotes()
    }
    page.beginsNotes = page.isOld && store?.settings.isNoted == true
    return page
  }

  /// Says what is wrong with the store and what would do; 65 when answers are in danger.
  func examine() -> Program.End {
    reporting { () throws(JournalError) in
      if let end = refuseMissing() { return end }
      let page = DoctorPage(
        verified: try verified(), findings: try findings(), desk: self)
      if isJSON {
        renderer.write(page.json)
      } else if isPlain {
        renderer.write(page.records, columns: ["kind", "path", "bytes", "command"])
      } else {
        renderer.show(page.blocks, on: .data)
      }
      return Program.End(page.isWell ? .done : .badData)
    }
  }

  private func findings() throws(JournalError) -> [StoreFinding] {
    var findings = try journal.findings()
    for participant in try journal.participants() {
      let open = Set(try journal.drafts(of: participant))
      findings += try journal.draftFiles(of: participant).filter { !open.contains($0) }
        .map { StoreFinding(.finishedDraft, JournalFile.draft(participant, $0).description) }
    }
    return findings
  }
}
