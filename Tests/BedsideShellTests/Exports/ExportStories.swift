import BedsideCore
import BedsideExchange
import BedsideStore
import Testing

@testable import BedsideShell

/// What is recorded is written for other programs.
@MainActor
struct ExportStories {
  private let machine = ExportMachine.recorded()

  private func said(_ words: String..., code: ExitCode = .done) -> String {
    machine.type([])
    machine.isInteractive = false
    #expect(machine.run(words).code == code)
    return machine.transcript
  }

  @Test func `answers go to standard output as a table, and nothing else does`() {
    let lines = said("export", "--format", "csv").split(separator: "\r\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("participant,study,task,version,event,day,"))
    #expect(lines[1].contains(",answer,far,,,answered,typed,integer,3,,,3,How far?,"))
  }

  @Test func `tabs alone are enough to ask for a table`() {
    let lines = said("export", "--tsv").split(separator: "\n")
    #expect(lines.count == 3 && lines[2].contains("\t=1+1\t"))
  }

  @Test func `formulas are defused on request`() {
    #expect(said("export", "--format", "wide", "--task", "walk", "--defuse").contains(",'=1+1,"))
  }

  @Test func `a file is made and never replaced unasked`() {
    #expect(
      said("export", "x.csv", "--format", "csv") == """
        Wrote x.csv
        Whoever can open this can read the answers. Keep it where only the right people
        can.

        """)
    let written = machine.files["x.csv"]
    #expect(written?.hasPrefix("participant,") == true)
    #expect(
      said("export", "x.csv", "--format", "json", code: .cannotCreate) == """
        There is a 'x.csv' already. It was left as it is. Name another file, or replace
        it with --force.

        """)
    #expect(machine.files["x.csv"] == written)
    #expect(
      said("export", "x.csv", "--format", "jsonl", "--force", "--json")
        == "{\"format\":1,\"files\":[\"x.csv\"]}\n")
    #expect(machine.files["x.csv"]?.hasPrefix("{\"participant\":\"me\"") == true)
  }

  @Test func `a folder gets a table and commands for each task, and the codebook`() {
    _ = said("export", "out", "--format", "spss")
    let names = machine.files.keys.filter { $0.hasPrefix("out/") }.sorted()
    #expect(names == ["out/codebook.md", "out/walk.csv", "out/walk.sps"])
    #expect(machine.files["out/walk.sps"]?.contains("/FILE='walk.csv'") == true)
  }

  @Test func `commands for one task go to standard output`() {
    #expect(
      said("export", "--format", "r", "--task", "walk").contains("walk <- read.csv(\"walk.csv\""))
    #expect(said("export", "--format", "stata", "--task", "walk").contains("version 14"))
    #expect(said("export", "--format", "codebook").contains("| `far` | `far` | How far? |"))
    #expect(said("export", "--format", "codebook-csv").contains("\r\nwalk,far,far,answer,number,"))
  }

  @Test func `what is written out stands in the audit trail, codebooks do not`() {
    _ = said("export", "--format", "codebook")
    #expect(!said("audit").contains("exported"))
    _ = said("export", "--format", "csv")
    #expect(said("audit").contains("\n  csv: answers were written out\n"))
    _ = said("export", "--format", "wide", "--task", "walk", "--from", "2026-03-01")
    #expect(said("audit").contains("  wide walk 2026-03-01/"))
  }

  @Test func `a terminal gets no control characters of an answer`() throws {
    let month = try #require(Month("2026-03-05"))
    let fields: JSONFields = [
      "task": "tablet", "effective": "2026-03-05T00:00:00", "event": "me/recover/tablet/1/0/63",
      "day": "2026-03-05", "recorded": "2026-03-05T09:00:00Z", "on": "2026-03-05", "zone": "UTC",
      "values": [.object(["kind": "note", "value": "a\u{1B}[31mred"])],
    ]
    try machine.journal.append([JournalEntry("outcome", fields)], to: .month("me", month))
    #expect(said("export", "--format", "csv").contains("a\u{1B}[31mred"))
    machine.terminals = [.data]
    let shown = said("export", "--format", "csv")
    #expect(!shown.contains("\u{1B}") && shown.contains("red"))
  }

  @Test(arguments: [
    (["--task", "walk"], "--task needs --format, which says what is to be written.\n"),
    (
      ["--format", "json", "--tsv"],
      "--tsv is for tables: csv, wide and codebook-csv.\n"
    ),
    (
      ["--format", "wide"],
      """
      'wide' has a table a task. Name one with --task, or a folder for all. The tasks:
      walk, tablet.

      """
    ),
    (
      ["--format", "csv", "--json"],
      """
      --json says which files were made. Name one, or take --format json for the
      answers as JSON.

      """
    ),
    (["--format", "csv", "--neutral"], "--neutral is for calendars: --format ical.\n"),
    (
      ["--format", "ical", "--alarm", "soon"],
      "'soon' is no number of minutes up to 10080, a week. Write one, or none.\n"
    ),
  ])
  func `what can't be meant is said`(words: [String], message: String) {
    machine.type([])
    machine.isInteractive = false
    #expect(machine.run(["export"] + words).code == .usage)
    #expect(machine.transcript == message)
  }

  @Test func `a task that is not there is named, with the nearest`() {
    #expect(
      said("export", "--format", "csv", "--task", "wlak", code: .noSuchThing).contains("walk"))
  }

  @Test func `records that are not there are said to be missing`() {
    #expect(
      said("export", "--format", "csv", "--participant", "bob", code: .noSuchThing) == """
        There are no records of 'bob'. See whose there are with: participants

        """)
  }

  @Test func `calendars name what they need where nothing writes them`() {
    #expect(
      said("export", "--format", "ical", code: .failure) == """
        Calendars need libical, which is missing. Install libical-dev and build Bedside
        again.

        """)
  }

  @Test func `a calendar has the schedule, without a title where it is to be neutral`() {
    machine.configure = { host in
      host.findCalendarWriter = {
        { calendar, _ in
          ([calendar.title] + calendar.entries.map(\.summary)).joined(separator: "\n") + "\n"
        }
      }
    }
    #expect(said("export", "--format", "ical") == "Recover\nWalk\nTablet & more\nTablet & more\n")
    #expect(
      said("export", "--format", "ical", "--neutral", "--task", "walk") == "Reminder\nReminder\n")
  }

  @Test func `archives name what they need where nothing makes them`() {
    #expect(
      said("export", "--format", "archive", code: .failure) == """
        Archives need libzip, which is missing. Install libzip-dev and build Bedside
        again.

        """)
  }

  @Test func `an archive holds the record as it is and all exports of it`() {
    machine.configure = { host in
      host.findArchiveMaker = {
        { (parts, source, archive, _) throws(SystemError) in
          #expect(parts.map(\.range.count).reduce(0, +) == source.count)
          for part in parts {
            try archive.append(Array("\(part.path) \(part.range.count)\n".utf8)[...])
          }
        }
      }
    }
    #expect(said("export", "a.zip", "--format", "archive").hasPrefix("Wrote a.zip\n"))
    let names = (machine.files["a.zip"] ?? "").split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    for name in [
      "record/export.json", "record/plan/plan.jsonl", "record/p/me/2026-03.jsonl", "answers.csv",
      "answers.json", "codebook.csv", "tables/walk.csv", "r/walk.R", "spss/walk.sps",
      "stata/walk.do", "report.html", "report.txt", "README.txt",
    ] { #expect(names.contains(name), "\(name)") }
    #expect(!names.contains("report.pdf"))
    #expect(!names.contains { machine.files[$0] != nil })
    #expect(
      said("export", "b.zip", "--format", "archive", "--task", "walk", code: .usage) == """
        An archive holds everything of one participant, so --task can't be with it.

        """)
  }

  @Test func `damaged lines are left out and told`() throws {
    let file = JournalFile.month("me", try #require(machine.journal.months(of: "me").first))
    machine.journal.contents[file]?[40] ^= 1
    #expect(
      said("export", "--format", "csv").contains("1 damaged line of the records was left out."))
  }
}
