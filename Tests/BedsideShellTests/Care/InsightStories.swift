import BedsideCore
import BedsideShell
import Testing

/// What people see of what they recorded.
@MainActor
struct InsightStories {
  private let machine = Machine()
  private let clock = StoryClock("2026-03-02T12:00:00Z")

  private static let insights = """
    "insights": [
     {"id": "pulse", "title": "Pulse", "kind": "bar", "axis": {"minimum": 0, "maximum": 100},
      "series": [{"task": "pulse", "title": "Pulse"}]},
     {"id": "done", "title": "Done", "kind": "adherence"}],
    """

  private static let study = """
    {"id": "s", "title": "S", "tasks": [
    {"id": "pulse", "version": 1, "effective": "2026-03-01", "title": "Pulse",
     "schedule": {"elements": [{"start": "2026-03-01T07:00:00", "interval": {"day": 1}}]},
     "card": {"style": "labeledValue", "units": "bpm"}}],
    \(insights)
    "education": [{"topic": "heart", "title": "The Heart", "text": "heart.md",
     "featured": "About the heart"}]}
    """

  init() {
    machine.files = ["Content/s/study.json": Self.study, "Content/s/heart.md": "It beats."]
    machine.clock = clock
    machine.isInteractive = false
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
    return machine.transcript
  }

  @Test func `a chart shows its values, its gaps and what they come to`() {
    #expect(
      shows("chart pulse 5d") == """
        Pulse, Sun 1 Mar 2026 to Thu 5 Mar 2026

        100 +
            |
         80 +                            ######
            |              ######        ######
         60 +       ###### ######        ######
            |       ###### ######        ######
         40 +       ###### ######        ######
            |       ###### ######        ######
         20 +       ###### ######        ######
            |.      ###### ###### .      ######
          0 ++------+------+------+------+----------------------------------------------
             Sun    Mon    Tue    Wed    Thu
        # Pulse (bpm)   . nothing recorded

        Pulse: n 3, Mon 2 Mar 2026 to Thu 5 Mar 2026. First 60 bpm, last 80 bpm, 20 bpm
        higher. Median 72 bpm, from 60 to 80 bpm.

        """)
    #expect(machine.end.code == .done)
  }

  @Test func `the insights have every chart, and below them what there is to read`() {
    let page = shows("insights 5d")
    #expect(page.hasPrefix("Insights, Sun 1 Mar 2026 to Thu 5 Mar 2026\n\nPulse\n"))
    #expect(page.contains("\nDone\n"))
    #expect(page.contains("All tasks: all done on 3 of 4 days."))
    #expect(page.hasSuffix("To read\nAbout the heart. Read it with: learn heart\n"))
    #expect(shows("learn heart").contains("It beats."))
  }

  @Test func `what is taken back is gone from the next chart`() {
    #expect(shows("chart pulse 5d").contains("n 3"))
    shows("undone pulse")
    #expect(machine.end.code == .done)
    #expect(shows("chart pulse 5d").contains("n 2"))
  }

  @Test func `the numbers are there as a table, as records and as JSON`() {
    #expect(
      shows("chart pulse 2d --table").contains(
        """
        Day             Pulse (bpm)
        Wed 4 Mar 2026
        Thu 5 Mar 2026           80
        """))
    #expect(
      shows("chart pulse all --plain")
        == """
        pulse\tPulse\t2026-03-02\t60.0\tbpm\t1
        pulse\tPulse\t2026-03-03\t72.0\tbpm\t1
        pulse\tPulse\t2026-03-05\t80.0\tbpm\t1

        """)
    let json = shows("chart pulse 2d --json")
    #expect(json.hasPrefix(#"{"format":1,"charts":[{"id":"pulse","title":"Pulse","kind":"bar""#))
    #expect(json.contains(#""points":[{"day":"2026-03-05","value":80.0,"n":1}]"#))
  }

  @Test func `a screen reader gets the same facts in sentences`() {
    #expect(
      shows("chart pulse 4d --accessible") == """
        Pulse, Mon 2 Mar 2026 to Thu 5 Mar 2026

        Mon 2 Mar 2026: Pulse 60 bpm.
        Tue 3 Mar 2026: Pulse 72 bpm.
        Wed 4 Mar 2026: nothing recorded.
        Thu 5 Mar 2026: Pulse 80 bpm.

        Pulse: n 3, Mon 2 Mar 2026 to Thu 5 Mar 2026. First 60 bpm, last 80 bpm, 20 bpm
        higher. Median 72 bpm, from 60 to 80 bpm.

        """)
  }

  @Test func `charts are listed where none is named`() {
    #expect(
      shows("chart") == """
        Charts

          pulse  Pulse
          done   Done

        """)
    #expect(shows("chart --plain") == "pulse\tPulse\tbar\ndone\tDone\tadherence\n")
    #expect(shows("chart --accessible").contains("Pulse. See it with: chart pulse"))
    #expect(shows("chart --json").contains(#"{"chart":"done","title":"Done","kind":"adherence"}"#))
  }

  @Test(
    arguments: [
      ("chart puls", ExitCode.noSuchThing, "There is no chart 'puls'. Did you mean 'pulse'?"),
      ("chart zz", .noSuchThing, "There is no chart 'zz'. All charts are listed by: chart"),
      (
        "insights 4x", .usage,
        "'4x' is no range of days. Type one like 14d, 4w, 6m, 1y or all."
      ),
      ("chart pulse 0d", .usage, "'0d' is no range of days. Type one like 14d, 4w, 6m, 1y or all."),
      (
        "insights 4w --from 2026-03-01", .usage, "Give a range, or --from and --to, not both."
      ),
      (
        "insights --to 2026-03-09", .usage,
        "Mon 9 Mar 2026 has not come yet. Type an earlier day."
      ),
    ] as [(String, ExitCode, String)])
  func `what can't be shown is said`(_ line: String, _ code: ExitCode, _ message: String) {
    #expect(shows(line).contains(message))
    #expect(machine.end.code == code)
  }

  @Test func `a study without charts says so`() {
    machine.files["Content/s/study.json"] = Self.study.replacing(Self.insights, with: "")
    #expect(shows("chart") == "This study has no charts.\n")
    #expect(shows("insights") == "This study has no charts.\n")
    #expect(shows("insights --json") == #"{"format":1,"charts":[]}"# + "\n")
  }

  @Test(arguments: ["7d", "1w", "1m", "1y", "all"])
  func `every range has the values in it`(_ range: String) {
    #expect(shows("chart pulse \(range)").contains("n 3, Mon 2 Mar 2026 to Thu 5 Mar 2026."))
  }

  @Test func `a range that begins long before the record is cut, and that is said`() {
    let chart = shows("chart pulse 99y").replacing("\n", with: " ")
    #expect(
      chart.hasPrefix(
        "Nothing was recorded before Mon 2 Mar 2026. The time before that is left out."))
    #expect(chart.contains("Pulse, Mon 2 Mar 2026 to Thu 5 Mar 2026"))
    #expect(!shows("chart pulse all").contains("is left out"))
    machine.console = ScriptedConsole([])
    machine.run([
      "--content", "Content", "--study", "s", "--participant", "new", "insights", "99y",
    ])
    #expect(
      machine.transcript.contains("Nothing was recorded yet. The time before Thu 5 Mar 2026"))
  }

  @Test func `without an enrolment nothing was missed before the first record`() {
    #expect(shows("week --plain 2026-03-05").contains("2026-03-02\tfraction\t1\t1\n"))
    #expect(shows("week --plain 2026-03-01").contains("2026-03-01\tnoTasks\t0\t0\n"))
    #expect(shows("report 4w").contains("In the study since: Mon 2 Mar 2026 (day 4"))
    #expect(shows("report 4w").contains("Pulse    4     3              0       1       75\n"))
  }

  @Test func `a task that can't be read is missed on the pages that count tasks`() {
    let broken = #"{"id": "walk", "version": 1, "effective": "2026-03-01", "title": null},"#
    machine.files["Content/s/study.json"] = Self.study.replacing(
      #""tasks": ["#, with: #""tasks": [\#(broken)"#)
    let missing = "1 task of the study can't be read"
    let today = shows("today").replacing("\n", with: " ")
    #expect(today.contains("\(missing) and is missing here. Tell who looks after the study."))
    let page = shows("report 4w").replacing("\n", with: " ")
    #expect(page.contains("\(missing): nothing here counts what it asks for."))
    machine.files["Content/s/study.json"] = Self.study
    #expect(!shows("today").contains("can't be read"))
  }

  @Test func `a range may be given by its days`() {
    #expect(
      shows("chart pulse --from 2026-03-03 --to 2026-03-04").contains(
        "Pulse: one value, 72 bpm, on Tue 3 Mar 2026."))
  }

  @Test func `the signs are those that are asked for`() {
    #expect(shows("chart pulse 5d --signs blocks").contains("█"))
    #expect(!shows("chart pulse 5d").contains("█"))
  }

  @Test func `TAB completes charts and ranges`() {
    machine.console = ScriptedConsole([.line("quit")])
    machine.isInteractive = true
    machine.run("--content", "Content", "--study", "s")
    let prompt = machine.console.prompts.last
    let words = { (line: String) in
      prompt?.complete(CompletionRequest(leading: line, word: "")).map(\.text) ?? []
    }
    #expect(words("chart ").contains("pulse"))
    #expect(words("insights ") == ["2w", "4w", "3m", "1y", "all"])
  }

  @Test func `insights speak German`() {
    let page = shows("insights 5t --lang de").replacing("\n", with: " ")
    #expect(page.contains("Auswertung, Sonntag, 1. März 2026 bis Donnerstag, 5. März 2026"))
    #expect(page.contains("Zuerst 60 bpm, zuletzt 80 bpm, 20 bpm höher."))
    #expect(machine.end.code == .done)
  }

  @Test func `a summary has a sentence for each series of the last seven days`() {
    let told = shows("summary")
    #expect(
      told == """
        S: Fri 27 Feb 2026 to Thu 5 Mar 2026

        Pulse: median 72 bpm, on 3 of 7 days; highest 80 on Thu.
        All tasks: all done on 3 of 4 days.

        """)
    clock.set("2026-03-12T12:00:00Z")
    shows("log pulse 64")
    #expect(
      shows("summary --plain")
        == "Pulse: 64 bpm (was 72), on 1 day.\nAll tasks: all done on 1 of 7 days.\n")
    clock.set("2026-03-30T12:00:00Z")
    #expect(shows("summary").contains("Pulse: nothing was recorded."))
    #expect(
      shows("summary 2026-03-05 --json").hasPrefix(
        #"{"format":1,"from":"2026-02-27","to":"2026-03-05","sentences":["Pulse: median 72 bpm"#))
    #expect(shows("summary 2026-04-05").contains("Sun 5 Apr 2026 has not come yet."))
    #expect(machine.end.code == .usage)
  }
}
