import BedsideCore
import BedsideViewing

/// `bedside-viewer`: reads the command line and puts the pieces together.
@main
@MainActor
struct Viewer {
  static func main() {
    CrashHygiene.apply()
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      try run(try Arguments(words))
    } catch {
      let label = error.code == .badData ? "" : "bedside-viewer: "
      Output.say(label + error.message)
      exitProcess(error.code)
    }
  }

  private static func run(_ arguments: Arguments) throws(Failure) {
    switch arguments.mode {
    case .help: return try Output.data(Arguments.help)
    case .version: return try Output.data(Version.text)
    case .manual:
      let page = ManualPage(
        name: "bedside-viewer", version: "bedside-viewer \(Version.number)", help: Arguments.help,
        seeAlso: "bedside(1)")
      return try Output.data(Array(page.source.utf8))
    default: break
    }
    if let step = arguments.step { return try StepRun.run(step, arguments) }
    guard let file = arguments.file else { return }
    if arguments.mode == .info { return try Info.run(file, json: arguments.json) }
    let load = { @Sendable () throws(Failure) in
      try LoadedModel(
        path: file, preference: .viewer(), isStill: arguments.mode.isFile,
        mirrors: arguments.mirrors)
    }
    if arguments.mode.isFile {
      MemoryHabits.keepForNextUse(drawing: arguments.size ?? .ofPictures)
    }
    switch arguments.mode {
    case .screenshot(let path): return try Screenshot.run(arguments, Loading(load), to: path)
    case .turntable(let order): return try Turntable.run(arguments, Loading(load), order)
    default: break
    }
    let loaded = try load()
    switch arguments.mode {
    case .measure: try Measurement.run(arguments, loaded)
    case .terminal: try TerminalPrint.run(arguments, loaded)
    default:
      var session = ViewingSession(
        loaded.model, viewport: WindowViewer.startingViewport, phrases: .viewer(for: .viewer()))
      try arguments.arrange(&session)
      _ = try Showing(arguments).show(session, loaded)
    }
  }
}
