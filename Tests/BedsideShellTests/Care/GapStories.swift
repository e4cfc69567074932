import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// What the record lacks is told wherever it is read, and stands on the pages that are handed out.
@MainActor
struct GapStories {
  private let clock = StoryClock("2026-03-30T12:00:00Z")
  private let machine = TripStudy.machine()
  private let march = JournalFile.month("me", Month("2026-03") ?? .first)
  private let april = JournalFile.month("me", Month("2026-04") ?? .first)

  init() {
    machine.clock = clock
    machine.files["Content/trip/study.json"] = TripStudy.files["Content/trip/study.json"]?
      .replacing(
        "\"education\":",
        with: """
          "insights": [{"id": "nausea", "title": "Nausea", "kind": "bar",
            "series": [{"task": "nausea", "title": "Nausea"}]}], "education":
          """)
    _ = machine.trip("log nausea 2")
    clock.set("2026-04-02T20:10:00Z")
    for line in ["log 6 62", "log nausea 3", "done 1"] {
      _ = machine.trip(line)
      precondition(machine.end.code == .done)
    }
  }

  private func tells(
    _ line: String, _ text: String, isThere: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let told = machine.trip(line).replacing("\n", with: " ")
    #expect(told.contains(text) == isThere, "\(line): \(told)", sourceLocation: sourceLocation)
  }

  private func takeOut(_ line: Int) {
    var lines = (machine.journal.contents[april] ?? []).split(separator: 10)
    lines.remove(at: line - 1)
    machine.journal.contents[april] = lines.flatMap { $0 + [10] }
  }

  @Test func `a line that was taken out is told by whatever reads its file`() {
    let lines = [
      "today", "week", "due", "history", "show pulse", "insights", "report", "summary", "audit",
      "export --format csv", "export --format csv --from today", "undo",
    ]
    let gap = "p/me/2026-04.jsonl: 1 line is missing. Somebody took it out."
    for line in lines.dropLast() + ["export copy"] { tells(line, gap, isThere: false) }
    takeOut(2)
    for line in lines + ["export copy-with-gap"] { tells(line, gap) }
    #expect(!machine.console.data.contains("missing"))
    tells("export --format csv --to 2026-03-31", gap, isThere: false)
  }

  @Test func `pages that are handed out say that lines are missing`() {
    takeOut(1)
    let gap = "1 line of the record is missing: what it said is missing here."
    for format in ["text", "markdown", "html"] {
      _ = machine.trip("report --format \(format)")
      #expect(machine.console.data.replacing("\n", with: " ").contains(gap), "\(format)")
    }
    for form in ["", " --plain", " --json"] {
      _ = machine.trip("summary\(form)")
      #expect(machine.console.data.replacing("\n", with: " ").contains(gap), "\(form)")
    }
    tells("report --to 2026-03-31", gap, isThere: false)
  }

  @Test func `charts that are handed out say that lines are missing, and so does the terminal`() {
    machine.figures = NamingPainter()
    tells("chart nausea --output a.svg", "missing", isThere: false)
    #expect(machine.files["a.svg"] == "svg of nausea: Nausea 2")
    tells("insights --json", "\"warnings\":[]}")
    takeOut(1)
    let gap = "1 line of the record is missing: what it said is missing here."
    tells("chart nausea --output b.png", "1 line is missing. Somebody took it out.")
    #expect(machine.files["b.png"]?.hasSuffix("\n" + gap) == true)
    tells("insights --json", "\"warnings\":[\"\(gap)\"]")
    tells("chart nausea --from 2026-03-01 --to 2026-03-31 --output c.pdf", gap, isThere: false)
    #expect(machine.files["c.pdf"] == "pdf of nausea: Nausea 1")
    machine.journal.contents[march] = nil
    tells("chart nausea --output d.pdf", "p/me/2026-03.jsonl: the file is missing.")
    #expect(
      machine.files["d.pdf"]?.contains(
        "The record of Mar 2026 is missing: its days look as if nothing had been recorded.")
        == true)
  }

  @Test func `pages that are handed out say that a month is missing`() {
    machine.journal.contents[march] = nil
    let gap = "The record of Mar 2026 is missing: its days look as if nothing had been recorded."
    tells("report", gap)
    tells("summary", gap)
    tells("report", "p/me/2026-03.jsonl: the file is missing.")
    tells("export --format csv", "p/me/2026-03.jsonl: the file is missing.")
    tells("report --from 2026-04-01", gap, isThere: false)
    machine.journal.contents[april] = nil
    tells("report", "The records of Mar 2026, Apr 2026 are missing: their days look as if")
  }
}
