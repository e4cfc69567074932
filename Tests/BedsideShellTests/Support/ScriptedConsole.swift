import BedsideShell

/// A console that types what it is told and keeps everything that was shown.
@MainActor
final class ScriptedConsole: Console {
  private var inputs: [Input]
  /// What the person sees: all that is written, and what is typed behind the prompts.
  private(set) var transcript = ""
  /// What went to standard output.
  private(set) var data = ""
  /// The prompts, in order.
  private(set) var prompts: [Prompt] = []

  var isInteractive = true
  var width: Int
  /// What happens elsewhere before the line of this number is asked for, from 0.
  var meanwhile: [Int: () -> Void] = [:]

  init(_ inputs: [Input], width: Int = 81) {
    self.inputs = inputs.reversed()
    self.width = width
  }

  /// Types lines.
  convenience init(_ lines: String..., width: Int = 81) {
    self.init(lines.map { .line($0) }, width: width)
  }

  func readLine(_ prompt: Prompt) -> Input {
    let input = typed(prompt)
    // It happens while the command is typed, and is seen by the next prompt.
    meanwhile[prompts.count - 1]?()
    return input
  }

  private func typed(_ prompt: Prompt) -> Input {
    prompts.append(prompt)
    let input = inputs.popLast() ?? .endOfInput
    transcript += prompt.text
    switch input {
    // What is secret is not shown while it is typed.
    case .line(let line, _): transcript += prompt.mode == .secret ? "" : line
    case .interrupted: transcript += "^C"
    case .endOfInput: transcript += "^D"
    case .terminated(let signal): transcript += "(signal \(signal))"
    }
    transcript += "\n"
    return input
  }

  /// How long was waited, in milliseconds, one by one.
  private(set) var pauses: [Int] = []
  /// Whether what was typed before a pause was dropped, one by one.
  private(set) var droppedBefore: [Bool] = []
  /// How pauses end, the next one last; behind the last one the time passes.
  var pauseEnds: [PauseEnd] = []

  func pause(milliseconds: Int, dropsTyped: Bool) -> PauseEnd {
    pauses.append(milliseconds)
    droppedBefore.append(dropsTyped)
    return pauseEnds.popLast() ?? .elapsed
  }

  func write(_ text: String, to channel: OutputChannel) {
    transcript += text
    if channel == .data { data += text }
  }
}
