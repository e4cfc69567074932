import BedsideCore
import BedsideStore
import Testing

@testable import BedsideShell

/// What is asked for as JSON or as records comes so, or is refused.
@MainActor
struct FormStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  /// A line for each command, in an order in which each has something to do.
  private static let lines: [(CommandName, String)] = [
    (.today, "today"), (.day, "day 2026-04-01"), (.week, "week"), (.due, "due"),
    (.start, "start evening --answers answers.json"), (.show, "show evening"),
    (.done, "done 1"), (.undone, "undone 1"), (.log, "log 5 30 mg"), (.unlog, "unlog 5"),
    (.undo, "undo"), (.amend, "amend evening pain 6"), (.history, "history"),
    (.delete, "delete evening"), (.drafts, "drafts"), (.learn, "learn"), (.language, "language"),
    (.run, "run Content/trip/evening.json --answers answers.json"),
    (.check, "check Content/trip/study.json"), (.verify, "verify"), (.doctor, "doctor"),
    (.audit, "audit"), (.participants, "participants"), (.help, "help"),
    (.export, "export copy"), (.withdraw, "withdraw --records keep --confirm Trip"),
    (.import, "import copy"), (.erase, "erase --confirm me"),
  ]

  @Test func `every command that prints JSON prints one object of JSON, and nothing else`() throws {
    for (command, line) in Self.lines {
      #expect(Grammar.spec(command).printsJSON, "\(line)")
      _ = machine.trip("--json " + line)
      #expect(machine.end.code == .done, "\(line): \(machine.transcript)")
      let data = machine.console.data
      #expect(data.hasSuffix("}\n") && data.split(separator: "\n").count == 1, "\(line): \(data)")
      #expect(throws: Never.self, "\(line): \(data)") { try JSONReader.read(Array(data.utf8)) }
    }
  }

  @Test func `every command that prints records prints lines with as many columns each`() throws {
    for (command, line) in Self.lines {
      let isPrinted = Grammar.spec(command).printsRecords
      _ = machine.trip((isPrinted ? "--plain " : "") + line)
      #expect(machine.end.code == .done, "\(line): \(machine.transcript)")
      guard isPrinted else { continue }
      let columns = machine.console.data.split(separator: "\n").map { record in
        record.split(separator: "\t", omittingEmptySubsequences: false).count
      }
      #expect(Set(columns).count <= 1, "\(line): \(machine.console.data)")
      if !["drafts", "verify", "doctor", "language"].contains(line) {
        #expect(!columns.isEmpty, "\(line)")
      }
    }
  }

  @Test func `a command without the form that was asked for refuses it`() {
    for command in Grammar.commands {
      let words = command.arguments.filter(\.isRequired).map { _ in "x" }
      let line = ([command.name.rawValue] + words).joined(separator: " ")
      if !command.printsJSON {
        #expect(
          machine.trip("--json " + line).hasPrefix(
            "'\(command.name.rawValue)' prints no JSON. Leave '--json' out.\n"))
        #expect(machine.end.code == .usage)
      }
      if !command.printsRecords {
        #expect(
          machine.trip("--plain " + line).hasPrefix(
            "'\(command.name.rawValue)' prints no records. Leave '--plain' out.\n"))
        #expect(machine.end.code == .usage)
      }
    }
  }

  @Test func `a zone that TZ names and nobody knows is told once, with the one that is taken`() {
    machine.unknownZone = "Foo/Bar"
    let told = """
      TZ names no time zone: 'Foo/Bar'. The time is that of UTC. Set TZ to a name such
      as Europe/Berlin.

      """
    #expect(machine.trip("due").hasPrefix(told))
    #expect(!machine.trip("due --zone Europe/Berlin").contains("Foo/Bar"))
    #expect(!machine.trip("help").contains("Foo/Bar"))
    machine.type(["week", "quit"])
    machine.run("--study", "trip")
    #expect(machine.transcript.split(separator: "Foo/Bar").count == 2)
  }
}
