import BedsideCore
import Testing

@testable import BedsideShell

@MainActor
struct ProgramStories {
  @Test func `a wrong command says how it is written and where to read more`() {
    let machine = Machine()
    #expect(machine.run("run").code == .usage)
    #expect(
      machine.transcript == """
        Missing argument '<file>'.
        Usage: bedside run <file> [--answers <file>] [--earlier <file>] [--dry] [--json]
        See 'bedside help run' for more.

        """)
    #expect(machine.console.data == "")
  }

  @Test func `help for a command is its summary, its usage and its options`() {
    for arguments in [["help", "run"], ["run", "--help"], ["run", "-h"]] {
      let machine = Machine()
      _ = arguments.count == 2 ? machine.run(arguments[0], arguments[1]) : .init(.failure)
      #expect(machine.end.code == .done)
      #expect(
        machine.console.data == """
          Walk through a task's file, storing nothing, and print the result.

          Usage: bedside run <file> [--answers <file>] [--earlier <file>] [--dry] [--json]

          Options
            --answers <file>  Take the answers from a JSON file instead of asking; '-' is
                              standard input.
            --earlier <file>  Take what was answered to other tasks before from a JSON
                              file.
            --dry             Print all ways through the task instead of asking.
            --json            Print JSON.

          """)
    }
  }

  @Test func `help lists every command`() {
    let machine = Machine()
    machine.run("help")
    for name in CommandName.allCases {
      #expect(machine.console.data.contains("\n  \(name.rawValue)"))
    }
    let unknown = Machine()
    #expect(unknown.run("help", "rum").code == .usage)
    #expect(unknown.transcript.hasPrefix("There is no command 'rum'. Did you mean 'run'?\n"))
  }

  @Test func `the version is data`() {
    let machine = Machine()
    #expect(machine.run("--version").code == .done)
    #expect(machine.console.data == "bedside 1.2.3\n")
  }

  @Test func `the conventions are those of the locales that the environment names`() {
    let machine = Machine()
    machine.environment = [
      "LANG": "de_DE.UTF-8", "LC_TIME": "en_US.UTF-8", "LC_MEASUREMENT": "",
    ]
    let conventions = { CommandRunner(host: machine.host, invocation: Invocation()).conventions() }
    #expect(
      conventions()
        == Conventions(
          decimalMark: ",", dateOrder: .monthDayYear, dateSeparator: "/", usesTwelveHours: true))
    machine.environment["LC_ALL"] = "en_GB"
    #expect(conventions() == Conventions(locale: "en_GB"))
    machine.environment = [:]
    #expect(conventions() == Conventions())
  }

  @Test func `a language that was chosen brings its conventions, but not its units`() {
    let machine = Machine()
    machine.environment = ["LANG": "en_US.UTF-8"]
    let runner = CommandRunner(host: machine.host, invocation: Invocation(globals: ["lang": "de"]))
    #expect(
      runner.conventions()
        == Conventions(number: "de", time: "de", measurement: "en_US"))
  }

  @Test func `the exit codes are those of the manual`() {
    let codes: [ExitCode] = [
      .done, .failure, .nothingDue, .usage, .badData, .noSuchThing, .cannotCreate, .cannotWrite,
      .unfinished, .aborted,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 73, 74, 75, 130])
  }
}
