import BedsideCore
import BedsideInsights
import BedsideShell
import Testing

/// Charts as pictures, in files and in the terminal.
@MainActor
struct FigureStories {
  private let machine = Machine()
  private let clock = StoryClock("2026-03-02T12:00:00Z")

  private static let study = """
    {"id": "s", "title": "S", "tasks": [
    {"id": "pulse", "version": 1, "effective": "2026-03-01", "title": "Pulse",
     "schedule": {"elements": [{"start": "2026-03-01T07:00:00", "interval": {"day": 1}}]},
     "card": {"style": "labeledValue", "units": "bpm"}}],
    "insights": [
     {"id": "pulse", "title": "Pulse", "kind": "bar", "axis": {"minimum": 0, "maximum": 100},
      "series": [{"task": "pulse", "title": "Pulse"}]},
     {"id": "done", "title": "Done", "kind": "adherence"}]}
    """

  init() {
    machine.files = ["Content/s/study.json": Self.study]
    machine.clock = clock
    machine.isInteractive = false
    machine.figures = NamingPainter()
    for (day, pulse) in [(2, 60), (3, 72), (5, 80)] {
      clock.set("2026-03-0\(day)T12:00:00Z")
      shows("log pulse \(pulse)")
    }
  }

  @discardableResult
  private func shows(_ line: String) -> String {
    machine.console = ScriptedConsole([])
    machine.run(
      ["--content", "Content", "--study", "s"] + line.split(separator: " ").map(String.init))
    return machine.transcript.replacing("\u{A0}", with: " ")
  }

  @Test(arguments: FigureFormat.allCases)
  func `the ending of a file says of which kind its figure is`(_ format: FigureFormat) {
    let path = "out/Pulse.\(format.rawValue.uppercased())"
    #expect(
      shows("chart pulse 5d --output \(path)") == """
        The figure of 'Pulse' is in \(path).
        It tells of a person's health. Keep it as you keep the records.

        """)
    #expect(machine.end.code == .done)
    #expect(machine.files[path] == "\(format.rawValue) of pulse: Pulse 3")
  }

  @Test func `a program that makes a figure is told where it is`() {
    #expect(
      shows("chart pulse --output a.svg --json")
        == "{\"format\":1,\"chart\":\"pulse\",\"file\":\"a.svg\"}\n")
  }

  @Test func `a file that is there stays as it is`() {
    machine.files["a.png"] = "mine"
    #expect(
      shows("chart pulse --output a.png")
        == "There is a file 'a.png' already, and it stays as it is. Name another one.\n")
    #expect(machine.end.code == .cannotCreate)
    #expect(machine.files["a.png"] == "mine")
  }

  @Test(arguments: [
    (
      "chart pulse --output a.gif",
      "'a.gif' does not say of which kind the picture is. Let it end in .png, .svg or .pdf."
    ),
    (
      "chart pulse --output png",
      "'png' does not say of which kind the picture is. Let it end in .png, .svg or .pdf."
    ),
    ("chart --output a.png", "Say which chart goes into the file: pulse, done."),
    (
      "chart pulse --output a.png --table",
      "Give only one of --table, --signs, --picture and --output."
    ),
    (
      "chart pulse --picture --signs ascii",
      "Give only one of --table, --signs, --picture and --output."
    ),
  ])
  func `what names no file or several forms is refused`(_ line: String, _ message: String) {
    #expect(shows(line).replacing("\n", with: " ").hasPrefix(message))
    #expect(machine.end.code == .usage)
  }

  @Test func `a file without a name is refused`() {
    machine.console = ScriptedConsole([])
    machine.run(["--content", "Content", "--study", "s", "chart", "pulse", "--output", " "])
    #expect(
      machine.transcript == "--output has no file behind it. Name one, like chart.png.\n")
    #expect(machine.end.code == .usage)
  }

  @Test func `a chart that there is not goes into no file`() {
    #expect(
      shows("chart puls --output a.png")
        == "There is no chart 'puls'. Did you mean 'pulse'?\n")
    #expect(machine.end.code == .noSuchThing)
  }

  @Test func `a build that draws nothing says what it lacks`() {
    machine.figures = nil
    for line in ["chart pulse --output a.png", "chart pulse --picture"] {
      #expect(
        shows(line).replacing("\n", with: " ")
          == "What draws figures is missing. Install libcairo2-dev and libpango1.0-dev and build Bedside again. "
      )
      #expect(machine.end.code == .failure)
    }
  }

  @Test func `what went wrong while a figure was drawn is said`() {
    machine.figures = NamingPainter(error: .failed(reason: "memory is short"))
    #expect(
      shows("chart pulse --output a.png")
        == "No picture was made: the figure cannot be drawn: memory is short.\n")
    #expect(machine.end.code == .failure)
    #expect(machine.files["a.png"] == nil)
  }

  private func screen(_ rows: Int = 24) -> StubScreen {
    StubScreen(
      ability: .pictures(PictureRoom(columns: 81, rows: rows, cellWidth: 8, cellHeight: 16)))
  }

  @Test func `a picture stands where the figure would, on whole lines`() {
    machine.screen = screen()
    #expect(
      shows("chart pulse 5d --picture") == """
        Pulse, Sun 1 Mar 2026 to Thu 5 Mar 2026

        [640x48 in 80x3, white below]

        Pulse: n 3, Mon 2 Mar 2026 to Thu 5 Mar 2026. First 60 bpm, last 80 bpm, 20 bpm
        higher. Median 72 bpm, from 60 to 80 bpm.

        """)
    #expect(shows("insights 5d --picture").split(separator: "[640x48").count == 3)
  }

  @Test func `a terminal without pictures says so, and what would do`() {
    for screen in [nil, StubScreen(ability: .characters)] {
      machine.screen = screen
      let text = shows("insights --picture").replacing("\n", with: " ")
      #expect(text.hasPrefix("This terminal shows no pictures, or does not say so. Those with"))
      #expect(text.hasSuffix("can be made everywhere: chart CHART --output chart.png "))
      #expect(machine.end.code == .failure)
    }
    machine.screen = StubScreen(ability: .missingLibrary(package: "libchafa-dev"))
    #expect(
      shows("chart pulse --picture").replacing("\n", with: " ")
        == "This terminal shows sixel pictures, which this build cannot make. Install libchafa-dev and"
        + " build it again. ")
  }

  @Test func `who listens has the words, and a program its numbers`() {
    machine.screen = StubScreen(ability: .characters)
    #expect(shows("chart pulse 5d --picture --accessible").contains("Pulse 72 bpm"))
    #expect(shows("chart pulse 5d --picture --json").hasPrefix("{\"format\":1"))
  }
}
