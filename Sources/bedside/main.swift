import ArchiveFiles
import BedsideCore
import BedsideShell
import BedsideStore
import CalendarFiles
import Figures
import Glibc
import LineEditing

let closed = StandardDescriptors.reserve()
SystemCalls.keepNewFilesPrivate()
CrashHygiene.apply()
// A file that would be too large is an error that is told, not the end of the program with answers in it.
_ = signal(SIGXFSZ, SIG_IGN)

let environment = Environment.variables
let installation = Installation()
let clock = SystemClock()
let console = TerminalConsole(
  historyPath: Program.historyPath(in: environment), hasOutput: !closed.contains(STDOUT_FILENO))
var host = ProgramHost(
  console: console,
  terminals: Set([OutputChannel.data, .talk].filter(\.isTerminal)),
  environment: environment,
  files: SystemFiles(),
  clock: clock,
  zone: SystemZones().local(environment["TZ"]),
  zones: SystemZones(),
  contentFiles: DiskFiles(),
  dataFolder: installation.dataFolder,
  openStore: { (path, time) throws(StoreError) in
    try FileJournal(path, clock: time, created: clock.now())
  },
  makeRunID: {
    var generator = SystemRandomNumberGenerator()
    return RandomID.make(using: &generator)
  },
  viewer: ViewerProcess(program: installation.viewer),
  editor: EditorProcess(environment: environment),
  markdown: MarkdownBlocks(),
  version: Version.text)
#if Drawing
host.findFigures = { FigurePainter.isAvailable ? FigurePainter() : nil }
#endif
host.screen = TerminalScreen(
  environment: environment, hasOutput: OutputChannel.data.isTerminal)
host.unknownZone = SystemZones().unknownName(environment["TZ"])
host.readZone = { SystemZones().local(environment["TZ"]) }
host.gateMemory = { name in FileMemory(Program.cachePath(in: environment), name: name) }
// Without a home the cache would be in the working folder, where a start leaves nothing.
if let build = installation.build, environment["HOME"]?.isEmpty == false {
  host.build = build
  host.contentMemory = { study in
    FileMemory(Program.cachePath(in: environment), name: Program.contentMemoryName(of: study))
  }
}
host.removeTraces = { (paths) throws(SystemError) in
  for path in paths { try PrivateTraces.remove(path) }
}
host.notify = { DesktopNotifications(environment: environment).send($0, $1) }
host.program = installation.program
host.hasServiceManager = installation.hasServiceManager
host.findArchiveMaker = {
  guard ArchiveWriter.isAvailable else { return nil }
  return { (parts, source, archive, now) throws(SystemError) in
    let code = ArchiveWriter.write(
      parts.map { ArchiveWriter.Part(path: $0.path, range: $0.range) }, from: source.number,
      to: archive.number, at: now.seconds)
    if code != 0 { throw SystemError(.write, "", systemNumber: code) }
  }
}
host.findCalendarWriter = {
  guard CalendarWriter.isAvailable else { return nil }
  return { calendar, now in CalendarWriter.text(of: calendar, at: now) }
}
host.steps.files = SuppliedFiles(home: environment["HOME"])
let end = Program(host: host).run(Array(CommandLine.arguments.dropFirst()))
if let signal = TerminationSignal.allCases.first(where: { $0.number == end.signal }) {
  signal.endProcess()
}
exit(console.exitCode(after: end.code).rawValue)
