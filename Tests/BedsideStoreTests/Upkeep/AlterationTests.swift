import BedsideCore
@testable import BedsideStore
import Testing

/// Lines that were changed together with their checks are told by what was noted of the file, in a
/// journal of any kind.
struct AlterationTests {
  private let later = Records.now.adding(milliseconds: 60_000)
  private let month = Records.annInMarch

  private func filled(
    _ factory: JournalFactory, _ names: [String] = ["a", "b", "c", "d"]
  ) throws -> JournalFactory.Subject {
    let subject = try factory.make()
    try write(names, to: subject.journal)
    try subject.journal.rememberWritten(at: Records.now)
    return subject
  }

  private func write(_ names: [String], to journal: any Journal) throws {
    for name in names { try journal.append([Records.outcome(name)], to: month) }
  }

  /// Has a file say what it would say if these had been written by its own journal: every line vouches for
  /// itself.
  private func forge(_ names: [String], in subject: JournalFactory.Subject) throws {
    let forger = MemoryJournal(origin: subject.journal.origin)
    try write(names, to: forger)
    try subject.edit(month) { _ in forger.contents[month] }
  }

  private func verified(in journal: any Journal) throws -> FileVerification {
    var found = FileVerification(file: month)
    try journal.verify { if $0.file == month { found = $0 } }
    return found
  }

  /// As `verify` does, what was found is noted.
  private func verify(_ journal: any Journal) throws -> FileVerification {
    let found = try verified(in: journal)
    if let knowledge = found.knowledge { try journal.remember([knowledge], at: later) }
    return found
  }

  private func accept(in journal: any Journal) throws -> AcceptedLoss? {
    try journal.acceptLoss(of: month, by: "Kim", because: "put right", at: later, zone: "UTC")
  }

  @Test(arguments: JournalFactory.all)
  func `a line that was changed with its check is told, however much is written behind it`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    #expect(try verify(journal).isSound)
    try forge(["a", "x", "c", "d"], in: subject)
    for name in ["e", "f"] {
      for _ in 1...2 {
        let found = try verify(journal)
        #expect(found.isAltered && !found.isSound && !found.isShort && found.damaged == 0)
        #expect(found.known == Records.now || found.known == later)
      }
      try journal.append([Records.outcome(name)], to: month)
      try journal.rememberWritten(at: later)
    }
    try forge(["a", "b", "c", "d", "e", "f"], in: subject)
    #expect(try verify(journal).isSound)
  }

  @Test(arguments: JournalFactory.all) func `a longer line and a shorter one are told as well`(
    factory: JournalFactory
  ) throws {
    for forged in [["a", "much longer", "c", "d"], ["", "b", "c", "d"], ["b", "a", "c", "d"]] {
      let subject = try filled(factory)
      defer { withExtendedLifetime(subject) {} }
      try forge(forged, in: subject)
      let found = try verify(subject.journal)
      #expect(found.isAltered || found.isShort)
      #expect(!found.isSound)
    }
  }

  @Test(arguments: JournalFactory.all)
  func `what somebody lets count is noted, and what is changed after that is told again`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    try forge(["a", "x", "c", "d"], in: subject)
    let loss = try #require(try accept(in: journal))
    #expect(loss.isOfAlteration && loss.count == 0 && loss.path == month.description)
    #expect(try accept(in: journal) == nil)
    let found = try verify(journal)
    #expect(found.isSound && found.accepted.map(\.author) == ["Kim"])
    try journal.append([Records.outcome("e")], to: month)
    try journal.rememberWritten(at: later)
    #expect(try verify(journal).isSound)
    try forge(["a", "x", "y", "d", "e"], in: subject)
    #expect(try verify(journal).isAltered)
    try forge(["a", "b", "c", "d", "e"], in: subject)
    #expect(try verify(journal).isAltered)
  }

  @Test(arguments: JournalFactory.all)
  func `an edit without its check is told once, and adopted it hides no other`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    let settings = JournalEntry("setting", ["setting": "language", "value": "en"])
    let file = JournalFile.settings(Records.ann)
    try journal.append(
      [settings, JournalEntry("setting", ["setting": "side", "value": "left"])], to: file)
    try journal.rememberWritten(at: Records.now)
    try subject.edit(file) { bytes in
      Array(String(decoding: bytes, as: UTF8.self).replacing("\"en\"", with: "\"de\"").utf8)
    }
    var found: [FileVerification] = []
    try journal.verify { found.append($0) }
    let damaged = found.first { $0.file == file }
    #expect(damaged?.damaged == 1 && damaged?.isAltered == false)
    let edit = try HandEdit(line: 1, of: file, in: journal, today: Records.today)
    _ = try edit.adopt(in: journal, author: "Kim", reason: "moved", at: later)
    try journal.verify { if $0.file == file { #expect($0.isSound && $0.adopted == 1) } }
    let whole = Array(try journal.bytes(of: file, from: 0, count: 1 << 20))
    let forger = MemoryJournal(origin: journal.origin)
    try forger.append(
      [settings, JournalEntry("setting", ["setting": "side", "value": "right"])], to: file)
    let forged = (forger.contents[file] ?? []).split(separator: 10)[1]
    let lines = whole.split(separator: 10)
    try subject.edit(file) { _ in
      lines.enumerated().flatMap { ($0.offset == 1 ? forged : $0.element) + [10] }
    }
    try journal.verify { if $0.file == file { #expect($0.isAltered && !$0.isSound) } }
  }

  /// Changes names by hand, whose lines go on to state the checksums of what they said.
  private func edit(_ names: [(String, String)], in subject: JournalFactory.Subject) throws {
    try subject.edit(month) { bytes in
      Array(
        names.reduce(String(decoding: bytes, as: UTF8.self)) { text, name in
          text.replacing("\"name\":\"\(name.0)\"", with: "\"name\":\"\(name.1)\"")
        }.utf8)
    }
  }

  @Test(
    arguments: JournalFactory.all,
    [
      [("a", "long")], [("a", "long"), ("c", "")], [("d", "other"), ("a", ""), ("b", "xyz")],
      [("a", "1"), ("b", "22"), ("c", "333"), ("d", "4444"), ("e", "55555")],
    ])
  func `beside any number of edits by hand, one with its check is told and nothing else is`(
    factory: JournalFactory, edits: [(String, String)]
  ) throws {
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    for forged in [nil, "g", "f", "c"] where !edits.contains(where: { $0.0 == forged }) {
      let subject = try filled(factory, names)
      defer { withExtendedLifetime(subject) {} }
      #expect(try verify(subject.journal).isSound)
      if let forged { try forge(names.map { $0 == forged ? "x" : $0 }, in: subject) }
      try write(["h"], to: subject.journal)
      try edit(edits, in: subject)
      for _ in 1...2 {
        let found = try verify(subject.journal)
        #expect(found.damaged == edits.count && !found.isSound)
        // What was the newest line and is another one is told as that.
        #expect(forged == "g" ? found.isShort : found.isAltered == (forged != nil))
      }
    }
  }

  @Test(arguments: JournalFactory.all)
  func `an edit whose checksum can't be read any more leaves open what else was changed`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    #expect(try verify(subject.journal).isSound)
    try subject.edit(month) { bytes in [120] + bytes }
    let found = try verify(subject.journal)
    #expect(found.damaged == 1 && !found.isAltered && !found.isSound)
  }

  @Test(arguments: JournalFactory.all)
  func `what the lines state goes on where more is written, and through an acceptance`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    try write(["e"], to: journal)
    try journal.rememberWritten(at: later)
    let noted = try #require(try journal.checkpoint(of: Records.ann)?.files[month]?.stated)
    #expect(noted.lines == 5)
    #expect(try verify(journal).isSound)
    #expect(try journal.checkpoint(of: Records.ann)?.files[month]?.stated == noted)
    try edit([("a", "x"), ("b", "y")], in: subject)
    _ = try #require(try accept(in: journal))
    #expect(try verify(journal).isSound)
    try edit([("c", "z")], in: subject)
    #expect(try !verify(journal).isAltered)
    try edit([("d", "z")], in: subject)
    let text = String(
      decoding: try journal.bytes(of: month, from: 0, count: 1 << 20), as: UTF8.self)
    let forger = MemoryJournal(origin: journal.origin)
    try write(["a", "b", "c", "d", "forged"], to: forger)
    let forged = (forger.contents[month] ?? []).split(separator: 10)[4]
    try subject.edit(month) { _ in
      var lines = Array(text.utf8).split(separator: 10)
      lines[4] = forged
      return lines.flatMap { $0 + [10] }
    }
    let found = try verify(journal)
    #expect(!found.isSound && (found.isAltered || found.isShort))
  }

  @Test(arguments: JournalFactory.all)
  func `what was noted before the check was is noted with it the next time`(
    factory: JournalFactory
  ) throws {
    let subject = try filled(factory)
    defer { withExtendedLifetime(subject) {} }
    let journal = subject.journal
    try journal.replaceCheckpoint(of: Records.ann, confirming: []) { known in
      var known = known
      known.files[month]?.whole = nil
      known.files[month]?.stated = nil
      return known
    }
    #expect(try verify(journal).isSound)
    try forge(["a", "x", "c", "d"], in: subject)
    #expect(try verify(journal).isAltered)
  }

  @Test func `each piece of a file that is read takes part in its check`() throws {
    let journal = MemoryJournal()
    let text = String(repeating: "long ", count: 400)
    let entries = (0..<2000).map { Records.outcome("\($0) \(text)") }
    try journal.append(entries, to: month)
    let bytes = try #require(journal.contents[month])
    let folder = try TemporaryFolder()
    let files = try FileJournal("\(folder.path)/s", clock: .system, created: Records.now)
    try files.append([Records.outcome("a")], to: month)
    try folder.write(bytes, to: "s/\(month)")
    let end = try #require(bytes.dropLast(bytes.count / 3).lastIndex(of: 10)) + 1
    var place = JournalPlace(checking: end)
    try files.read(month, from: &place) { _ in }
    #expect(place.prefix?.found == CRC32C.checksum(bytes.span, 0..<end))
    #expect(place.prefix?.whole == CRC32C.checksum(bytes.span, 0..<bytes.count))
    #expect(bytes.count > 3 << 20)
  }
}
