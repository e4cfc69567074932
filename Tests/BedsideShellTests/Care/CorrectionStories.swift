import BedsideCore
import BedsideShell
import Testing

/// What whoever cares for a record changes of a day that is over.
@MainActor
struct CorrectionStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  private func tells(
    _ line: String, _ text: String, _ code: ExitCode = .done,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(machine.trip(line) == text + "\n", sourceLocation: sourceLocation)
    #expect(machine.end.code == code, sourceLocation: sourceLocation)
  }

  private func logThree() {
    for value in ["2", "30 mg", "4"] { _ = machine.trip("log nausea \(value)") }
    machine.clock = StoryClock("2026-04-03T09:00:00Z")
  }

  @Test
  func `one value of a day that is over is taken back alone, and all pages tell by whom`() {
    logThree()
    tells(
      "unlog nausea.2 --day yesterday",
      """
      What was recorded for 'Nausea' on Thu 2 Apr 2026 stands: only today's answers
      can be changed. Whoever cares for the record takes it back with:
      unlog nausea.2 --day 2026-04-02 --author NAME --reason TEXT
      """, .badData)
    tells(
      "unlog nausea.2 --day 2026-04-02 --author Kim",
      "A correction needs both --author and --reason.", .badData)
    tells(
      "unlog nausea.2 --day 2026-04-02 --author me --reason slip",
      """
      'me' is the participant, who changes today's answers without --author; a day
      that is over is corrected by somebody else. Give the name of whoever corrects
      it: --author NAME
      """, .badData)
    tells(
      "unlog nausea.2 --day 2026-04-02 --author Kim --reason twice",
      "Taken back: Nausea, Thu 2 Apr, 30 mg.")
    let day = machine.trip("day yesterday")
    #expect(!day.contains("30 mg"))
    #expect(day.contains("corrected by Kim: twice"))
    let shown = machine.trip("show nausea 2026-04-02")
    #expect(!shown.contains("30 mg"))
    #expect(shown.contains("Kim"))
    let history = machine.trip("history nausea")
    #expect(history.contains("Thu 2 Apr, taken back: 30 mg"))
    #expect(history.contains("Kim: twice"))
    let audit = machine.trip("audit")
    #expect(audit.contains("Kim") && audit.contains("twice"))
    #expect(audit.contains("30 mg"))
  }

  @Test func `with all values taken back nothing is left, and the history has each`() {
    logThree()
    for _ in 1...3 {
      _ = machine.trip("unlog nausea.1 --day 2026-04-02 --author Kim --reason slip")
      #expect(machine.end.code == .done)
    }
    tells(
      "unlog nausea.1 --day 2026-04-02 --author Kim --reason again",
      "Nothing is recorded for 'Nausea' on Thu 2 Apr 2026.", .noSuchThing)
    #expect(machine.trip("history nausea --plain").split(separator: "\n").count == 6)
    tells(
      "undo", "There is nothing to undo: only what you did today, for today, can be undone.",
      .badData)
  }

  @Test func `the command that is told instead has all that was typed`() {
    logThree()
    let stands = """
      What was recorded for 'Nausea' on Thu 2 Apr 2026 stands: only today's answers
      can be changed. Whoever cares for the record
      """
    tells(
      "amend nausea.2 20 mg --day yesterday --reason misread",
      stands
        + """
         corrects it with:
        amend nausea.2 20 mg --day 2026-04-02 --author NAME --reason misread
        """, .badData)
    tells(
      "unlog nausea 3 --day yesterday --reason slip",
      stands
        + """
         takes it back with:
        unlog nausea 3 --day 2026-04-02 --author NAME --reason slip
        """, .badData)
    tells(
      "amend nausea.2 --day yesterday",
      stands
        + """
         corrects it with:
        amend nausea.2 VALUE --day 2026-04-02 --author NAME --reason TEXT
        """, .badData)
    tells(
      "unlog nausea --day 2026-04-02 --author Kim --reason slip",
      """
      Say which value of 'Nausea, Thu 2 Apr' is taken back, such as:
      unlog nausea.1 --day 2026-04-02 --author Kim --reason slip
           nausea.3  Thu 2 Apr, 12:10  4
           nausea.2  Thu 2 Apr, 12:10  30 mg
           nausea.1  Thu 2 Apr, 12:10  2
      """, .usage)
  }

  @Test func `of several events of a day the one that was meant is named`() {
    _ = machine.trip("done tablets a")
    _ = machine.trip("done tablets b")
    machine.clock = StoryClock("2026-04-03T09:00:00Z")
    tells(
      "unlog tablets b --day yesterday",
      """
      What was recorded for 'Tablets' on Thu 2 Apr 2026 stands: only today's answers
      can be changed. Whoever cares for the record takes it back with:
      unlog tablets b --day 2026-04-02 --author NAME --reason TEXT
      """, .badData)
    tells(
      "unlog tablets b --day 2026-04-02 --author Kim --reason untaken",
      "Taken back: Tablets, Dinner, Thu 2 Apr, 1 tablet.")
    #expect(machine.trip("day yesterday").contains("taken back by Kim, Fri 3 Apr, 9:00: untaken"))
  }

  @Test func `a survey of a day that is over is changed with the whole command`() {
    _ = machine.trip("start 7 --answers answers.json")
    machine.clock = StoryClock("2026-04-03T09:00:00Z")
    tells(
      "amend evening pain 6 --day yesterday",
      """
      What was recorded for 'Evening' on Thu 2 Apr 2026 stands: only today's answers
      can be changed. Whoever cares for the record corrects it with:
      amend evening pain 6 --day 2026-04-02 --author NAME --reason TEXT
      """, .badData)
    tells(
      "amend evening --day yesterday --author Kim --reason misread",
      """
      Nobody can be asked all questions again. Name one and its answer:
      amend evening ITEM ANSWER --day 2026-04-02 --author Kim --reason misread
      """, .usage)
    tells(
      "amend evening pain 6 --day 2026-04-02 --author Kim --reason misread",
      "Changed: Evening, Thu 2 Apr.")
  }
}
