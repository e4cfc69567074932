internal import BedsideCore

/// A console at which nobody is: pages are turned, prompts stand where they would, nothing is asked.
@MainActor
final class PreviewConsole: Console {
  /// What is done at a prompt.
  enum Mode {
    /// Enter is pressed.
    case turning
    /// Everything ends there.
    case stopping
  }

  var mode = Mode.turning
  private let console: any Console

  /// Prompts are shown as to a person.
  let isInteractive = true

  init(_ console: any Console) { self.console = console }

  var width: Int { console.width }

  func readLine(_ prompt: Prompt) -> Input {
    console.write(prompt.text + "\n", to: .data)
    return mode == .turning ? .line("") : .terminated(signal: 0)
  }

  /// Nobody waits.
  func pause(milliseconds: Int, dropsTyped: Bool) -> PauseEnd { .elapsed }

  /// What a participant would see is what was asked for.
  func write(_ text: String, to channel: OutputChannel) { console.write(text, to: .data) }
}
