import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// The commands on the records as a whole, which need no study.
@MainActor
struct DataStories {
  private let machine = Machine()

  private func outcome(_ name: String, pain: Int) -> JournalEntry {
    JournalEntry(
      "outcome",
      [
        "task": "check-in", "effective": "2026-03-06T08:00:00", "event": .string(name),
        "day": "2026-03-06", "recorded": "2026-03-06T07:58:00Z", "on": "2026-03-06",
        "zone": "UTC",
        "values": [
          .object([
            "kind": "pain", "type": "integer", "value": .integer(pain), "units": "of 10",
            "recorded": "2026-03-06T07:58:00Z",
          ])
        ],
      ])
  }

  private func record() throws {
    try machine.journal.append(
      [outcome("me/s/check-in/1/0/0", pain: 3), outcome("me/s/check-in/1/0/1", pain: 4)],
      to: file)
  }

  private var file: JournalFile {
    get throws { .month("me", try #require(Month("2026-03"))) }
  }

  private func edit(_ old: String, _ new: String) throws {
    let file = try file
    let text = String(decoding: machine.journal.contents[file] ?? [], as: UTF8.self)
    machine.journal.contents[file] = Array(text.replacing(old, with: new).utf8)
  }

  private func said(_ words: String..., code: ExitCode = .done) -> String {
    #expect(machine.types().run(words).code == code)
    return machine.transcript
  }

  @Test func `records that are as they were written are found so`() throws {
    #expect(said("verify") == "Checked 0 files: 0 lines, 0 B.\nNothing is wrong.\n")
    try record()
    #expect(said("verify") == "Checked 1 file: 2 lines, 640 B.\nNothing is wrong.\n")
    #expect(
      said("verify", "--json") == """
        {"format":1,"sound":true,"files":1,"lines":2,"bytes":640,"foreign":0,"remarks":[],"settings":[],"older":false}

        """)
  }

  @Test func `a store in which nobody can write is not right`() throws {
    try record()
    machine.journal.access = .readOnly(.notWritable(path: "/s"))
    let text = said("doctor", code: .badData)
    #expect(text.hasPrefix("This user cannot write in '/s'."))
    #expect(!text.contains("Nothing is wrong."))
    #expect(said("doctor", "--json", code: .badData).contains(#""well":false"#))
    machine.journal.access = .readWrite
    #expect(said("doctor").contains("Nothing is wrong."))
  }

  @Test func `an edited line is found and explained, and adopted only by the study that asked`()
    throws
  {
    try record()
    try edit(#""value":3"#, #""value":8"#)
    #expect(
      said("verify", code: .badData) == """
        Checked 1 file: 2 lines, 640 B.
        p/me/2026-03.jsonl:1: the line was changed after it was written. It stays and is left out.
        See what would do with: doctor

        """)
    #expect(
      said("doctor", code: .badData) == """
        p/me/2026-03.jsonl:1: the line was changed after it was written. It stays and is left out.
          Let it count again with: doctor --adopt p/me/2026-03.jsonl:1 --author NAME
          --reason TEXT

        """)
    #expect(
      said("doctor", "--adopt", "p/me/2026-03.jsonl:1", code: .usage)
        == "Adopting a line needs --author and --reason.\n")
    let before = machine.journal.contents
    #expect(
      said(
        "doctor", "--adopt", "p/me/2026-03.jsonl:1", "--author", "Ann", "--reason", "typing error",
        code: .badData
      ).hasSuffix(
        """
        p/me/2026-03.jsonl:1 can't be adopted: what it says can only be checked with the
        study that asked it. Name that with --content and --study.

        """))
    #expect(machine.journal.contents == before)
  }

  @Test(arguments: [
    (
      "somewhere", ExitCode.usage,
      "'somewhere' names no line. Write it like p/me/2026-03.jsonl:12\n"
    ),
    ("p/me/2026-03.jsonl:9", .noSuchThing, "There is no line p/me/2026-03.jsonl:9.\n"),
    (
      "p/me/2026-03.jsonl:1", .badData,
      "p/me/2026-03.jsonl:1 is as it was written. There is nothing to adopt.\n"
    ),
    (
      "plan/plan.jsonl:1", .badData,
      "plan/plan.jsonl:1 is no line of a participant's records or settings. Only those\n"
        + "can be adopted.\n"
    ),
  ])
  func `what can't be adopted says why`(_ place: String, _ code: ExitCode, _ words: String) throws {
    try record()
    #expect(
      said("doctor", "--adopt", place, "--author", "Ann", "--reason", "why", code: code) == words)
  }

  @Test func `lines that were taken out, doubled or left unfinished are told`() throws {
    try record()
    try machine.journal.append([outcome("e", pain: 5)], to: file)
    let lines = String(decoding: machine.journal.contents[try file] ?? [], as: UTF8.self)
      .split(separator: "\n").map { $0 + "\n" }
    machine.journal.contents[try file] = Array((lines[0] + lines[2] + lines[2] + "torn").utf8)
    #expect(
      said("verify", code: .badData).dropFirst(32) == """
        p/me/2026-03.jsonl: 1 line is missing. Somebody took it out.
        p/me/2026-03.jsonl: 1 line stands there twice.
        p/me/2026-03.jsonl: 4 bytes at the end are no line yet. They are being written, or a crash \
        left them.
        See what would do with: doctor

        """)
    #expect(
      said("doctor", code: .badData).hasSuffix(
        """
          Put the file back from a copy of the store. Everything else in it counts as
          before.
          If no copy holds what is lost, accept that with: doctor --accept-loss
          p/me/2026-03.jsonl --author NAME --reason TEXT

        """))
  }

  @Test func `the audit trail says who, when, what before and after, and why`() throws {
    try record()
    try edit(#""value":3"#, #""value":8"#)
    let edit = try HandEdit(
      line: 1, of: try file, in: machine.journal, today: try #require(CivilDate("2026-03-06")))
    _ = try edit.adopt(
      in: machine.journal, author: "Ann", reason: "typing error", at: StoppedClock().instant)
    #expect(
      said("audit") == """
        Audit trail of 'me'

        At an unknown time, by an unknown hand
          the line was edited by hand and does not count
          p/me/2026-03.jsonl:1

        2026-03-06 07:58:00 (UTC), me
          check-in, 2026-03-06 08:00: recorded: pain 4 of 10
          p/me/2026-03.jsonl:2

        2026-03-06 08:00:00 (UTC), Ann
          check-in, 2026-03-06 08:00: recorded: pain 8 of 10 (adopts the hand-edited
          line 1). Reason: typing error
          p/me/2026-03.jsonl:3

        """)
    #expect(
      said("audit", "--plain").split(separator: "\n").last?.hasPrefix(
        "2026-03-06T08:00:00Z\tUTC\tAnn\toutcome\tcheck-in\tme/s/check-in/1/0/0\t2026-03-06\t\t[{")
        == true)
    #expect(said("audit", "walk").contains("check-in") == false)
    #expect(said("audit", "--from", "2026-03-07").contains("07:58:00") == false)
    #expect(said("audit", "--from", "someday", code: .usage).contains("'someday' is not a day."))
  }

  @Test func `participants are listed with the months of their records`() throws {
    #expect(said("participants") == "There are no records yet.\n")
    try record()
    try machine.journal.append(
      [outcome("e", pain: 1)], to: .month("me", Month("2026-05") ?? .first))
    try machine.journal.append([outcome("e", pain: 1)], to: .draft("bob", "d"))
    #expect(
      said("participants") == """
          bob  no answers yet, 1 unfinished
          me   2026-03 to 2026-05

        """)
    #expect(
      said("participants", "--plain")
        == "bob\t\t\t1\t\t\t\nme\t2026-03\t2026-05\t0\t\t\t\n")
  }

  @Test func `an export needs a folder with a name`() throws {
    try record()
    let files = machine.files
    for name in ["", " "] {
      #expect(
        said("export", name, code: .usage)
          == "'export' needs a folder with a name. Write export FOLDER.\n")
    }
    #expect(machine.files == files)
  }

  @Test func `what was never kept is not erased, and nothing is noted`() throws {
    try record()
    let before = machine.journal.contents
    #expect(
      said("--participant", "nobody", "erase", "--confirm", "nobody", code: .noSuchThing)
        == "Nothing is kept of 'nobody'.\n")
    #expect(machine.journal.contents == before)
  }

  @Test func `what is exported can be erased and imported again`() throws {
    try record()
    #expect(
      said("export", "copy") == """
        Copied 4 files to copy
        Whoever can open the folder can read the answers. Keep it where only the right
        people can.

        """)
    #expect(
      machine.files["copy/outcomes.csv"] == """
        study,task,version,event,day,effective,recorded,late,author,reason,kind,value,units\r
        s,check-in,1,me/s/check-in/1/0/0,2026-03-06,2026-03-06T08:00:00,2026-03-06T07:58:00Z,\
        false,,,pain,3,of 10\r
        s,check-in,1,me/s/check-in/1/0/1,2026-03-06,2026-03-06T08:00:00,2026-03-06T07:58:00Z,\
        false,,,pain,4,of 10\r

        """)
    #expect(
      said("erase", "--confirm", "you", code: .usage)
        == "'you' is not 'me'. Nothing was erased.\n")
    #expect(
      said("erase", "--confirm", "me") == """
        All that was kept of 'me' is erased, and the history of commands with it.

        """)
    #expect(machine.journal.participants().isEmpty)
    #expect(said("export", code: .noSuchThing).hasPrefix("There are no records of 'me'."))
    #expect(said("import", "copy") == "Added 2 lines to the records of 'me'.\n")
    #expect(said("import", "copy") == "The records of 'me' have all of it already.\n")
    #expect(said("verify").hasSuffix("Nothing is wrong.\n"))
    #expect(
      said("audit", "--plain").split(separator: "\n").map { $0.split(separator: "\t")[3] } == [
        "export", "erase", "import", "import", "outcome", "outcome",
      ])
    #expect(
      said("audit", "--last", "1").hasSuffix(
        """
        2026-03-06 08:00:00 (UTC), me
          2 lines came from 'copy'
          p/me/settings.jsonl:1

        """))
    #expect(
      said("audit").contains(
        """
          check-in, 2026-03-06 08:00: recorded: pain 4 of 10 (brought in from 'copy' by
          me, 2026-03-06 08:00:00)
          p/me/2026-03.jsonl:2
        """))
  }

  @Test func `an erasure is asked about and can be left`() throws {
    try record()
    machine.type(["no"])
    #expect(machine.run("erase").code == .usage)
    #expect(
      machine.transcript.hasSuffix(
        """
        Type 'me' to erase: no
        'no' is not 'me'. Nothing was erased.

        """))
    machine.isInteractive = false
    #expect(
      machine.run("erase").code == .usage)
    #expect(!machine.journal.participants().isEmpty)
    machine.type(["me"])
    #expect(machine.run("erase").code == .done)
    #expect(machine.journal.participants().isEmpty)
  }

  @Test func `what is no copy, or another's, is not imported`() throws {
    try record()
    machine.run("export", "copy")
    #expect(said("import", "nowhere", code: .noSuchThing) == "There is no 'nowhere'.\n")
    machine.files["letter"] = "Dear Ann"
    #expect(
      said("import", "letter", code: .badData)
        == "'letter' is no copy that Bedside made. Name the folder that 'export' wrote.\n")
    #expect(
      said("import", "copy", "--participant", "bob", code: .usage) == """
        These are the records of 'me', not of 'bob'. Leave --participant out, or name
        'me'.

        """)
    machine.files["copy/p/me/2026-03.jsonl"]? += " "
    #expect(
      said("import", "copy", code: .badData) == """
        'copy/p/me/2026-03.jsonl' is missing or was changed since it was exported.
        Nothing was added. Copy it again.

        """)
  }

  @Test func `a copy of unfinished answers is brought back`() throws {
    let copy = try RecordCopy(
      of: "d-1", of: "me", in: machine.journal, adding: [outcome("a", pain: 1)])
    machine.files["saved.jsonl"] = String(
      decoding: try copy.bytes(at: StoppedClock().instant), as: UTF8.self)
    #expect(
      said("import", "saved.jsonl")
        == "1 line of unfinished answers is back. Go on with: resume\n")
    #expect(try machine.journal.drafts(of: "me") == ["d-1"])
    try machine.journal.append([outcome("b", pain: 1)], to: .draft("me", "d-1"))
    let other = try RecordCopy(
      of: "d-1", of: "me", in: MemoryJournal(), adding: [outcome("x", pain: 1)])
    machine.files["saved.jsonl"] = String(
      decoding: try other.bytes(at: StoppedClock().instant), as: UTF8.self)
    #expect(
      said("import", "saved.jsonl", code: .badData) == """
        The store has other answers of the same run. Nothing was added. Finish or
        discard those first: drafts

        """)
  }
}
