import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// A terminal whose locale has no more than ASCII.
@MainActor
struct PlainLetterStories {
  private let machine = Machine()
  private let clock = StoryClock("2026-03-02T12:00:00Z")

  private static let study = """
    {"id": "s", "title": "Tagebuch „Größe“", "language": "de", "tasks": [
    {"id": "pulse", "version": 1, "effective": "2026-03-01", "title": "Übung für Müde",
     "schedule": {"elements": [{"start": "2026-03-01T07:00:00", "interval": {"day": 1},
       "text": "früh"}]},
     "card": {"style": "labeledValue", "units": "µg"}},
    {"id": "walk", "version": 1, "effective": "2026-03-01", "title": "Weg → Ziel",
     "schedule": {"elements": [{"start": "2026-03-01T07:00:00", "interval": {"day": 1}}]},
     "survey": "walk.json"}],
    "insights": [{"id": "pulse", "title": "Größe", "kind": "bar",
      "series": [{"task": "pulse", "title": "Höhe"}]}]}
    """
  private static let walk = """
    {"id": "walk", "version": 1, "title": "Weg → Ziel", "steps": [
    {"id": "how", "type": "question", "text": "Wie geht’s …?", "answer": {"format": "choice",
      "choices": [{"text": "Müde", "value": "tired"}, {"text": "Möglich", "value": "well"},
        {"text": "Muster", "value": "other"}]}}]}
    """

  init() {
    machine.files = ["Content/s/study.json": Self.study, "Content/s/walk.json": Self.walk]
    machine.clock = clock
    machine.terminals = [.talk, .data]
    machine.environment = ["TERM": "xterm", "LC_ALL": "C", "NO_COLOR": "1"]
  }

  @discardableResult
  private func shows(_ line: String, typing lines: String...) -> String {
    machine.console = ScriptedConsole(lines.map { .line($0) })
    machine.run(
      ["--content", "Content", "--study", "s", "--lang", "de"]
        + line.split(separator: " ").map(String.init))
    return machine.transcript
  }

  private func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  @Test(arguments: [
    "today", "day 2026-03-01", "week", "due", "history", "insights", "chart --table", "report",
    "summary", "help", "help start", "learn", "verify", "doctor", "audit", "participants",
    "check Content/s", "preview walk", "start nothing", "drafts", "contacts", "today --accessible",
    "insights --accessible", "export --format csv", "report --format markdown",
    "report --format html", "export --format codebook", "today --plain", "today --json",
    "audit --json", "week --plain", "insights --signs ascii", "events pulse", "log pulse x",
  ])
  func `every page is ASCII, and no wider than the terminal`(_ line: String) {
    shows("log pulse 60")
    let page = shows(line)
    #expect(isPlain(page), "\(page)")
    #expect(!page.isEmpty)
    if line.contains("--") || line.hasPrefix("export") { return }
    #expect(page.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 }, "\(page)")
  }

  @Test func `columns stay under each other`() {
    shows("log pulse 60")
    #expect(
      shows("today") == """
        Heute, Montag, 2. Maerz 2026
        ----------------------------

        [Mo 2]  Di 3   Mi 4   Do 5   Fr 6   Sa 7   So 8
          1/2     .      .      .      .      .      .   . spaeter

          1 [x] Uebung fuer Muede  60 ug
          2 [ ] Weg -> Ziel        7:00 bis 8:00 Uhr                          -> start 2

        """)
  }

  @Test func `what is spelled can be typed as it is spelled`() {
    let page = shows("start walk", typing: "muede", "")
    #expect(machine.end.code == .done, "\(page)")
    #expect(page.contains("Wie geht's ...?"))
    #expect(page.contains("Muede"))
    #expect(isPlain(page), "\(page)")
    shows("start walk", typing: "mo", "")
    clock.set("2026-03-03T12:00:00Z")
    #expect(shows("start walk", typing: "zurueck", "Mü", "").contains("Muede"))
    #expect(machine.end.code == .done)
  }

  @Test func `files, pipes and other locales have all letters`() {
    shows("log pulse 60")
    shows("report --output r.html")
    #expect(machine.files["r.html"]?.contains("Übung für Müde") == true)
    shows("report --output r.txt")
    #expect(machine.files["r.txt"]?.contains("Übung für") == true)
    shows("export x.csv --format csv")
    #expect(machine.files["x.csv"]?.contains("µg") == true)
    machine.terminals = [.talk]
    #expect(shows("today").contains("Übung für Müde"))
    machine.terminals = [.talk, .data]
    machine.environment["LC_ALL"] = "C.UTF-8"
    #expect(shows("today").contains("Übung für Müde"))
  }

  @Test func `who asks for signs gets them, with words in ASCII`() {
    shows("log pulse 60")
    let page = shows("insights --signs blocks")
    #expect(page.contains("█"))
    #expect(page.contains("Hoehe"))
    #expect(!page.contains("ö"))
  }

  @Test func `JSON holds what was recorded`() {
    shows("log pulse 60")
    let json = shows("today --json")
    #expect(json.contains(#""title":"\u00dcbung f\u00fcr M\u00fcde""#))
  }
}
