import BedsideViewing
import Rendering
import TerminalPictures

/// Prints one picture to standard output, as text.
@MainActor
enum TerminalPrint {
  static func run(_ arguments: Arguments, _ loaded: LoadedModel) throws(Failure) {
    let style = TerminalDevice.style
    let screen = TerminalDevice.size(of: 1) ?? Arguments.Size(width: 80, height: 24)
    let size = arguments.size ?? Arguments.Size(width: screen.width, height: screen.height - 1)
    let stage = TerminalStage(columns: size.width, rows: size.height, style: style)
    var session = ViewingSession(loaded.model, viewport: stage.viewport)
    session.backdrop = .black
    session.animates = false
    try arguments.arrange(&session)
    let studio = try Studio(loaded)
    let grid = try stage.grid(of: session, in: studio)
    let text = TerminalEncoder(style).lines(grid)
    if let reason = Files.write(Array(text.utf8), descriptor: 1) {
      throw Failure(code: .cannotWrite, message: "the picture cannot be printed: \(reason).")
    }
    if session.stop != nil { for line in session.narration { Output.say(line) } }
  }
}
