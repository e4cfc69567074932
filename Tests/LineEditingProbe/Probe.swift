internal import Glibc
import LineEditing

/// Asks for lines, as its arguments say, and writes what it got to standard output.
///
/// Arguments: `history=FILE` keeps commands there, `case` completes without regard to case,
/// `initial=TEXT` puts text into each line to come, `prompt=TEXT` changes the prompt, `held` reports
/// the signals that are held and that a child would find held, `interrupt` presses Control-C, `pause=N`
/// pauses for so many milliseconds, `busy` leaves the terminal alone until something is typed, `piped`
/// reads lines that are no terminal's, `MODE` asks for one line and `MODE*` for lines until one of them
/// is no line.
@main
@MainActor
struct Probe {
  private var prompt: Prompt = "\u{1B}[1mprobe\u{1B}[0m> "
  private var initialText = ""

  static func main() {
    StandardDescriptors.reserve()
    var probe = Probe()
    LineEditor.shared.complete = { request in
      request.leading.isEmpty ? Probe.commands : Probe.topics
    }
    for argument in CommandLine.arguments.dropFirst() { probe.follow(argument) }
    print("end")
  }

  private static let commands: [Candidate] = [
    Candidate("start", description: "Begin a task"),
    Candidate("status", description: "Show what is due"),
    Candidate("quit", description: "Leave"),
    "Very painful", "Very tired", "少し痛い",
  ]

  private static let topics: [Candidate] = ["Knee pain", "Knee range", "meniscus"]

  private mutating func follow(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    switch parts[0] {
    case "history":
      if let warning = LineEditor.shared.keepHistory(at: parts[1]) { print("warning \(warning)") }
    case "case": LineEditor.shared.ignoresCase = true
    case "initial": initialText = parts[1]
    case "prompt": prompt = Prompt(parts[1])
    case "piped": readPipe()
    case "interrupt":
      raise(SIGINT)
      print("interrupts \(LineEditor.shared.takeInterrupt()) \(LineEditor.shared.takeInterrupt())")
    case "pause": pause(milliseconds: Int(parts[1]) ?? 0)
    case "on": pause(milliseconds: Int(parts[1]) ?? 0, dropsTyped: false)
    case "busy":
      var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&watched, 1, -1)
    case "held":
      print("held \(heldSignals()), by a child \(LineEditor.shared.runUnblocked(heldSignals))")
    case let name where name.hasSuffix("*"):
      while case .line = ask(name.dropLast()) {}
    case let name: _ = ask(name[...])
    }
  }

  private func ask(_ name: Substring) -> Input {
    let modes: [Substring: EditingMode] = [
      "command": .command, "answer": .answer, "text": .text, "secret": .secret,
    ]
    guard let mode = modes[name] else { return .endOfInput }
    let input = LineEditor.shared.readLine(prompt: prompt, initialText: initialText, mode: mode)
    print(input)
    if let warning = LineEditor.shared.takeHistoryWarning() { print("warning \(warning)") }
    if case .terminated(let signal) = input { signal.endProcess() }
    return input
  }

  private func pause(milliseconds: Int, dropsTyped: Bool = true) {
    let end = LineEditor.shared.pause(milliseconds: milliseconds, dropsTyped: dropsTyped)
    print("pause \(end.map { "\($0)" } ?? "elapsed")")
    if case .terminated(let signal)? = end { signal.endProcess() }
  }

  /// The mask of held signals, as the system shows it.
  private func heldSignals() -> String {
    let descriptor = unsafe open("/proc/thread-self/status", O_RDONLY)
    defer { close(descriptor) }
    var lines = PipedLines(descriptor: descriptor)
    while let line = try? lines.next() {
      if line.hasPrefix("SigBlk:") { return String(line.dropFirst(8)) }
    }
    return "unknown"
  }

  private func readPipe() {
    var lines = PipedLines()
    do {
      while let line = try lines.next() { print("piped \(line)") }
    } catch {
      print("error \(error)")
    }
  }
}
