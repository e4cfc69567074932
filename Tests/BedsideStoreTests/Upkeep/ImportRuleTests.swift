import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// An import is no way around the rules of the record, and leaves its mark.
struct ImportRuleTests {
  private static let newline: UInt8 = 0x0A
  private let elsewhere = MemoryJournal(origin: "e")
  private let here = MemoryJournal(origin: "h")
  private let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))

  private func line(
    _ day: String, _ kind: String = "outcome", participant: String = "ann",
    more: JSONFields = [:]
  ) -> JournalEntry {
    var fields: JSONFields = [
      "task": "check-in", "effective": .string("\(day)T08:00:00"),
      "event": .string("\(participant)/recover/check-in/1/0/\(Int(day.suffix(2)) ?? 0)"),
      "day": .string(day), "recorded": .string("\(day)T07:00:00Z"), "on": .string(day),
      "zone": "UTC",
    ]
    for field in more.fields { fields[field.key] = field.value }
    return JournalEntry(kind, fields)
  }

  private func copied() throws -> ParticipantImport {
    var files: [String: [UInt8]] = [:]
    var export = ParticipantExport(of: Records.ann, in: elsewhere, origin: "e", clock: .system)
    _ = try export.write(readme: "", at: Records.now) { (path, bytes) throws(SystemError) in
      files["copy/\(path)"] = bytes
    }
    return try ParticipantImport("copy", clock: .system) { (path) throws(SystemError) in
      guard let bytes = files["copy/\(path)"] else { throw SystemError(.read, path, .notFound) }
      return bytes
    }
  }

  private func refusal(
    author: String? = "Nurse", reason: String? = "a new machine",
    under plan: StudyPlan = .unknown
  ) throws -> ImportError? {
    let source = try copied()
    do throws(ImportError) {
      _ = try source.add(
        to: here, by: Records.terms(author: author, reason: reason), under: plan)
      return nil
    } catch {
      #expect(here.contents.isEmpty)
      return error
    }
  }

  @Test func `lines that came from elsewhere are missed as soon as they are there`() throws {
    try elsewhere.append([line("2026-03-05"), line("2026-03-06")], to: Records.annInMarch)
    #expect(try refusal() == nil)
    let known = try here.checkpoint(of: Records.ann)
    #expect(known?.files[Records.annInMarch]?.lines["e"]?.number == 2)
    here.contents[Records.annInMarch] = here.contents[Records.annInMarch].map { bytes in
      Array(bytes.prefix { $0 != 10 } + [10])
    }
    #expect(try here.losses(of: Records.ann).map(\.cutOff) == [1])
  }

  @Test(arguments: ["outcome", "amend", "delete", "add", "discard", "something new"])
  func `a line of a day to come keeps the whole copy out, whoever signs`(_ kind: String) throws {
    try elsewhere.append([line("2026-03-06"), line("2026-03-07", kind)], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-07"))
    #expect(try refusal() == .future(file: Records.annInMarch, line: 2, day: day))
  }

  @Test func `a line that was written on a day to come is kept out`() throws {
    try elsewhere.append(
      [line("2026-03-06", more: ["recorded": "2026-03-08T07:00:00Z"])], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-08"))
    #expect(try refusal() == .future(file: Records.annInMarch, line: 1, day: day))
  }

  @Test func `the day of an event is the one that the study plans, whatever the line says`() throws
  {
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-09"))
    #expect(
      try refusal(under: StudyPlan(day: { _ in day }))
        == .future(file: Records.annInMarch, line: 1, day: day))
  }

  @Test func `today's lines need nobody's name, those of days gone by do`() throws {
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    #expect(try refusal(author: nil, reason: nil) == nil)
    try elsewhere.append([line("2026-03-05")], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-05"))
    here.contents = [:]
    for (author, reason) in [(nil, nil), ("Nurse", nil), (nil, "why"), ("", "why")] {
      #expect(
        try refusal(author: author, reason: reason)
          == .past(file: Records.annInMarch, line: 2, day: day))
    }
    #expect(try refusal() == nil)
  }

  @Test func `a line that says another day than the study plans is of the one that is over`() throws
  {
    try elsewhere.append([line("2026-03-05")], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-05"))
    #expect(
      try refusal(author: nil, under: StudyPlan(day: { _ in Records.today }))
        == .past(file: Records.annInMarch, line: 1, day: day))
  }

  @Test func `a line that starts on another day than it says is of the one that is over`() throws {
    try elsewhere.append(
      [line("2026-03-06", more: ["effective": "2026-03-05T08:00:00"])], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-05"))
    #expect(
      try refusal(author: nil) == .past(file: Records.annInMarch, line: 1, day: day))
    #expect(try refusal() == nil)
  }

  @Test func `a plan comes in unsigned only as the study has it`() throws {
    let plan = JournalEntry(
      "plan",
      [
        "task": "check-in", "study": "recover", "version": 2, "hash": "h", "contentHash": "c",
        "recorded": "2026-03-06T07:00:00Z", "on": "2026-03-06", "from": "2026-01-01",
        "entry": "{}",
      ])
    try elsewhere.append([plan], to: .plan)
    #expect(
      try refusal(author: nil, reason: nil) == .plan(file: .plan, line: 1, task: "check-in"))
    #expect(try refusal() == nil)
    here.contents = [:]
    #expect(try refusal(author: nil, under: StudyPlan(says: { _ in true })) == nil)
  }

  @Test func `a day that has begun only in the east is brought in by somebody with a name`() throws
  {
    let eastern: JSONFields = ["zone": "East", "recorded": "2026-03-06T11:00:00Z"]
    try elsewhere.append(
      [line("2026-03-06"), line("2026-03-07", more: eastern)], to: Records.annInMarch)
    // Noon in the world's zone is two o'clock of the next day there.
    let noon = Records.now.adding(milliseconds: 4 * 3_600_000)
    let terms = { (author: String?) in
      ImportTerms(
        source: "copy", author: author, reason: author, now: noon,
        days: DayRule(zone: .utc), zones: EastZones())
    }
    let source = try copied()
    let day = try #require(CivilDate("2026-03-07"))
    let ahead = ImportError.ahead(file: Records.annInMarch, line: 2, day: day, zone: "East")
    #expect(throws: ahead) { try source.add(to: here, by: terms(nil)) }
    #expect(here.contents.isEmpty)
    #expect(try source.add(to: here, by: terms("Nurse")).added == 2)
  }

  @Test
  func `today's lines keep to gates and to what is done once, unless somebody answers for them`()
    throws
  {
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    let once = Refusal.doneOnce(task: "check-in")
    let closed = StudyPlan(refusal: { _ in once })
    #expect(
      try refusal(author: nil, reason: nil, under: closed)
        == .closed(file: Records.annInMarch, line: 1, once))
    #expect(try refusal(under: closed) == nil)
  }

  @Test func `what the copy itself opens is open`() throws {
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    let gated = Refusal.gated(task: "check-in", by: "consent")
    #expect(
      try refusal(author: nil, reason: nil, under: StudyPlan(refusal: { _ in gated }))
        == .closed(file: Records.annInMarch, line: 1, gated))
    elsewhere.contents = [:]
    let consent: JSONFields = ["task": "consent", "event": "ann/recover/consent/1/0/0"]
    try elsewhere.append([line("2026-03-06", more: consent)], to: Records.annInMarch)
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    #expect(try refusal(author: nil, reason: nil, under: consentGate()) == nil)
  }

  @Test func `what the copy opens is closed to the lines before`() throws {
    let consent: JSONFields = ["task": "consent", "event": "ann/recover/consent/1/0/0"]
    for _ in 1...2 {
      try elsewhere.append(
        [line("2026-03-06"), line("2026-03-06", more: consent)], to: Records.annInMarch)
    }
    let gated = Refusal.gated(task: "check-in", by: "consent")
    #expect(
      try refusal(author: nil, reason: nil, under: consentGate())
        == .closed(file: Records.annInMarch, line: 1, gated))
  }

  @Test func `an amendment of nothing is held against gates as an answer is`() throws {
    try elsewhere.append([line("2026-03-06", "amend")], to: Records.annInMarch)
    let gated = Refusal.gated(task: "check-in", by: "consent")
    #expect(
      try refusal(author: nil, reason: nil, under: consentGate())
        == .closed(file: Records.annInMarch, line: 1, gated))
    let recorded = StudyPlan(refusal: { _ in gated }, isRecorded: { _ in true })
    #expect(try refusal(author: nil, reason: nil, under: recorded) == nil)
  }

  /// A study whose check-in opens behind the line of a consent.
  private func consentGate() -> StudyPlan {
    StudyPlan(
      rehearsal: { () throws(JournalError) in
        let there = MemoryJournal()
        return StudyRehearsal { records in
          for record in records { there.contents[.plan, default: []] += Array(record.text.utf8) }
        } plan: { () throws(JournalError) in
          StudyPlan(refusal: { key in
            let text = String(decoding: there.contents[.plan] ?? [], as: UTF8.self)
            return key.task == "consent" || text.contains("/consent/")
              ? nil : .gated(task: key.task, by: "consent")
          })
        }
      })
  }

  @Test func `an event that starts on a day to come is kept out, whoever signs`() throws {
    try elsewhere.append(
      [line("2026-03-06", more: ["effective": "2026-03-09T08:00:00"])], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-09"))
    #expect(try refusal() == .future(file: Records.annInMarch, line: 1, day: day))
    #expect(
      try refusal(author: nil) == .future(file: Records.annInMarch, line: 1, day: day))
  }

  @Test func `a value that was recorded on a day to come is kept out`() throws {
    let values: JSONValue = .array([
      .object(["type": "integer", "value": 1, "recorded": "2026-03-08T07:00:00Z"])
    ])
    try elsewhere.append([line("2026-03-06", more: ["values": values])], to: Records.annInMarch)
    let day = try #require(CivilDate("2026-03-08"))
    #expect(try refusal() == .future(file: Records.annInMarch, line: 1, day: day))
  }

  @Test func `what the study would not have recorded needs somebody who answers for it`() throws {
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    let plan = StudyPlan(problem: { _ in "Too much." })
    #expect(
      try refusal(author: nil, reason: nil, under: plan)
        == .wrong(file: Records.annInMarch, line: 1, problem: "Too much."))
    #expect(try refusal(under: plan) == nil)
    let values: JSONValue = .array(["four"])
    elsewhere.contents = [:]
    here.contents = [:]
    try elsewhere.append([line("2026-03-06", more: ["values": values])], to: Records.annInMarch)
    #expect(
      try refusal(author: nil, reason: nil)
        == .unreadable(file: Records.annInMarch, line: 1))
  }

  @Test func `what is beyond the limits of a value is brought in by nobody`() throws {
    let plan = StudyPlan(limit: { _ in "Too much." })
    let impossible = ImportError.impossible(
      file: Records.annInMarch, line: 1, problem: "Too much.")
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    #expect(try refusal(author: nil, reason: nil, under: plan) == impossible)
    #expect(try refusal(under: plan) == impossible)
  }

  @Test func `a second answer to an event does not come into the place of the first`() throws {
    let key = EventKey(
      participant: "ann", study: "recover", task: "check-in", version: 1, element: 0, k: 6)
    let twice = ImportError.recorded(file: Records.annInMarch, line: 2, key: key)
    let value: JSONFields = ["values": .array([.object(["type": "integer", "value": 4])])]
    let first = line("2026-03-06", more: value)
    for kind in ["amend", "delete"] {
      try elsewhere.append([first, line("2026-03-06", kind, more: value)], to: Records.annInMarch)
      #expect(try refusal() == nil)
      (elsewhere.contents, here.contents) = ([:], [:])
    }
    try elsewhere.append([first, first], to: Records.annInMarch)
    #expect(try refusal() == twice)
    elsewhere.contents = [:]
    try elsewhere.append(
      [first, line("2026-03-06", "delete"), first], to: Records.annInMarch)
    #expect(try refusal() == nil)
  }

  @Test func `lines that a copy has lost are told, and one that comes twice is added once`() throws
  {
    try elsewhere.append(
      (1...5).map { _ in line("2026-03-06") }, to: Records.annInMarch)
    var lines = try #require(elsewhere.contents[Records.annInMarch])
      .split(separator: Self.newline).map(Array.init)
    lines[1] = Array(String(decoding: lines[1], as: UTF8.self).replacing("UTC", with: "UTD").utf8)
    lines[3] = Array("nothing".utf8)
    lines.insert(lines[0], at: 1)
    elsewhere.contents[Records.annInMarch] =
      Array(lines.joined(separator: [Self.newline])) + Array("\n{\"c\"".utf8)
    let result = try copied().add(to: here, by: Records.terms())
    let file = Records.annInMarch
    #expect(result.added == 3)
    #expect(
      result.losses == [
        .line(JournalDamage(file: file, line: 3, kind: .changed)),
        .line(JournalDamage(file: file, line: 5, kind: .unreadable)),
        .unfinished(file: file, bytes: 4),
      ])
    #expect(try Records.records(here).map(\.number) == [1, 3, 5])
  }

  @Test func `lines that were taken out of a copy are told`() throws {
    try elsewhere.append((1...3).map { _ in line("2026-03-06") }, to: Records.annInMarch)
    var lines = try #require(elsewhere.contents[Records.annInMarch])
      .split(separator: Self.newline).map(Array.init)
    lines.remove(at: 1)
    elsewhere.contents[Records.annInMarch] =
      Array(lines.joined(separator: [Self.newline])) + [Self.newline]
    let result = try copied().add(to: here, by: Records.terms())
    #expect(result.added == 2)
    #expect(result.losses == [.missing(file: Records.annInMarch, count: 1)])
  }

  @Test(arguments: ["ann", " ANN ", "me", "Ann Smith"])
  func `the participant can't answer for what is closed to the participant`(_ name: String) throws {
    try elsewhere.append([line("2026-03-05")], to: Records.annInMarch)
    let plan = StudyPlan(isOwn: { $0 == "Ann Smith" })
    #expect(try refusal(author: name, under: plan) == .ownName(author: name))
  }

  private struct EastZones: ZoneDatabase {
    func zone(_ id: String) throws(ZoneError) -> Zone {
      try SystemZones().zone(id == "East" ? "Pacific/Kiritimati" : id)
    }
  }

  @Test func `a deletion that does not say of which day it is does not come in`() throws {
    let fields: JSONFields = [
      "task": "check-in", "event": "ann/recover/check-in/1/0/5",
    ]
    try elsewhere.append([JournalEntry("delete", fields)], to: Records.annInMarch)
    #expect(try refusal() == .unreadable(file: Records.annInMarch, line: 1))
  }

  @Test func `a line in another month's file, or under another task's name, is kept out`() throws {
    try elsewhere.append([line("2026-03-06")], to: april)
    #expect(try refusal() == .misplaced(file: april, line: 1))
    elsewhere.contents = [:]
    try elsewhere.append([line("2026-03-06", more: ["task": "walk"])], to: Records.annInMarch)
    #expect(try refusal() == .misplaced(file: Records.annInMarch, line: 1))
  }

  @Test func `a note in a copy does not speak for who brought the copy in`() throws {
    let note = JournalEntry(
      "import",
      [
        "recorded": "2026-03-06T07:00:00Z", "zone": "UTC", "from": "hospital", "author": "Dr. X",
        "reason": "official",
        "lines": .array([
          .object(["file": "p/ann/2026-03.jsonl", "o": "e", "first": 1, "last": 9])
        ]),
      ])
    try elsewhere.append([note], to: .settings(Records.ann))
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    let source = try copied()
    _ = try source.add(to: here, by: Records.terms(author: "Nurse", reason: "a new machine"))
    var entries: [AuditEntry] = []
    var trail = AuditTrail(of: Records.ann)
    try trail.read(here) { entries.append($0) }
    #expect(entries.last?.action == "outcome")
    #expect(entries.last?.imported?.author == "Nurse")
  }

  @Test func `lines about somebody else are kept out, and in the plan left out`() throws {
    try elsewhere.append([line("2026-03-06", participant: "bob")], to: Records.annInMarch)
    #expect(
      try refusal() == .another(file: Records.annInMarch, line: 1, participant: "bob"))
    elsewhere.contents = [:]
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    let source = try copied()
    let data = DataLine(.erase, of: "bob", at: Records.now, zone: "UTC")
    try elsewhere.append([data.entry], to: .plan)
    #expect(try source.add(to: here, by: Records.terms()).added == 1)
  }

  @Test func `another line of the same name keeps the copy out`() throws {
    try elsewhere.append([line("2026-03-06")], to: Records.annInMarch)
    let source = try copied()
    let twin = MemoryJournal(origin: "e")
    try twin.append([line("2026-03-05")], to: Records.annInMarch)
    let before = twin.contents
    #expect(throws: ImportError.clash(file: Records.annInMarch, line: 1)) {
      try source.add(to: twin, by: Records.terms(author: "Nurse", reason: "why"))
    }
    #expect(twin.contents == before)
  }

  @Test func `older lines than the store has of an origin do not come behind the newer ones`()
    throws
  {
    try elsewhere.append([line("2026-03-05"), line("2026-03-06")], to: Records.annInMarch)
    let source = try copied()
    let bytes = try #require(elsewhere.contents[Records.annInMarch])
    let newline = try #require(bytes.firstIndex(of: 0x0A))
    here.contents[Records.annInMarch] = Array(bytes[(newline + 1)...])
    let result = try source.add(to: here, by: Records.terms(author: "Nurse", reason: "why"))
    #expect(result.added == 0 && result.leftOut == 1)
    #expect(try Records.records(here).count == 1)
  }

  @Test func `what came in is marked in the trail with who, when, why and out of what`() throws {
    try here.append([line("2026-03-06")], to: Records.annInMarch)
    try elsewhere.append([line("2026-03-05"), line("2026-03-06")], to: Records.annInMarch)
    let source = try copied()
    _ = try source.add(to: here, by: Records.terms(author: "Nurse", reason: "a new machine"))
    var entries: [AuditEntry] = []
    var trail = AuditTrail(of: Records.ann)
    try trail.read(here) { entries.append($0) }
    #expect(entries.map(\.action) == ["import", "import", "outcome", "outcome", "outcome"])
    #expect(entries.prefix(2).allSatisfy { $0.author == "Nurse" && $0.reason == "a new machine" })
    #expect(entries[1].subject == "copy" && entries[1].new == 2)
    #expect(entries.dropFirst(2).map { $0.imported?.source } == [nil, "copy", "copy"])
    #expect(entries.last?.imported?.author == "Nurse")
    #expect(entries.last?.imported?.date == Records.now)
    #expect(entries.last?.origin == "e")
    try here.erase(Records.ann, at: Records.now, zone: "UTC")
    #expect(String(decoding: here.contents[.plan] ?? [], as: UTF8.self).contains("copy") == false)
  }

  @Test func `unfinished answers of a day gone by are brought back by somebody with a name`() throws
  {
    let begin = JournalEntry(
      "draft", ["e": "begin", "event": "ann/recover/check-in/1/0/5", "on": "2026-03-05"])
    let copy = try RecordCopy(of: "d", of: Records.ann, in: elsewhere, adding: [begin])
    let read = try #require(try RecordCopy(copy.bytes(at: Records.now)))
    let day = try #require(CivilDate("2026-03-05"))
    #expect(throws: CopyError.refused(.past(file: .plan, line: 2, day: day))) {
      try read.restore(in: here, by: Records.terms())
    }
    #expect(here.contents.isEmpty)
    #expect(
      try read.restore(in: here, by: Records.terms(author: "Nurse", reason: "disk full")) == 1)
    #expect(try here.verify(.settings(Records.ann)).lines == 1)
  }
}
