import BedsideCore
import BedsideShell
import BedsideStore
import Glibc
import LineEditing

StandardDescriptors.reserve()
SystemCalls.keepNewFilesPrivate()

let console = TerminalConsole()
let host = ProgramHost(
  console: console,
  terminals: Set([OutputChannel.data, .talk].filter(\.isTerminal)),
  environment: Environment.variables,
  files: SystemFiles(),
  clock: SystemClock(),
  zone: SystemZones().local(Environment.variables["TZ"]),
  makeRunID: {
    var generator = SystemRandomNumberGenerator()
    return RandomID.make(using: &generator)
  },
  version: "bedside 0.1.0")
let end = Program(host: host).run(Array(CommandLine.arguments.dropFirst()))
if let signal = TerminationSignal.allCases.first(where: { $0.number == end.signal }) {
  signal.endProcess()
}
exit(console.exitCode(after: end.code).rawValue)
