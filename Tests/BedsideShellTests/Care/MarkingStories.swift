import BedsideCore
import BedsideShell
import Testing

/// What is done without questions: done, undone, logged, taken back, undone and changed.
@MainActor
struct MarkingStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  private func tells(
    _ line: String, _ text: String, _ code: ExitCode = .done,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(machine.trip(line) == text + "\n", sourceLocation: sourceLocation)
    #expect(machine.end.code == code, sourceLocation: sourceLocation)
  }

  @Test func `an event is named by its number and letter, or by its task`() {
    tells("done 1", "Done: Night Drops.")
    tells("done 2b", "Done: Tablets, Dinner.")
    tells("done tablets a", "Done: Tablets, Breakfast.")
    tells("undone 2 b", "Not done any more: Tablets, Dinner.")
    tells("done 2", "Done: Tablets, Dinner.")
    tells("undone drops", "Not done any more: Night Drops.")
  }

  @Test func `where several are meant it is asked which`() {
    tells(
      "done 2",
      """
      'Tablets' has several events. Say which: done 2a (Breakfast), done 2b (Dinner)
      """, .usage)
    tells(
      "done cooling",
      """
      'Cool the Knee' has several events. Say which: done 9a (7:30 to 8:30), done 9b
      (12:00 to 13:00)
      """, .usage)
    tells("done 9b", "Done: Cool the Knee, 12:00.")
    tells("done 9", "Done: Cool the Knee, 7:30.")
  }

  @Test func `what is not on the page, closed, to come or not to be marked says why`() {
    tells("done 44", "There is no '44' on today's page. See it with: today", .noSuchThing)
    tells("done 2c", "There is no 'c' of 'Tablets', whose events there are a to b.", .noSuchThing)
    tells("done nothing", "There is no task 'nothing'. See them all with: today", .noSuchThing)
    tells("done 8", "'Look Back' opens when 'Evening' is done. Type: start evening", .badData)
    tells("done 7", "'Evening' is done by answering its questions. Type: start evening", .badData)
    tells(
      "done 10", "'Ask' is there to be looked at; nothing is recorded for it.", .usage)
    tells(
      "log 11", "'Why Cooling Helps' is there to be read, not to be marked. Type: learn cold",
      .usage)
    tells("done 6", "'Pulse' takes a value. Type: log 6 VALUE bpm", .usage)
    tells("done 3", "'Steps' takes a value. Type: log 3 VALUE", .usage)
    tells("start drops", "'Night Drops' has no questions to walk through. Type: done 1", .badData)
    tells(
      "done 1 x",
      "There is no 'x' of 'Night Drops', which has one event there. Leave the letter\nout.",
      .noSuchThing)
    tells("undone 1", "Nothing is recorded for 'Night Drops' on Thu 2 Apr 2026.", .noSuchThing)
  }

  @Test
  func `a number is read as it is written where the person is, and asked about when in doubt`() {
    tells("log 3 1,500", "'1,500' can be read as 1500 or as 1.5. Type the one you mean.", .usage)
    tells("log 6 sixty", "'sixty' is not a number. Type it in digits, like 4.5.", .usage)
    tells(
      "log 6 62 mg",
      "'62 mg' is not in bpm, the unit here. Type the number in bpm, with the unit or\nwithout.",
      .usage)
    tells(
      "log 3 12 km", "'Steps' is counted without a unit. Type the number alone: log 3 VALUE",
      .usage)
    tells("log 6", "'Pulse' takes a value. Type: log 6 VALUE bpm", .usage)
    tells("log 6 62 bpm", "Logged: Pulse, 62 bpm.")
    machine.environment["LANG"] = "de_DE.UTF-8"
    tells("log 3 1.500,5", "Eingetragen: Steps, 1.500,5.")
    tells(
      "log 3 -1500", "„-1500“ ist unter null, und das ist „Steps“ nie. Geben Sie ein: log 3 WERT",
      .usage)
  }

  @Test func `values of a day are logged and taken back one by one`() {
    tells("log 5", "Logged: Nausea.")
    tells("log nausea 30 mg", "Logged: Nausea, 30 mg.")
    tells("log 5 2", "Logged: Nausea, 2.")
    tells(
      "unlog 5",
      """
      Say which value of 'Nausea' is taken back, such as: unlog 5.1
           5.3  12:10  2
           5.2  12:10  30 mg
           5.1  12:10  logged
      """, .usage)
    tells(
      "undone 5",
      """
      Several values are logged for 'Nausea'. Take one back with: unlog 5.1; see them
      with: today
      """, .usage)
    tells("unlog 5.2 --reason mistyped", "Taken back: Nausea, 30 mg.")
    tells("unlog nausea 2", "Taken back: Nausea, 2.")
    tells("unlog 5", "Taken back: Nausea.")
    tells("unlog 5", "Nothing is recorded for 'Nausea' on Thu 2 Apr 2026.", .noSuchThing)
    #expect(machine.trip("today").contains("5     Nausea             nothing logged yet"))
  }

  @Test func `what was done last is undone, step by step, and nothing leaves the history`() {
    tells(
      "undo", "There is nothing to undo: only what you did today, for today, can be undone.",
      .badData)
    tells("log 6 62", "Logged: Pulse, 62 bpm.")
    tells("amend 6 64 bpm", "Changed: Pulse, 64 bpm.")
    tells("done 1", "Done: Night Drops.")
    tells("undone 1", "Not done any more: Night Drops.")
    tells("undo", "Undone: Night Drops is recorded again.")
    tells("undo", "Undone: Night Drops is not recorded any more.")
    tells("undo", "Undone: Pulse is as it was before.")
    #expect(machine.trip("today").contains("6 [x] Pulse              62 bpm"))
    tells("undo", "Undone: Pulse is not recorded any more.")
    #expect(machine.trip("history pulse --plain").split(separator: "\n").count == 4)
  }

  @Test func `a value is changed with its number, and a day that is over by its author alone`() {
    _ = machine.trip("log 5 2")
    _ = machine.trip("log 5 3")
    tells("amend 5.1 4", "Changed: Nausea, 4.")
    tells(
      "amend 5 9",
      """
      Say which value of 'Nausea' is changed, such as: amend 5.1 VALUE
           5.2  12:10  3
           5.1  12:10  4
      """, .usage)
    tells("amend 5.1", "Say what 'Nausea' is changed to: amend 5.1 VALUE", .usage)
    machine.clock = StoryClock("2026-04-03T09:00:00Z")
    #expect(
      machine.trip("amend nausea 5 --day yesterday").hasPrefix(
        "What was recorded for 'Nausea' on Thu 2 Apr 2026 stands"))
    #expect(machine.end.code == .badData)
    tells(
      "amend nausea 5 --day yesterday --author Kim",
      "A correction needs both --author and --reason.", .badData)
    _ = machine.trip("log 6 62")
    machine.clock = StoryClock("2026-04-04T09:00:00Z")
    tells(
      "amend pulse 65 --day yesterday --author Kim --reason misread",
      "Changed: Pulse, Fri 3 Apr, 65 bpm.")
    #expect(machine.trip("day yesterday").contains("corrected by Kim: misread"))
  }

  @Test func `one answer of a survey is changed, and what follows from it is asked for`() throws {
    _ = machine.trip("start 7 --answers answers.json")
    tells("amend 7 pain 6", "Changed: Evening.")
    #expect(machine.trip("today").contains("Pain 6/10"))
    tells(
      "amend 7 pain 11", "pain: '11' is above 10. Type 10 or less.", .usage)
    tells(
      "amend 7 pian 3", "'Evening' has no question 'pian'. Did you mean 'pain'?", .noSuchThing)
    tells(
      "amend 7",
      """
      Nobody can be asked all questions again. Name one and its answer:
      amend 7 ITEM ANSWER
      """, .usage)
    tells(
      "undone 7",
      """
      'Evening' was answered question by question. Take its answers back with:
      delete evening, or change them with: amend 7
      """, .usage)
    let shown = machine.trip("show evening")
    #expect(shown.contains("6") && shown.contains("37.2"))
  }

  @Test func `a survey is gone through again with the answers as they were given`() {
    _ = machine.trip("start 7 --answers answers.json")
    machine.types("amend 7", "5", "", "", "quit").run("--study", "trip")
    #expect(machine.transcript.contains("changed before the end."))
    #expect(machine.transcript.contains("Changed: Evening."))
    machine.isInteractive = false
    #expect(machine.trip("today").contains("Pain 5/10"))
    #expect(machine.trip("show evening --plain").contains("fever\tanswered\ttyped\t37.2"))
    machine.console = ScriptedConsole([
      .line("amend 7"), .interrupted(hadText: false), .line("1"), .line("quit"),
    ])
    machine.isInteractive = true
    machine.run("--study", "trip")
    #expect(machine.transcript.contains("Nothing was changed."))
  }

  @Test func `scripts get what became of the event`() throws {
    let json = try JSONReader.read(Array(machine.trip("log 5 30 mg --json").utf8)).value
    #expect(json["event"] == "me/trip/nausea/1/0/32")
    #expect(json["done"] == true)
    guard case .array(let values) = json["values"] else {
      Issue.record("There are no values.")
      return
    }
    #expect(values[0]["units"] == "mg")
    tells("done 1 --plain", "me/trip/drops/1/0/32\t2026-04-02\ttrue\t1.0\t2026-04-02T12:10:00Z")
    let none = try JSONReader.read(Array(machine.trip("undo --json").utf8)).value
    #expect(none["done"] == false)
    #expect(none["recorded"] == nil)
  }

  @Test func `the number of one value is not dropped by a command for all of them`() {
    _ = machine.trip("log 5 2")
    tells(
      "log 5.1 5",
      """
      '5.1' is a value that was logged. Log another one with: log 5 VALUE, or change
      that one with: amend 5.1 VALUE
      """, .usage)
    tells("done 5.1", "'5.1' is one value of 'Nausea'. Mark all of it with: done 5", .usage)
    tells(
      "undone 5.1", "'5.1' is one value of 'Nausea'. Take that one back with: unlog 5.1", .usage)
    tells("delete 5.1", "'5.1' is one value. The command is for the whole: delete 5", .usage)
    tells("show 5.1", "'5.1' is one value. The command is for the whole: show 5", .usage)
    tells("start 7.1", "'7.1' is one value. The command is for the whole: start 7", .usage)
    tells("unlog 5.1", "Taken back: Nausea, 2.")
  }

  @Test func `a unit is one short word, with a blank before it or without`() {
    tells("log 5 5mg", "Logged: Nausea, 5 mg.")
    tells("log 5 0.5mg/ml", "Logged: Nausea, 0.5 mg/ml.")
    tells("log 5 20 %", "Logged: Nausea, 20 %.")
    tells(
      "log 5 5 blah blah",
      "'blah blah' is no unit. A unit is one short word behind the number: log 5 5 mg", .usage)
    tells(
      "amend 5.1 5 milligrammes-or-so",
      """
      'milligrammes-or-so' is no unit. A unit is one short word behind the number:
      amend 5.1 5 mg
      """, .usage)
    tells(
      "log 5 5e3", "'e3' is no unit. A unit is one short word behind the number: log 5 5 mg",
      .usage)
    tells("log 6 62bpm", "Logged: Pulse, 62 bpm.")
  }

  @Test func `a number with a blank in it is not cut in two`() {
    tells(
      "log 6 1 000", "'1 000' can be two numbers. Type it without the blank: log 6 1000", .usage)
    tells(
      "log 5 1 000 mg", "'1 000 mg' can be two numbers. Type it without the blank: log 5 1000 mg",
      .usage)
    machine.environment["LANG"] = "fr_FR.UTF-8"
    #expect(machine.trip("log 5 1 000 mg").contains("000 mg"))
    #expect(machine.end.code == .done)
  }

  @Test func `what is never below zero is not logged so`() {
    tells("log 6 -5", "'-5' is below zero, which 'Pulse' never is. Type: log 6 VALUE", .usage)
    tells(
      "log 5 -5 mg", "'-5 mg' is below zero, which 'Nausea' never is. Type: log 5 VALUE",
      .usage)
    tells(
      "log 3 -100", "'-100' is below zero, which 'Steps' never is. Type: log 3 VALUE", .usage)
  }

  @Test func `a box to tick takes no value, and has none to change`() {
    tells(
      "log 1 -5", "'Night Drops' is ticked off and takes no value. Type: done 1", .usage)
    tells("log 1", "'Night Drops' is ticked off and takes no value. Type: done 1", .usage)
    tells("done 1", "Done: Night Drops.")
    tells(
      "amend 1 5",
      """
      'Night Drops' is ticked off, so there is no value to change. Take it back with:
      undone 1
      """, .usage)
  }

  @Test func `the next thing to do is named by its command`() {
    machine.clock = StoryClock("2026-04-02T20:10:00Z")
    let text = machine.trip("start 7 --answers answers.json")
    #expect(text.hasSuffix("Next: done 13\n") || text.contains("Next: "))
    #expect(machine.trip("due").split(separator: "\n").allSatisfy { !$0.contains("Ask") })
  }
}
