import BedsideCore
import BedsideStore
import Testing

/// What is known of the files of a journal of any kind must still be there.
struct CheckpointTests {
  private let later = Records.now.adding(milliseconds: 60_000)
  private let settings = JournalFile.settings(Records.ann)

  private func filled(_ factory: JournalFactory) throws -> JournalFactory.Subject {
    let subject = try factory.make()
    try subject.journal.append([Records.outcome("p")], to: .plan)
    try subject.journal.append([Records.outcome("s")], to: settings)
    for name in ["a", "b", "c"] {
      try subject.journal.append([Records.outcome(name)], to: Records.annInMarch)
    }
    try subject.journal.rememberWritten(at: Records.now)
    return subject
  }

  private func short(_ journal: any Journal) throws -> [JournalFile: FileVerification] {
    var found: [JournalFile: FileVerification] = [:]
    try journal.verify { if $0.isShort { found[$0.file] = $0 } }
    return found
  }

  private func withoutLines(_ count: Int) -> ([UInt8]) -> [UInt8] {
    { bytes in
      let lines = bytes.split(separator: 10).dropLast(count)
      return lines.flatMap { $0 + [10] }
    }
  }

  @Test(arguments: JournalFactory.all)
  func `what is known and there gives no reason to say anything`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    #expect(try short(journal).isEmpty)
    #expect(try journal.losses(of: Records.ann).isEmpty && journal.losses(of: nil).isEmpty)
    #expect(try journal.checkpointed() == [Records.ann])
    try journal.append([Records.outcome("d")], to: Records.annInMarch)
    #expect(try short(journal).isEmpty && journal.losses(of: Records.ann).isEmpty)
  }

  @Test(arguments: JournalFactory.all) func `lines cut off at a line's end are missed`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    try subject.edit(Records.annInMarch, withoutLines(2))
    let found = try short(subject.journal)[Records.annInMarch]
    #expect(found?.cutOff == 2 && found?.known == Records.now && found?.isSound == false)
    let losses = try subject.journal.losses(of: Records.ann)
    #expect(losses.map(\.file) == [Records.annInMarch] && losses.first?.cutOff == 2)
  }

  @Test(arguments: JournalFactory.all)
  func `a file that is removed is missed, be it a month, the settings or the plan`(
    factory: JournalFactory
  ) throws {
    for file in [Records.annInMarch, settings, .plan] {
      let subject = try filled(factory)
      try subject.edit(file) { _ in nil }
      let found = try short(subject.journal)
      #expect(found.keys.map(\.self) == [file] && found[file]?.isGone == true)
      #expect(try subject.journal.losses(of: file.participant).map(\.file) == [file])
    }
  }

  @Test(arguments: JournalFactory.all) func `settings that are cut short are missed`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    try subject.journal.append([Records.outcome("t")], to: settings)
    try subject.journal.rememberWritten(at: later)
    try subject.edit(settings, withoutLines(1))
    let found = try short(subject.journal)[settings]
    #expect(found?.cutOff == 1 && found?.known == later)
  }

  @Test(arguments: JournalFactory.all) func `a participant of whom all was removed is missed`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    for file in [Records.annInMarch, settings] { try subject.edit(file) { _ in nil } }
    #expect(Set(try short(subject.journal).keys) == [Records.annInMarch, settings])
  }

  @Test(arguments: JournalFactory.all) func `what was erased is not missed, and is numbered anew`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    try journal.erase(Records.ann)
    #expect(try short(journal).isEmpty && journal.checkpointed().isEmpty)
    // What was written before the erasure is not noted after it.
    try journal.rememberWritten(at: later)
    #expect(try journal.checkpointed().isEmpty)
    #expect(try journal.append([Records.outcome("n")], to: Records.annInMarch)[0].number == 1)
  }

  @Test(arguments: JournalFactory.all)
  func `lines written behind a cut keep the numbers of the lost ones free`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    try subject.edit(Records.annInMarch, withoutLines(2))
    let added = try subject.journal.append([Records.outcome("d")], to: Records.annInMarch)
    #expect(added.map(\.number) == [4])
    try subject.journal.rememberWritten(at: later)
    let found = try subject.journal.verify(Records.annInMarch)
    #expect(found.missing == 2 && !found.isSound)
  }

  @Test(arguments: JournalFactory.all)
  func `what is lost is missed until it is back, whoever looks and whatever is added elsewhere`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    let journal = subject.journal
    var whole: [UInt8] = []
    try subject.edit(Records.annInMarch) { bytes in
      whole = bytes
      return withoutLines(1)(bytes)
    }
    for _ in 1...2 {
      var found: [FileKnowledge] = []
      try journal.verify { found += [$0.knowledge].compactMap(\.self) }
      try journal.remember(found, at: later)
      try journal.append([Records.outcome("x")], to: settings)
      try journal.rememberWritten(at: later)
      #expect(try short(journal)[Records.annInMarch]?.cutOff == 1)
    }
    try subject.edit(Records.annInMarch) { _ in whole }
    #expect(try short(journal).isEmpty)
  }

  @Test(arguments: JournalFactory.all)
  func `another line under the number of the newest is told from it`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    let other = MemoryJournal(origin: subject.journal.origin)
    for name in ["a", "b", "other"] {
      try other.append([Records.outcome(name)], to: Records.annInMarch)
    }
    try subject.edit(Records.annInMarch) { _ in other.contents[Records.annInMarch] }
    let found = try short(subject.journal)[Records.annInMarch]
    #expect(found?.exchanged == 1 && found?.cutOff == 0)
    #expect(try subject.journal.losses(of: Records.ann).count == 1)
  }

  @Test(arguments: JournalFactory.all)
  func `an edit by hand of an earlier line is damage, and nothing is missing`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    try subject.edit(Records.annInMarch) { bytes in
      Array(String(decoding: bytes, as: UTF8.self).replacing("\"a\"", with: "\"abc\"").utf8)
    }
    #expect(try short(subject.journal).isEmpty)
    #expect(try subject.journal.losses(of: Records.ann).isEmpty)
  }

  @Test(arguments: JournalFactory.all)
  func `what is found by reading is known, of old journals and of other origins too`(
    factory: JournalFactory
  ) throws {
    let subject = try factory.make()
    let other = MemoryJournal(origin: "other")
    try other.append((1...3).map { Records.outcome("\($0)") }, to: Records.annInMarch)
    try subject.journal.add(try Records.records(other))
    #expect(try short(subject.journal).isEmpty)
    #expect(try subject.journal.checkpoint(of: Records.ann)?.files.isEmpty ?? true)
    var found: [FileKnowledge] = []
    try subject.journal.verify { found += [$0.knowledge].compactMap(\.self) }
    try subject.journal.remember(found, at: Records.now)
    try subject.edit(Records.annInMarch, withoutLines(1))
    #expect(try short(subject.journal)[Records.annInMarch]?.cutOff == 1)
  }

  @Test(arguments: JournalFactory.all)
  func `commands that end at once note a day's lines, and a file that was not known, at once`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    let first = try journal.checkpoint(of: Records.ann)
    try journal.append([Records.outcome("d")], to: Records.annInMarch)
    try journal.rememberWritten(at: later, after: 86_400)
    #expect(try journal.checkpoint(of: Records.ann) == first)
    let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))
    try journal.append([Records.outcome("e")], to: april)
    try journal.rememberWritten(at: later, after: 86_400)
    #expect(try journal.checkpoint(of: Records.ann)?.files.count == 3)
    try journal.append([Records.outcome("f")], to: april)
    let nextDay = later.adding(milliseconds: 86_400_000)
    try journal.rememberWritten(at: nextDay, after: 86_400)
    let known = try journal.checkpoint(of: Records.ann)?.files[april]
    #expect(known?.noted == nextDay && known?.lines[journal.origin]?.number == 2)
  }

  @Test(arguments: JournalFactory.all) func `drafts come and go without being missed`(
    factory: JournalFactory
  ) throws {
    let subject = try factory.make()
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    try journal.append([Records.outcome("a")], to: Records.annsDraft)
    try journal.rememberWritten(at: Records.now)
    try journal.removeDraft(Records.draft, of: Records.ann)
    #expect(try short(journal).isEmpty && journal.checkpointed().isEmpty)
  }
}
