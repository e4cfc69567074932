import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// What keeps a copy out says why, and who could bring it in.
@MainActor
struct ImportWordStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  /// Lays a copy of a line of another store in the machine's folder.
  private func copy(_ task: String, _ day: String, k: Int, zone: String = "UTC") throws {
    let other = Machine(journal: MemoryJournal(origin: "other"))
    let fields: JSONFields = [
      "task": .string(task), "effective": .string("\(day)T00:00:00"),
      "event": .string("me/trip/\(task)/1/0/\(k)"), "day": .string(day),
      "recorded": "2026-04-02T11:00:00Z", "on": .string(day), "zone": .string(zone),
      "values": [.object(["type": "integer", "value": 1])],
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
    try copy("steps", "2026-04-03", k: 33, zone: "Pacific/Kiritimati")
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
}
