import BedsideCore
import BedsideViewing
import Rendering
import TerminalPictures

/// Prints one picture to standard output, as text.
@MainActor
enum TerminalPrint {
  static func run(_ arguments: Arguments, _ loaded: LoadedModel) throws(Failure) {
    let style = try TerminalStyle(try arguments.wantedPicture(), TerminalDevice.traits)
    let screen = TerminalDevice.size(of: 1) ?? Arguments.Size(width: 80, height: 24)
    let size = arguments.size ?? Arguments.Size(width: screen.width, height: screen.height - 1)
    let cell = TerminalDevice.cell(of: 1) ?? PictureWriter.usualCell
    let stage = TerminalStage(columns: size.width, rows: size.height, style: style, cell: cell)
    var session = ViewingSession(loaded.model, viewport: stage.viewport)
    session.backdrop = .black
    session.animates = false
    try arguments.arrange(&session)
    let picture = try stage.picture(of: stage.frame(of: session), in: Studio(loaded))
    var writer = PictureWriter(style, cell: cell)
    try Output.data(writer.printed(picture, columns: size.width, rows: size.height))
    if session.stop != nil { for line in session.narration { Output.say(line) } }
  }
}
