import BedsideCore
import Testing

@testable import BedsideShell

@MainActor
struct UnaskedStories {
  private let desk = Desk()

  /// Does a command at which nobody can be asked.
  private func runs(_ command: CommandName, _ arguments: String...) throws -> ExitCode {
    let machine = Machine()
    machine.console.isInteractive = false
    let invocation = Invocation(command: command, arguments: arguments)
    return CommandRunner(host: machine.host, invocation: invocation)
      .runCare(command, try desk.desk()).code
  }

  @Test func `what can't be begun is said before that nobody can be asked`() throws {
    #expect(try runs(.start, "nope") == .noSuchThing)
    #expect(try runs(.start, "check-in") == .usage)
    #expect(try runs(.start, "1") == .usage)
    #expect(try runs(.start, "check-in", "2026-03-03") == .badData)
    _ = try desk.types(.line("7"), .line("38.2"), .line("skip"), .line(""), .line("")).desk()
      .start("check-in", on: nil)
    #expect(try runs(.start, "check-in") == .badData)
  }

  @Test func `what can't be gone on with is said before that nobody can be asked`() throws {
    #expect(try runs(.resume) == .nothingDue)
    #expect(try runs(.resume, "nope") == .noSuchThing)
    _ = try desk.types(.line("7"), .line("save")).desk().start("check-in", on: nil)
    #expect(try runs(.resume) == .usage)
    #expect(try runs(.resume, "check-in") == .usage)
  }
}
