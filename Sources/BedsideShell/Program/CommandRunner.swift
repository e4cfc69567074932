internal import BedsideCore
internal import BedsideStore

/// Does one command.
@MainActor
struct CommandRunner {
  var host: ProgramHost
  var invocation: Invocation
  let renderer: Renderer

  init(host: ProgramHost, invocation: Invocation) {
    self.host = host
    self.invocation = invocation
    let color = invocation.globals["color"].flatMap(StyleRequest.Color.init) ?? .auto
    let style = { (channel: OutputChannel) in
      StyleRequest(
        color: color, isTerminal: host.terminals.contains(channel), isUTF8: host.isUTF8,
        environment: host.environment
      ).style
    }
    let wish = host.environment["ACCESSIBLE"] ?? ""
    renderer = Renderer(
      console: host.console, talk: style(.talk), data: style(.data),
      isAccessible: invocation.has("accessible") || !["", "0", "false"].contains(wish))
    renderer.phrases = InterfaceLanguage.phrases(for: preference())
  }

  var phrases: Phrases { renderer.phrases }

  /// Whether somebody can be asked.
  var canAsk: Bool { host.console.isInteractive && !invocation.has("no-input") }

  var context: AnswerContext {
    let now = host.clock.now()
    return AnswerContext(
      phrases: phrases, conventions: conventions(), zone: host.zone, now: now,
      today: host.zone.local(now).date)
  }

  /// Does `command`; on `desk`, where the shell has one open.
  func run(_ command: CommandName, desk: CareDesk? = nil) throws(UsageError) -> Program.End {
    if invocation.wantsHelp { return help(command) }
    switch command {
    case .help: return try explain()
    case .quit: return Program.End(.done)
    default: break
    }
    do throws(ProgramStop) {
      switch command {
      case .run: return try runTask()
      case .preview: return try previewTask(desk)
      case .new: return makeContent()
      case .check:
        try checkLanguage()
        return try checkContent()
      case .events:
        try checkLanguage()
        return try listEvents()
      case .verify, .doctor, .audit, .participants, .export, .import, .erase:
        return try runData(command, desk)
      default: break
      }
      let opened = if let desk { desk } else { try openDesk() }
      defer {
        opened.reportDamages()
        opened.store.remember(after: secondsBetweenNotes(in: desk))
      }
      return runCare(command, opened)
    } catch {
      return Program.End(error.code)
    }
  }

  /// How old what is known of the files may be behind a command: what a person records in a command of
  /// its own is known at once, so that an edit of it is told whenever it is made.
  func secondsBetweenNotes(in desk: CareDesk?) -> Int {
    desk == nil && host.console.isInteractive ? 0 : CareStore.secondsBetweenNotes
  }

  /// Says what is wrong and gives the code to leave with.
  func fail(_ message: String, _ code: ExitCode) -> Program.End {
    renderer.show(.text(message, .problem))
    return Program.End(code)
  }
}
