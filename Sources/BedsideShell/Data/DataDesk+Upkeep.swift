internal import BedsideCore
internal import BedsideStore

extension DataDesk {
  /// Reads every line and says what is wrong with any; 65 when one is not as it was written.
  func verify() -> Program.End {
    reporting { () throws(JournalError) in
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

  private static let columns = [
    "file", "lines", "bytes", "damaged", "adopted", "missing", "repeated", "unfinished",
    "displaced", "cutOff", "gone", "belongsTo", "lostPlans", "unreadable",
  ]

  private func verified() throws(JournalError) -> VerifyPage {
    var page = VerifyPage()
    try journal.verify { page.add($0) }
    return page
  }

  /// Says what is wrong with the store and what would do; 65 when answers are in danger.
  func examine() -> Program.End {
    reporting { () throws(JournalError) in
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
