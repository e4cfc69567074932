import BedsideCore
import BedsideViewing
import Rendering
import TerminalPictures

/// A session in a terminal: the picture above, what is said about it below.
@MainActor
final class TerminalViewer {
  private var session: ViewingSession
  private let studio: Studio
  private let device: TerminalDevice
  private let style = TerminalDevice.style
  private let start = ContinuousClock.now
  private var shownGrid: CellGrid?
  private var shownLines: [String] = []
  private var keys = TerminalKeys()

  /// Takes the terminal over.
  ///
  /// - Throws: When there is no terminal, or no picture can be drawn.
  init(_ session: ViewingSession, _ loaded: LoadedModel) throws(Failure) {
    self.session = session
    self.session.backdrop = .black
    self.session.animates = false
    do throws(Failure) {
      studio = try Studio(loaded)
    } catch {
      throw Failure(code: .nowhereToShow, message: error.message)
    }
    guard let device = TerminalDevice() else {
      throw Failure(
        code: .nowhereToShow, message: "There is neither a display nor a terminal to show it on.")
    }
    self.device = device
  }

  /// Runs until the person closes the picture or goes on; returns what was done.
  func run() throws(Failure) -> ModelStepResult {
    try draw()
    while session.finish == nil {
      switch device.wait(milliseconds: keys.isIncomplete ? 50 : -1) {
      case .bytes(let bytes): for key in keys.keys(in: bytes) { press(key) }
      case .resized:
        shownGrid = nil
        shownLines = []
        device.write("\u{1B}[2J")
      case .end: session.perform(.close, at: now)
      case nil: for key in keys.timeout() { press(key) }
      }
      if session.finish == nil { try draw() }
    }
    return session.result(after: now)
  }

  private var now: Double { (ContinuousClock.now - start).seconds }

  private func press(_ key: Key) {
    if session.finish == nil { session.press(key, at: now) }
  }

  private func draw() throws(Failure) {
    let size = device.size
    let lines = TerminalText.lines(of: session, width: size.width, height: size.height)
    let rows = max(size.height - lines.count, 1)
    let stage = TerminalStage(columns: size.width, rows: rows, style: style)
    session.resize(to: stage.viewport)
    let grid = try stage.grid(of: session, in: studio)
    let encoder = TerminalEncoder(style)
    var text = "\u{1B}[?2026h"
    if shownLines.count != lines.count {
      text += "\u{1B}[2J"
      (shownGrid, shownLines) = (nil, [])
    }
    text += encoder.changes(to: grid, from: shownGrid)
    for (index, line) in lines.enumerated()
    where index >= shownLines.count || shownLines[index] != line {
      text += "\u{1B}[\(rows + 1 + index);1H\u{1B}[K\(line)"
    }
    device.write(text + "\u{1B}[?2026l")
    (shownGrid, shownLines) = (grid, lines)
  }
}
