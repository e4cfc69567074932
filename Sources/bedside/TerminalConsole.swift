import BedsideShell
import Glibc
import LineEditing

/// The console of this process: Readline in a terminal, plain lines elsewhere.
@MainActor
final class TerminalConsole: Console {
  private var lines = PipedLines()
  private var failure: Int32?
  private let historyPath: String
  private let hasOutput: Bool
  private var keepsHistory = false

  let isInteractive = LineEditor.isAvailable

  /// Makes the console; commands are remembered in the file at `historyPath`;
  /// without standard output, what goes there is lost and that is a failure.
  init(historyPath: String, hasOutput: Bool) {
    self.historyPath = historyPath
    self.hasOutput = hasOutput
  }

  var width: Int { TerminalSize.columns }

  func readLine(_ prompt: BedsideShell.Prompt) -> BedsideShell.Input {
    guard isInteractive else { return nextPipedLine() }
    let editor = LineEditor.shared
    if prompt.mode == .command { keepHistory(editor) }
    let complete = prompt.complete
    editor.ignoresCase = prompt.mode != .command
    editor.complete = { request in
      let request = BedsideShell.CompletionRequest(leading: request.leading, word: request.word)
      return complete(request).map { LineEditing.Candidate($0.text, description: $0.description) }
    }
    let input = editor.readLine(
      prompt: LineEditing.Prompt(prompt.text), mode: EditingMode(prompt.mode),
      remembers: prompt.remembers)
    return BedsideShell.Input(input)
  }

  func pause(milliseconds: Int, dropsTyped: Bool) -> PauseEnd {
    guard isInteractive else { return .elapsed }
    switch LineEditor.shared.pause(milliseconds: milliseconds, dropsTyped: dropsTyped) {
    case nil: return .elapsed
    case .key: return .key
    case .interrupted: return .interrupted
    case .terminated(let signal): return .terminated(signal: signal.number)
    }
  }

  /// Brings earlier commands back before the first one is read; without them the shell works too.
  private func keepHistory(_ editor: LineEditor) {
    let warning = keepsHistory ? editor.takeHistoryWarning() : editor.keepHistory(at: historyPath)
    keepsHistory = true
    if let warning { write("\(warning)\n", to: .talk) }
  }

  private func nextPipedLine() -> BedsideShell.Input {
    do {
      return try lines.next().map { .line($0) } ?? .endOfInput
    } catch {
      write("\(error)\n", to: .talk)
      return .endOfInput
    }
  }

  func write(_ text: String, to channel: OutputChannel) {
    let error = channel == .data && !hasOutput ? EBADF : channel.write(text)
    if channel == .data, failure == nil { failure = error }
  }

  /// The code to leave with: what could not be written is no success.
  func exitCode(after code: ExitCode) -> ExitCode {
    guard let failure, code == .done else { return code }
    let reason = SystemMessage.text(failure)
    write("Cannot write to standard output: \(reason).\n", to: .talk)
    return .cannotWrite
  }
}

extension EditingMode {
  fileprivate init(_ mode: LineMode) {
    switch mode {
    case .command: self = .command
    case .answer: self = .answer
    case .text: self = .text
    case .secret: self = .secret
    }
  }
}

extension BedsideShell.Input {
  fileprivate init(_ input: LineEditing.Input) {
    switch input {
    case .line(let line, let joined): self = .line(line, joined: joined)
    case .interrupted(let hadText): self = .interrupted(hadText: hadText)
    case .endOfInput: self = .endOfInput
    case .terminated(let signal): self = .terminated(signal: signal.number)
    }
  }
}
