import BedsideCore
import BedsideStore
import Testing

/// What is accepted as lost is settled in a journal of any kind, and nothing else is.
struct AcceptedLossTests {
  private let settings = JournalFile.settings(Records.ann)
  private let later = Records.now.adding(milliseconds: 60_000)

  private func filled(_ factory: JournalFactory) throws -> JournalFactory.Subject {
    let subject = try factory.make()
    for name in ["a", "b", "c", "d"] {
      try subject.journal.append([Records.outcome(name)], to: Records.annInMarch)
    }
    try subject.journal.rememberWritten(at: Records.now)
    return subject
  }

  private func accept(
    _ file: JournalFile = Records.annInMarch, in journal: any Journal
  ) throws -> AcceptedLoss? {
    try journal.acceptLoss(of: file, by: "Kim", because: "no copy", at: later, zone: "UTC")
  }

  private func verified(
    _ file: JournalFile = Records.annInMarch, in journal: any Journal
  ) throws -> FileVerification {
    var found = FileVerification(file: file)
    try journal.verify { if $0.file == file { found = $0 } }
    return found
  }

  private func without(_ lines: Int...) -> ([UInt8]) -> [UInt8] {
    { bytes in
      bytes.split(separator: 10).enumerated().filter { !lines.contains($0.offset + 1) }
        .flatMap { $0.element + [10] }
    }
  }

  @Test(arguments: JournalFactory.all)
  func `lines cut off or taken out are settled, and what is written then keeps its numbers`(
    factory: JournalFactory
  ) throws {
    for lost in [[3, 4], [2, 3], [1, 4], [1, 2, 3]] {
      let subject = try filled(factory)
      defer { withExtendedLifetime(subject) {} }
      let journal = subject.journal
      try subject.edit(Records.annInMarch) { bytes in
        lost.reversed().reduce(bytes) { without($1)($0) }
      }
      #expect(try !verified(in: journal).isSound)
      #expect(try accept(in: journal)?.count == lost.count)
      #expect(try accept(in: journal) == nil)
      let found = try verified(in: journal)
      #expect(found.isSound && found.accepted.map(\.count) == [lost.count])
      #expect(try journal.losses(of: Records.ann).isEmpty)
      #expect(try journal.append([Records.outcome("e")], to: Records.annInMarch)[0].number == 5)
      #expect(try verified(in: journal).isSound)
      try subject.edit(Records.annInMarch) { without($0.split(separator: 10).count)($0) }
      // The newest line was not noted, and one that was is not there.
      #expect(try verified(in: journal).isSound)
    }
  }

  @Test(arguments: JournalFactory.all)
  func `a file that is gone is settled, and missed again when what came then is gone`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    let journal = subject.journal
    try subject.edit(Records.annInMarch) { _ in nil }
    #expect(try accept(in: journal)?.count == 4)
    let gone = try verified(in: journal)
    #expect(gone.isSound && !gone.isGone && gone.accepted.map(\.count) == [4])
    #expect(try journal.losses(of: Records.ann).isEmpty)
    #expect(try journal.append([Records.outcome("e")], to: Records.annInMarch)[0].number == 5)
    try journal.rememberWritten(at: later)
    try subject.edit(Records.annInMarch) { _ in nil }
    let again = try verified(in: journal)
    #expect(again.isGone && !again.isSound)
    #expect(try accept(in: journal)?.count == 1)
    #expect(try verified(in: journal).accepted.map(\.count) == [4, 1])
  }

  @Test(arguments: JournalFactory.all)
  func `the settings and the plan can be lost too, and others' losses are told`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    let journal = subject.journal
    for file in [settings, .plan] {
      try journal.append([Records.outcome("s"), Records.outcome("t")], to: file)
      try journal.rememberWritten(at: later)
      try subject.edit(file, without(2))
    }
    try subject.edit(Records.annInMarch, without(4))
    #expect(try accept(settings, in: journal)?.count == 1)
    #expect(try verified(settings, in: journal).isSound && !verified(in: journal).isSound)
    #expect(try !verified(.plan, in: journal).isSound)
    #expect(try accept(.plan, in: journal)?.count == 1)
    #expect(try verified(.plan, in: journal).isSound)
  }

  @Test(arguments: JournalFactory.all)
  func `lines in whose place others stand are settled, until they are back`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    let journal = subject.journal
    let other = MemoryJournal(origin: journal.origin)
    for name in ["a", "b", "c", "other"] {
      try other.append([Records.outcome(name)], to: Records.annInMarch)
    }
    var whole: [UInt8] = []
    try subject.edit(Records.annInMarch) { bytes in
      whole = bytes
      return other.contents[Records.annInMarch]
    }
    #expect(try verified(in: journal).exchanged == 1)
    #expect(try accept(in: journal)?.count == 1)
    let found = try verified(in: journal)
    #expect(found.isSound && found.accepted.map(\.count) == [1])
    try subject.edit(Records.annInMarch) { _ in whole }
    #expect(try verified(in: journal).accepted.isEmpty)
  }

  @Test(arguments: JournalFactory.all)
  func `a damaged line is settled as it is, and tells of nothing else that is lost`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    let journal = subject.journal
    func damage(_ line: Int, _ text: String) throws {
      try subject.edit(Records.annInMarch) { bytes in
        bytes.split(separator: 10).enumerated().flatMap {
          ($0.offset + 1 == line ? Array(text.utf8) : Array($0.element)) + [10]
        }
      }
    }
    try damage(2, "torn")
    #expect(try accept(in: journal)?.count == 1)
    #expect(try verified(in: journal).isSound)
    try damage(2, "torn once more")
    #expect(try !verified(in: journal).isSound)
    #expect(try accept(in: journal)?.count == 1)
    try subject.edit(Records.annInMarch, without(3))
    #expect(try verified(in: journal).missing == 1)
  }

  @Test(arguments: JournalFactory.all)
  func `what another store accepted does not count here, nor what was erased since`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    let journal = subject.journal
    let other = MemoryJournal(origin: "elsewhere")
    try other.append([Records.outcome("x"), Records.outcome("y")], to: Records.annInMarch)
    other.contents[Records.annInMarch] = without(1)(other.contents[Records.annInMarch] ?? [])
    #expect(try accept(in: other)?.count == 1)
    for file in [Records.annInMarch, settings] {
      var records: [JournalRecord] = []
      try other.read(file) { if case .record(let record) = $0 { records.append(record) } }
      try journal.add(records)
    }
    #expect(try verified(in: journal).missing == 1)
    #expect(try accept(in: journal)?.count == 1)
    try journal.erase(Records.ann)
    #expect(try journal.acceptedLosses(of: Records.ann).isEmpty)
  }

  @Test(arguments: JournalFactory.failing)
  func `an acceptance that could not be saved settles nothing`(factory: JournalFactory) throws {
    let subject = try filled(factory)
    try subject.edit(Records.annInMarch, without(3, 4))
    subject.fail?(.refused)
    #expect(throws: JournalError.self) { try accept(in: subject.journal) }
    subject.heal?()
    #expect(try verified(in: subject.journal).cutOff == 2)
  }

  @Test(arguments: JournalFactory.all)
  func `versions of tasks that the plan lost are settled, and those lost later are told`(
    factory: JournalFactory
  ) throws {
    let subject = try factory.make()
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    func record(under plan: String) throws {
      let fields: JSONFields = [
        "event": "ann/recover/check-in/1/0/0", "day": "2026-03-06", "plan": .string(plan),
      ]
      try journal.append([JournalEntry("outcome", fields)], to: Records.annInMarch)
    }
    try record(under: "h")
    #expect(try verified(.plan, in: journal).lostPlans == ["h"])
    let loss = try accept(.plan, in: journal)
    #expect(loss?.count == 0 && loss?.plans == ["h"])
    let found = try verified(.plan, in: journal)
    #expect(found.isSound && found.accepted.map(\.plans) == [["h"]])
    try record(under: "g")
    #expect(try verified(.plan, in: journal).lostPlans == ["g"])
  }
}
