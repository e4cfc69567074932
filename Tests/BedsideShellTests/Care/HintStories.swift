import BedsideCore
import BedsideShell
import Testing

/// A command that is told in a message does, typed as it is shown, what the message promises.
@MainActor
struct HintStories {
  /// What was done before, what is typed then, and the command that is told.
  struct Hint: Sendable {
    var before: [String] = []
    var line: String
    var told: String
    /// Whether what was done before was done the day before.
    var isNextDay = false
  }

  private nonisolated static let today: [Hint] = [
    Hint(line: "done 2", told: "done 2a"),
    Hint(line: "done 2", told: "done 2b"),
    Hint(line: "done cooling", told: "done 9b"),
    Hint(line: "log 2 1", told: "log 2a 1"),
    Hint(line: "log 1 -5", told: "done 1"),
    Hint(before: ["done 1"], line: "done 1", told: "undone 1"),
    Hint(before: ["done 1"], line: "amend 1 5", told: "undone 1"),
    Hint(before: ["done 2a"], line: "log 2a 0", told: "amend 2a VALUE"),
    Hint(before: ["done 2a"], line: "log 2a 0", told: "undone 2a"),
    Hint(before: ["log 6 62"], line: "log 6 63", told: "amend 6 VALUE"),
    Hint(before: ["log 5 1", "log 5 2"], line: "undone 5", told: "unlog 5.1"),
    Hint(before: ["log 5 1", "log 5 2"], line: "unlog 5", told: "unlog 5.1"),
    Hint(before: ["log 5 1", "log 5 2"], line: "amend 5 3", told: "amend 5.1 VALUE"),
    Hint(before: ["log 5 1"], line: "amend 5.1", told: "amend 5.1 VALUE"),
    Hint(
      before: ["log 5 1", "log 5 2"], line: "unlog nausea.2 --day yesterday",
      told: "unlog nausea.2 --day 2026-04-02 --author NAME --reason TEXT", isNextDay: true),
    Hint(before: ["log 5 1"], line: "log 5.1 4", told: "log 5 VALUE"),
    Hint(before: ["log 5 1"], line: "log 5.1 4", told: "amend 5.1 VALUE"),
    Hint(before: ["log 5 1"], line: "undone 5.1", told: "unlog 5.1"),
    Hint(before: ["log 5 1"], line: "show 5.1", told: "show 5"),
    Hint(line: "done 6", told: "log 6 VALUE bpm"),
    Hint(line: "log 3 5 km", told: "log 3 VALUE"),
    Hint(line: "log 5 5 blah blah", told: "log 5 5 mg"),
    Hint(line: "log 6 1 000", told: "log 6 1000"),
    Hint(line: "start drops", told: "done 1"),
    Hint(line: "done 11", told: "learn cold"),
    Hint(line: "done 44", told: "today"),
    Hint(before: ["done 2a", "done 2b"], line: "undone 2", told: "undone 2a"),
    Hint(before: ["done 2a", "done 2b"], line: "show 2", told: "show 2b"),
    Hint(before: ["done 2a", "done 2b"], line: "delete 2", told: "delete 2b"),
    Hint(
      before: ["start 7 --answers answers.json"], line: "undone 7", told: "delete evening"),
    Hint(
      before: ["start 7 --answers answers.json"], line: "start 7",
      told: "show evening 2026-04-02"),
  ]

  private nonisolated static let later: [Hint] = [
    Hint(
      before: ["log 5 1", "log 5 2"],
      line: "amend nausea 3 --day yesterday --author Kim --reason misread",
      told: "amend nausea.1 VALUE --day 2026-04-02 --author Kim --reason misread", isNextDay: true),
    Hint(
      before: ["done 2a", "done 2b"],
      line: "amend tablets 2 --day yesterday --author Kim --reason misread",
      told: "amend tablets b 2 --day 2026-04-02 --author Kim --reason misread", isNextDay: true),
    Hint(
      before: ["log 6 62"], line: "amend pulse --day yesterday --author Kim --reason misread",
      told: "amend pulse VALUE bpm --day 2026-04-02 --author Kim --reason misread",
      isNextDay: true),
    Hint(
      before: ["log 6 60"], line: "amend pulse 6 2 --day yesterday --author Kim --reason misread",
      told: "amend pulse 62 --day 2026-04-02 --author Kim --reason misread", isNextDay: true),
    Hint(
      before: ["log 6 62"], line: "amend pulse 70 --day yesterday",
      told: "amend pulse 70 --day 2026-04-02 --author NAME --reason TEXT", isNextDay: true),
    Hint(
      before: ["done 2a", "done 2b"], line: "show tablets yesterday",
      told: "show tablets b 2026-04-02", isNextDay: true),
    Hint(
      before: ["done 2a", "done 2b"],
      line: "delete tablets yesterday --author Kim --reason misread",
      told: "delete tablets a 2026-04-02 --author Kim --reason misread", isNextDay: true),
    Hint(
      before: ["log 6 62"], line: "undone pulse --day yesterday",
      told: "delete pulse 2026-04-02 --author NAME --reason TEXT", isNextDay: true),
    Hint(
      before: ["done 4"], line: "done call --day yesterday", told: "history call",
      isNextDay: true),
  ]

  @Test(arguments: today + later)
  func `a command in a message does what it promises`(hint: Hint) {
    let machine = TripStudy.machine(now: "2026-04-02T20:10:00Z")
    for line in hint.before { _ = machine.trip(line) }
    if hint.isNextDay { machine.clock = StoryClock("2026-04-03T12:10:00Z") }
    let message = machine.trip(hint.line)
    #expect(machine.end.code != .done, "\(hint.line) is done")
    #expect(message.replacing("\n", with: " ").contains(hint.told), "\(message)")
    let command = hint.told.replacing("VALUE", with: "7").replacing("NAME", with: "Kim")
      .replacing("TEXT", with: "misread")
    let answer = machine.trip(command)
    #expect(machine.end.code == .done, "\(command) told: \(answer)")
  }

  @Test func `where none of several events allows it, that is said before anybody is asked which`()
  {
    let machine = TripStudy.machine(now: "2026-04-02T20:10:00Z")
    _ = machine.trip("done 2a")
    _ = machine.trip("done 2b")
    #expect(
      machine.trip("done tablets --day 2026-04-09")
        == "'Tablets' on Thu 9 Apr 2026 is still to come. It can be done on that day.\n")
    #expect(
      machine.trip("done cooling --day yesterday")
        == "The day of 'Cool the Knee' on Wed 1 Apr 2026 is over, and it can't be done\nlater.\n")
    machine.clock = StoryClock("2026-04-03T12:10:00Z")
    for line in [
      "undone tablets --day yesterday", "unlog tablets --day yesterday",
      "amend tablets 5 --day yesterday", "delete tablets yesterday",
    ] {
      #expect(
        machine.trip(line).hasPrefix("What was recorded for 'Tablets' on Thu 2 Apr 2026 stands"))
      #expect(machine.end.code == .badData)
    }
  }

  @Test func `a value of a day that is over is named by its number behind the task`() {
    let machine = TripStudy.machine(now: "2026-04-02T20:10:00Z")
    _ = machine.trip("log 5 1")
    _ = machine.trip("log 5 2")
    machine.clock = StoryClock("2026-04-03T12:10:00Z")
    let options = "--day yesterday --author Kim --reason misread"
    #expect(
      machine.trip("amend nausea 3 \(options)").contains("     nausea.2  Thu 2 Apr, 20:10  2\n"))
    #expect(machine.trip("amend nausea.2 3 \(options)") == "Changed: Nausea, Thu 2 Apr, 3.\n")
    #expect(
      machine.trip("amend nausea.2 4 --day yesterday --author me --reason misread")
        == "'me' is the participant, who changes today's answers without --author; a day\n"
        + "that is over is corrected by somebody else. Give the name of whoever corrects\n"
        + "it: --author NAME\n"
    )
  }
}
