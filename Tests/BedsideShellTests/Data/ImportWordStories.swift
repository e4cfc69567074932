import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// What keeps a copy out says why, and who could bring it in.
@MainActor
struct ImportWordStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  /// Lays a copy of a line of another store in the machine's folder.
  private func copy(
    _ task: String, _ day: String, k: Int, version: Int = 1, element: Int = 0,
    zone: String = "UTC", value: JSONValue = true
  ) throws {
    let type = if case .bool = value { "boolean" } else { "integer" }
    let other = Machine(journal: MemoryJournal(origin: "other"))
    let fields: JSONFields = [
      "task": .string(task), "effective": .string("\(day)T00:00:00"),
      "event": .string("me/trip/\(task)/\(version)/\(element)/\(k)"), "day": .string(day),
      "recorded": "2026-04-02T11:00:00Z", "on": .string(day), "zone": .string(zone),
      "values": [.object(["type": .string(type), "value": value])],
    ]
    try other.journal.append(
      [JournalEntry("outcome", fields)], to: .month("me", try #require(Month("2026-04"))))
    other.run("export", "copy")
    machine.files.merge(other.files) { _, new in new }
  }

  @Test func `a task that is closed here is not opened by a copy`() throws {
    try copy("review", "2026-04-02", k: 1)
    #expect(
      machine.trip("import copy") == """
        p/me/2026-04.jsonl:1 can't be added today. Say who brings it in, and why, with
        --author NAME --reason TEXT. What keeps it out: 'review' opens when 'evening' is
        done. Type: start evening

        """)
    #expect(machine.end.code == .usage)
    #expect(machine.trip("import copy --author Nurse --reason given").hasPrefix("Added 1 line"))
  }

  @Test func `a day that has begun in the east alone waits for somebody with a name`() throws {
    machine.zones = SystemZones()
    try copy("steps", "2026-04-03", k: 33, zone: "Pacific/Kiritimati", value: 1)
    #expect(
      machine.trip("import copy") == """
        p/me/2026-04.jsonl:1 is of Fri 3 Apr 2026, which has begun in Pacific/Kiritimati
        and not here. Nothing was added: say who brings it in, and why, with --author
        NAME --reason TEXT.

        """)
    #expect(
      machine.trip("import copy --author me --reason travel") == """
        'me' is the participant, and what is brought in needs somebody else to answer
        for it. Nothing was added: give that name with --author NAME.

        """)
    #expect(machine.end.code == .usage)
  }

  @Test func `what nobody could have logged is not brought in by anybody`() throws {
    try copy("pulse", "2026-04-02", k: 1, value: -5)
    for line in ["import copy", "import copy --author Nurse --reason given"] {
      #expect(
        machine.trip(line) == """
          p/me/2026-04.jsonl:1 says what nobody could have recorded. '-5' is no value of
          'Pulse'. Nothing was added, whoever answers for it. Put it right where it was
          recorded and copy the records again, or keep the copy in a store of its own:
          --store FOLDER

          """)
      #expect(machine.end.code == .badData)
    }
  }

  @Test func `what is recorded here is not replaced by what a copy records`() throws {
    _ = machine.trip("log steps 7")
    try copy("steps", "2026-04-02", k: 32, value: 9)
    for line in ["import copy", "import copy --author Nurse --reason given"] {
      #expect(
        machine.trip(line) == """
          Added 0 lines to the records of 'me'.
          p/me/2026-04.jsonl:1 records 'me/trip/steps/1/0/32' anew, which is recorded
          already, so it was left out with all that changes it. Compare the two, and
          change what is here with: amend steps

          """)
      #expect(machine.end.code == .badData)
    }
    #expect(machine.trip("today").contains("7 / 2,000"))
  }

  @Test func `an event that the study does not have is not brought in alone`() throws {
    try copy("pulse", "2026-04-02", k: 99_999_999, value: 60)
    let text = machine.trip("import copy").replacing("\n", with: " ")
    #expect(text.contains("It has no event 'me/trip/pulse/1/0/99999999' on Thu 2 Apr 2026."))
    #expect(machine.end.code == .usage)
  }

  @Test func `an event that a task never had is not brought in by anybody`() throws {
    machine.zones = SystemZones()
    try copy("steps", "2026-04-02", k: 32, element: 7, value: 9)
    for line in ["import copy", "import copy --author Nurse --reason given"] {
      let text = machine.trip(line).replacing("\n", with: " ")
      #expect(text.contains("'steps', version 1, has no event 'me/trip/steps/1/7/32' on any"))
      #expect(text.contains("Nothing was added, whoever answers"))
      #expect(machine.end.code == .badData)
    }
  }

  @Test func `lines of a version that nothing tells of come in with somebody's name, and are told`()
    throws
  {
    try copy("steps", "2026-04-02", k: 32, version: 9, value: 9)
    let alone = machine.trip("import copy").replacing("\n", with: " ")
    #expect(alone.contains("It has no event 'me/trip/steps/9/0/32'"))
    let text = machine.trip("import copy --author Nurse --reason given")
    #expect(text.hasPrefix("Added 1 line"))
    #expect(
      text.hasSuffix(
        """
        1 line is of 'steps' version 9, which this study does not have and no line of
        the plan tells of. It is kept and exported, but nothing checked it and no page
        shows it. To see it, bring in the plan of the copy, or open the records with the
        study that has it: --content FOLDER

        """))
    #expect(machine.end.code == .done)
  }

  @Test func `an event whose key is of a day to come is kept out`() throws {
    try copy("pulse", "2026-04-02", k: 5, value: 60)
    #expect(machine.trip("import copy").contains("is of Mon 6 Apr 2026, which is to come."))
    #expect(machine.end.code == .badData)
  }

  @Test func `lines that a copy has lost are named, and the end says so`() throws {
    let other = Machine(journal: MemoryJournal(origin: "other"))
    let file = JournalFile.month("me", try #require(Month("2026-04")))
    try other.journal.append((1...4).map { _ in JournalEntry("remark", [:]) }, to: file)
    var lines = try #require(other.journal.contents[file]).split(separator: 0x0A).map(Array.init)
    lines[1] = Array("nothing".utf8)
    lines[2] = Array(
      String(decoding: lines[2], as: UTF8.self).replacing("remark", with: "remarks").utf8)
    other.journal.contents[file] = Array(lines.joined(separator: [0x0A])) + [0x0A, 0x7B]
    other.run("export", "copy")
    machine.files.merge(other.files) { _, new in new }
    #expect(
      machine.trip("import copy") == """
        Added 2 lines to the records of 'me'.
        p/me/2026-04.jsonl:2 can't be read, so it was left out. Bring it in from a sound
        copy.
        p/me/2026-04.jsonl:3 was changed after it was written, so it was left out. Bring
        it in from a sound copy.
        p/me/2026-04.jsonl ends in 1 byte that is no whole line, which was left out.

        """)
    #expect(machine.end.code == .badData)
  }

  @Test func `today's own lines come into an empty store as they were answered`() throws {
    _ = machine.trip("start evening --answers answers.json")
    _ = machine.trip("log 6 62")
    _ = machine.trip("export copy")
    let empty = Machine(journal: MemoryJournal(origin: "new"))
    empty.files = machine.files
    empty.environment = machine.environment
    empty.zones = machine.zones
    empty.clock = machine.clock
    empty.isInteractive = false
    #expect(empty.trip("import copy").hasPrefix("Added "))
    #expect(empty.end.code == .done, "\(empty.transcript)")
    #expect(empty.trip("import copy") == "The records of 'me' have all of it already.\n")
  }
}
