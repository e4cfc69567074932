internal import BedsideCore
internal import BedsideStore

/// The program: reads what it was asked for and does it.
///
///     let code = Program(host: host).run(Array(CommandLine.arguments.dropFirst()))
@MainActor
public struct Program {
  /// How a program ends.
  public struct End: Hashable, Sendable {
    /// The code to leave with.
    public var code: ExitCode
    /// The signal by which the process should end instead.
    public var signal: Int32?

    /// Makes an end.
    public init(_ code: ExitCode, signal: Int32? = nil) {
      self.code = code
      self.signal = signal
    }
  }

  let host: ProgramHost

  /// Makes a program for `host`.
  public init(host: ProgramHost) { self.host = host }

  /// Does what `arguments` ask for, the program's name not among them.
  public func run(_ arguments: [String]) -> End {
    var parser = ArgumentParser()
    do throws(UsageError) {
      return try run(try parser.parse(arguments))
    } catch {
      return refuse(error, parser.command, parser.wishes())
    }
  }

  private func run(_ invocation: Invocation) throws(UsageError) -> End {
    let runner = CommandRunner(host: host, invocation: invocation)
    if invocation.globals["version"] != nil {
      runner.renderer.show(.text(host.version()), on: .data)
      return End(.done)
    }
    if let command = invocation.command {
      if !invocation.wantsHelp, command != .help { tellZone(runner) }
      return try runner.run(command)
    }
    if invocation.wantsHelp { return runner.help(nil) }
    tellZone(runner)
    do throws(ProgramStop) {
      var shell = Shell(runner: runner, desk: try runner.openDesk(readsAll: true))
      defer { shell.desk.store.remember() }
      return shell.run()
    } catch {
      return End(error.code)
    }
  }

  /// Says which zone is taken in the place of one that nobody knows.
  private func tellZone(_ runner: CommandRunner) {
    guard let name = host.unknownZone, runner.invocation.globals["zone"] == nil else { return }
    let names: KeyValuePairs = ["name": name, "zone": host.zone.id]
    runner.renderer.show(.text(runner.phrases(.unknownZone, names), .notice))
  }

  private func refuse(
    _ error: UsageError, _ command: CommandName?, _ wishes: Invocation
  ) -> End {
    let renderer = CommandRunner(host: host, invocation: wishes).renderer
    renderer.show(.text(error.message(renderer.phrases), .problem))
    if let command {
      let usage = "bedside " + Grammar.spec(command).usage(renderer.phrases)
      renderer.show(.text(renderer.phrases(.usageLine, ["usage": usage])))
    }
    let help = command.map { "bedside help \($0.rawValue)" } ?? "bedside help"
    renderer.show(.text(renderer.phrases(.seeHelp, ["command": help])))
    return End(.usage)
  }
}

extension Program {
  /// The file of the history of commands.
  public static func historyPath(in environment: [String: String]) -> String {
    Places(options: [:], environment: environment).history
  }

  /// The file, in the folder for what can be found out again, for which files of a study are sound.
  public static func contentMemoryName(of study: String) -> String {
    "content-\(SHA256.hexadecimal(Array(study.utf8)).prefix(16)).json"
  }

  /// The folder for what can be found out again.
  public static func cachePath(in environment: [String: String]) -> String {
    Places(options: [:], environment: environment).cache
  }
}
