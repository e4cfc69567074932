import BedsideCore
import BedsideStore
import Testing

/// What is known of a store's files is missed where it is gone, and noting it anew does not hide that.
struct LostNotesTests {
  private let disk = SimulatedDisk()
  private let path = "/s/known/p/ann.json"

  private func journal() throws -> FileJournal {
    try FileJournal("/s", clock: .system, created: Records.now, files: disk)
  }

  private func filled() throws -> FileJournal {
    let journal = try journal()
    try journal.append([Records.outcome("p")], to: .plan)
    try journal.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
    #expect(try journal.settingsFindings(of: [Records.ann]).isEmpty)
    try journal.rememberWritten(at: Records.now)
    #expect(try journal.settingsFindings(of: [Records.ann]).isEmpty)
    return journal
  }

  private func lost(_ journal: FileJournal) throws -> [String] {
    try journal.settingsFindings(of: [Records.ann])
      .filter { $0.kind == .lostCheckpoint && $0.kind.isDanger }.map(\.path)
  }

  @Test func `what was known and is gone is told, also when it was begun again`() throws {
    _ = try filled()
    try disk.remove(path, in: nil)
    #expect(try lost(journal()) == ["known/p/ann.json"])
    let next = try journal()
    try next.append([Records.outcome("c")], to: Records.annInMarch)
    try next.rememberWritten(at: Records.now)
    let findings = try journal().settingsFindings(of: [Records.ann])
    #expect(findings.map(\.kind) == [.lostCheckpoint])
    #expect(findings.first?.noted == Records.now)
    try journal().verify { file in #expect(file.isSound) }
    #expect(try lost(journal()) == ["known/p/ann.json"])
  }

  @Test func `a journal that ends before it has noted anything leaves no false alarm`() throws {
    try journal().append([Records.outcome("a")], to: Records.annInMarch)
    #expect(try lost(journal()).isEmpty)
    let next = try journal()
    try next.append([Records.outcome("b")], to: Records.annInMarch)
    try next.rememberWritten(at: Records.now)
    #expect(try lost(journal()).isEmpty)
    try journal().verify { file in #expect(file.isSound) }
  }

  @Test
  func `the plan's are missed too, and those of a participant who writes the first line are not`()
    throws
  {
    let journal = try filled()
    try disk.remove("/s/known/plan.json", in: nil)
    #expect(try lost(self.journal()) == ["known/plan.json"])
    let bob: ParticipantID = "bob"
    try journal.append([Records.outcome("x")], to: .month(bob, Records.march))
    #expect(try journal.settingsFindings(of: [bob]).map(\.path) == ["known/plan.json"])
    try journal.rememberWritten(at: Records.now)
    #expect(try self.journal().settingsFindings(of: [bob]).map(\.path) == ["known/plan.json"])
  }

  @Test func `that they are lost is accepted by somebody with a name, and told no more`() throws {
    _ = try filled()
    try disk.remove(path, in: nil)
    try disk.remove("/s/known/plan.json", in: nil)
    let journal = try journal()
    let later = Records.now.adding(milliseconds: 60_000)
    for participant in [Records.ann, nil] {
      let loss = try journal.acceptLostNotes(
        of: participant, by: "Kim", because: "moved", at: later, zone: "UTC")
      #expect(loss?.isOfNotes == true)
      #expect(loss?.path == (participant == nil ? "known/plan.json" : "known/p/ann.json"))
      #expect(
        try journal.acceptLostNotes(
          of: participant, by: "Kim", because: "moved", at: later, zone: "UTC") == nil)
    }
    #expect(try lost(self.journal()).isEmpty)
    var told: [String] = []
    try journal.verify { file in
      #expect(file.isSound)
      told += file.accepted.map(\.path)
    }
    #expect(told == ["known/p/ann.json", "known/plan.json"])
    let known = try journal.checkpoint(of: Records.ann)
    #expect(known?.files[Records.annInMarch]?.lines[journal.origin]?.number == 2)
  }

  @Test func `erased records are not missed, nor those of a store that never noted any`() throws {
    let journal = try filled()
    try journal.erase(Records.ann)
    #expect(try lost(self.journal()).isEmpty)
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    try journal.rememberWritten(at: Records.now)
    #expect(try lost(self.journal()).isEmpty)
    disk.edit("/s/store.json") { bytes in
      bytes = Array(
        String(decoding: bytes, as: UTF8.self).replacing(",\"noted\":true", with: "").utf8)
    }
    try disk.remove(path, in: nil)
    #expect(try lost(self.journal()).isEmpty)
  }

  @Test
  func `a store that is older than the notes begins them, and misses them from then on`() throws {
    _ = try filled()
    disk.edit("/s/store.json") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      bytes = Array(text.replacing(",\"noted\":true", with: ",\"later\":[1]").utf8)
    }
    try disk.remove(path, in: nil)
    let old = try journal()
    #expect(!old.settings.isNoted)
    // Nothing is known of these files yet: to say so would be a false alarm from then on.
    try old.confirmNotes()
    #expect(!old.settings.isNoted)
    var found: [FileKnowledge] = []
    try old.verify { file in if let knowledge = file.knowledge { found.append(knowledge) } }
    try old.remember(found, at: Records.now)
    try old.confirmNotes()
    #expect(old.settings.isNoted)
    let settings = String(decoding: disk.bytes(at: "/s/store.json") ?? [], as: UTF8.self)
    #expect(settings.hasSuffix(",\"later\":[1],\"noted\":true}\n"))
    #expect(try lost(journal()).isEmpty)
    try disk.remove(path, in: nil)
    #expect(try lost(journal()) == ["known/p/ann.json"])
  }

  @Test func `the path of what is known names its participant, or the plan`() {
    #expect(FileJournal.participant(ofNotes: "known/p/ann.json") == .some(Records.ann))
    #expect(FileJournal.participant(ofNotes: "known/plan.json") == .some(nil))
    for path in ["known/p/.json", "known/ann.json", "p/ann/2026-03.jsonl", "known/p/a/b.json"] {
      #expect(FileJournal.participant(ofNotes: path) == nil)
    }
  }
}
