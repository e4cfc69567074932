/// A console that keeps what is shown as text for a file.
@MainActor
final class PageConsole: Console {
  /// What was shown.
  private(set) var text = ""
  /// How many columns there are: one more than lines take.
  let width: Int

  /// Makes a console for lines of up to `columns`.
  init(columns: Int = 80) { width = columns + 1 }

  let isInteractive = false

  func readLine(_ prompt: Prompt) -> Input { .endOfInput }

  func pause(milliseconds: Int, dropsTyped: Bool) -> PauseEnd { .elapsed }

  func write(_ text: String, to channel: OutputChannel) { self.text += text }
}
