import BedsideCore
import BedsideShell
import Testing

/// The clinician's page of what somebody recorded, in every form.
@MainActor
struct ReportStories {
  private let machine = Machine()
  private let clock = StoryClock("2026-03-02T12:00:00Z")

  private static let study = """
    {"id": "s", "title": "Knee <study>", "tasks": [
    {"id": "check", "version": 1, "effective": "2026-03-01", "title": "Check In",
     "survey": "check.json", "late": {"days": 1}, "card": {"style": "survey"},
     "schedule": {"elements": [{"start": "2026-03-01T07:00:00", "interval": {"day": 1}}]}}],
    "insights": [
     {"id": "pain", "title": "Pain", "kind": "bar", "axis": {"minimum": 0, "maximum": 10},
      "bands": [{"upTo": 6, "label": "bearable"}, {"label": "strong", "flag": true}],
      "series": [{"task": "check", "kind": "pain", "title": "Pain"}]}]}
    """

  private static let check = """
    {"id": "check", "version": 1, "title": "Check In", "copyright": "A. Maker",
    "licence": "free", "source": "here",
    "scores": [{"id": "sum", "title": "Burden", "method": "sum", "items": ["pain", "worry"],
     "minimumAnswered": 1, "missing": "omit", "higherIs": "worse",
     "bands": [{"upTo": 9, "label": "light"}, {"label": "heavy"}]}],
    "alerts": [{"id": "high", "title": "Much pain", "text": "Rest.", "severity": "urgent",
     "when": {"item": "pain", "atLeast": 9}}],
    "steps": [{"id": "f", "type": "form", "items": [
     {"id": "pain", "text": "How strong is the pain?",
      "answer": {"format": "scale", "minimum": 0, "maximum": 10}, "decline": true},
     {"id": "worry", "text": "How worried are you?",
      "answer": {"format": "scale", "minimum": 0, "maximum": 10, "default": 5}},
     {"id": "note", "text": "Anything else?", "answer": {"format": "text", "multiline": true}}]}]}
    """

  init() {
    machine.files = ["Content/s/study.json": Self.study, "Content/s/check.json": Self.check]
    machine.clock = clock
    machine.isInteractive = false
  }

  @discardableResult
  private func shows(_ line: String) -> String {
    machine.console = ScriptedConsole([])
    machine.run(
      ["--content", "Content", "--study", "s"] + line.split(separator: " ").map(String.init))
    return machine.transcript
  }

  private func answer(_ day: Int, _ answers: String, on task: String = "check") {
    clock.set("2026-03-0\(day)T12:00:00Z")
    machine.files["a.json"] = answers
    shows("start \(task) --answers a.json")
    #expect(machine.end.code == .done)
  }

  /// A week with a gap, a note, an alert, answers that are none, and a correction.
  private func fill() {
    answer(1, #"{"pain": 8, "worry": 4, "note": "Fell on the <stairs>\nat home"}"#)
    answer(2, #"{"pain": 9, "worry": 6}"#)
    answer(4, #"{"pain": {"state": "declined"}, "worry": 3, "note": null}"#)
    clock.set("2026-03-05T12:00:00Z")
    machine.console = ScriptedConsole(["2", "", "skip", ""].map { .line($0) })
    machine.isInteractive = true
    machine.run(["--content", "Content", "--study", "s", "start", "check"])
    machine.isInteractive = false
    #expect(machine.end.code == .done)
    machine.console = ScriptedConsole([])
    machine.run([
      "--content", "Content", "--study", "s", "amend", "check", "pain", "7", "--day",
      "2026-03-01", "--author", "Dr. Weber", "--reason", "Misread the scale",
    ])
    #expect(machine.end.code == .done)
  }

  @Test func `the page has alerts first and everything else behind them`() {
    fill()
    #expect(shows("report --from 2026-03-01") == Self.page)
    #expect(machine.end.code == .done)
  }

  private static let page = """
    Knee <study>: report

    Participant: me
    Period: Sun 1 Mar 2026 to Thu 5 Mar 2026, 5 days
    In the study since: Sun 1 Mar 2026 (day 5 on the last day of the period)
    Made: Thu 5 Mar 2026, 12:00 (UTC)

    Alerts
      - Urgent, Mon 2 Mar: Much pain (Check In). Raised by How strong is the pain?
        9. The participant has not seen it.
      - Marked range, Mon 2 Mar: Pain: strong. 2 of 3 values, 7 to 9; the last 9,
        Mon 2 Mar.

    Scores
    Score          Latest          Since the one   Since the       Median (range)  n
                                   before          first
    Burden, 0 to   7 (light), Thu  +4 (from 3,     -4 (from 11,    9 (3 to 15)     4
    20; higher is  5 Mar           Wed 4 Mar)      Sun 1 Mar)
    worse
      Burden: 1 of 4 values is worked out from a part of the answers.

    Burden
    20 +
       |
    16 +                  ...o                                                 heavy
       |           .......
    12 +       o...
       |----------------------------------------------------------------------
     8 +                                                            ...o
       |                                                     .......           light
     4 +                                                 o...
       |
     0 ++-------------+-------------+-------------+-------------+-------------
        1 Mar         2 Mar         3 Mar         4 Mar         5 Mar
    o Burden
    Burden: n 4, Sun 1 Mar 2026 to Thu 5 Mar 2026. First 11 (heavy), last 7 (light),
    4 lower. Median 9, from 3 to 15. 1 value is from a part of the answers, on Wed 4
    Mar 2026. Ranges: light up to 9, heavy above.

    Measures
    Measure  First days  Latest days  Change  Median (range)  n
    Pain                                      7 (2 to 9)      3
      First and latest days: medians of up to 14 days at either end of what was
      recorded, not compared with fewer than 3 values each.

    Pain
    10 +
       |       ######                                                       strong
     8 +       ######
       |###### ######
     6 +######-######------------------------------------------------------
       |###### ######
     4 +###### ######                                                       bearable
       |###### ######
     2 +###### ######               ######
       |###### ###### .      .      ######
     0 ++------+------+------+------+--------------------------------------
        Sun    Mon    Tue    Wed    Thu
    # Pain   . nothing recorded
    Pain: n 3, Sun 1 Mar 2026 to Thu 5 Mar 2026. First 7 (strong), last 2
    (bearable), 5 lower. Median 7, from 2 to 9. Ranges: bearable up to 6, strong
    above.

    What was done of what was due

    By task
    Task      Due  Done  of these late  Missed  Done, %
    Check In    5     4              0       1       80
      Percentages are rounded; 100 says that all was done, and 0 that nothing was.

    Over time, done of due
    Week from   All tasks  Done, %
    Mon 23 Feb     1 of 1      100
    Mon 2 Mar      3 of 4       75

    On 1 day of 5 with something due nothing was recorded: Tue 3 Mar.

    In the participant’s own words

    Sun 1 Mar, Anything else?
        Fell on the <stairs>
        at home

    How the answers came about
    Question                 Typed  Shown and accepted  Skipped  Declined
    How strong is the pain?      3                   0        0         1
    How worried are you?         3                   1        0         0
    Anything else?               1                   0        3         0
      Questions that are not listed were always answered by typing. A default that
      was accepted is no measurement.

    Changed or taken back
    When       What                                     By         Reason
    Thu 5 Mar  Check In of Sun 1 Mar changed: How       Dr. Weber  Misread the scale
               strong is the pain? 7, before 8

    This page tells what was recorded. It draws no conclusions from it, and no value
    was filled in where one is missing.
    Check In: A. Maker

    """

  @Test func `a score of a part of the answers says of how many`() {
    fill()
    let shown = shows("show check 2026-03-04")
    #expect(shown.contains("Burden: 3 (light), from 1 of 2 answers"))
    #expect(shows("show check 2026-03-02").contains("Burden: 15 (heavy)\n"))
    #expect(
      shows("show check 2026-03-04 --lang de").contains(
        "Burden: 3 (light), aus 1 von 2 Antworten"))
  }

  @Test func `a range that begins long before the record is cut, and that is said`() {
    fill()
    let page = shows("report 99y").replacing("\n", with: " ")
    #expect(
      page.hasPrefix(
        "Nothing was recorded before Sun 1 Mar 2026. The time before that is left out."))
    #expect(page.contains("Period: Sun 1 Mar 2026 to Thu 5 Mar 2026, 5 days"))
    #expect(!shows("report 1y").contains("is left out"))
    #expect(!shows("report all").contains("is left out"))
  }

  @Test func `a page of nothing says so`() {
    let page = shows("report 2d")
    #expect(page.contains("Nothing was recorded in this period."))
    #expect(!page.contains("Alerts"))
    #expect(page.contains("Check In    0     0              0       0           1\n"))
    #expect(machine.end.code == .done)
  }

  @Test func `no alert and no marked value is said`() {
    answer(2, #"{"pain": 1, "worry": 1}"#)
    #expect(
      shows("report 1d").contains(
        "No alert was raised, and no value lies in a range that the study marks."))
    #expect(shows("report 1d").contains("Nothing was changed or taken back."))
  }

  @Test func `in a narrow terminal the rows of a table stand below each other`() {
    fill()
    machine.console = ScriptedConsole([], width: 41)
    machine.run(["--content", "Content", "--study", "s", "report", "--from", "2026-03-01"])
    #expect(machine.transcript.contains("Score: Burden, 0 to 20; higher is worse\n"))
    let lines = machine.transcript.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test func `read aloud, charts are sentences and rows name their columns`() {
    fill()
    let page = shows("report --from 2026-03-01 --accessible").replacing("\n    ", with: " ")
    #expect(!page.contains("+--"))
    #expect(
      page.contains("Check In, Due: 5, Done: 4, of these late: 0, Missed: 1, Done, %: 80"))
    #expect(page.contains("Week of Mon 2 Mar, All tasks: 3 of 4, Done, %: 75"))
  }

  @Test func `the ending of a file says of which kind it is`() throws {
    fill()
    #expect(
      shows("report --from 2026-03-01 --output r.md").hasPrefix("The report of me is in r.md.\n"))
    let markdown = try #require(machine.files["r.md"])
    #expect(markdown.hasPrefix("# Knee \\<study\\>: report\n\n- **Participant:** me\n"))
    #expect(markdown.contains("| Score | Latest | Since the one before |"))
    #expect(markdown.contains("> Fell on the \\<stairs\\>\\\n> at home"))
    shows("report --from 2026-03-01 --output r.txt")
    #expect(machine.files["r.txt"] == Self.page)
    shows("report --from 2026-03-01 --output r.htm")
    let html = try #require(machine.files["r.htm"])
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(html.contains("<dd dir=\"auto\">Fell on the &lt;stairs&gt;\nat home</dd>"))
    #expect(!html.contains("<stairs>"))
    #expect(html.contains("<th scope=\"row\" class=\"short\" dir=\"auto\">Check In</th>"))
  }

  @Test func `the page can be read by programs`() {
    fill()
    let json = shows("report --from 2026-03-01 --json")
    #expect(json.hasPrefix(#"{"format":1,"language":"en","title":"Knee <study>: report""#))
    #expect(json.contains(#"{"id":"alerts","title":"Alerts","blocks":[{"type":"alerts""#))
    #expect(json.contains(#"{"day":"2026-03-01","value":7.0,"n":1}"#))
    #expect(
      shows("report --from 2026-03-01 --json --output r.md")
        == #"{"format":1,"participant":"me","file":"r.md"}"# + "\n")
  }

  @Test(
    arguments: [
      ("report 4x", .usage, "'4x' is no range of days. Type one like 14d, 4w, 6m, 1y or all."),
      ("report 4w 3w", .usage, "Unexpected argument '3w'."),
      (
        "report --output r.doc", .usage,
        "'r.doc' does not say of which kind the file is. Let it end in .txt, .md, .html or .pdf, or"
          + " add --format."
      ),
      (
        "report --format pdf", .usage,
        "A PDF can't be shown here. Name a file for it: report --output report.pdf"
      ),
      (
        "report --output r.pdf", .failure,
        "No PDF was made: what draws figures is missing; install libcairo2-dev and libpango1.0-dev"
          + " and build Bedside again. HTML needs nothing and can be printed: report --output report.html"
      ),
    ] as [(String, ExitCode, String)])
  func `what can't be written is said`(_ line: String, _ code: ExitCode, _ message: String) {
    let shown = shows(line).replacing("\n", with: " ")
    #expect(shown.contains(message))
    #expect(machine.end.code == code)
  }

  @Test func `an empty name of a file is none`() {
    machine.console = ScriptedConsole([])
    machine.run(["--content", "Content", "--study", "s", "report", "--output", " "])
    #expect(
      machine.transcript == "--output has no file behind it. Name one, like report.html.\n")
    #expect(machine.end.code == .usage)
  }

  @Test func `the page speaks German`() {
    fill()
    let page = shows("report --from 2026-03-01 --lang de --accessible").replacing("\n", with: " ")
    #expect(page.hasPrefix("Knee <study>: Bericht"))
    #expect(page.contains("Dringend, Mo, 2. März: Much pain (Check In)."))
    #expect(page.contains("höher ist schlechter"))
    #expect(page.contains("Check In vom So, 1. März geändert"))
  }
}
