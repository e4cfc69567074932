import BedsideCore
import BedsideViewing

/// A session told in words, line by line: for screen readers, and where no picture can be shown.
@MainActor
struct WordedViewer {
  private var worded: WordedSession
  private let terminal: LineTerminal
  private let isUTF8 = Environment.isUTF8
  private let start = ContinuousClock.now

  /// Makes the viewer.
  ///
  /// - Throws: When there is no terminal.
  init(_ session: ViewingSession) throws(Failure) {
    worded = WordedSession(session)
    guard let terminal = LineTerminal() else {
      throw Failure(
        code: .nowhereToShow, message: "There is neither a display nor a terminal to show it on.")
    }
    self.terminal = terminal
  }

  /// Runs until the person leaves or goes on; returns what was done.
  consuming func run() -> ModelStepResult {
    var worded = worded
    say(worded.opening)
    while worded.session.finish == nil {
      terminal.write(PlainText.of(worded.prompt, isUTF8: isUTF8))
      guard let line = terminal.readLine() else {
        terminal.write("\n")
        break
      }
      say(worded.answer(Sanitizer.cleanLine(line), at: now))
    }
    return worded.session.result(after: now)
  }

  private var now: Double { (ContinuousClock.now - start).seconds }

  private func say(_ lines: [String]) {
    let width = max(terminal.width - 1, 20)
    for line in lines {
      for piece in PlainText.lines(line, width: width, isUTF8: isUTF8) {
        terminal.write(piece + "\n")
      }
    }
  }
}
