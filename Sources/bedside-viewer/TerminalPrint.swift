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
      throw Failure(code: .failure, message: "the picture cannot be printed: \(reason).")
    }
    if session.stop != nil { for line in session.narration() { Output.say(line) } }
  }
}

/// The part of a terminal that a picture fills.
struct TerminalStage: Equatable {
  var columns: Int
  var rows: Int
  var style: TerminalStyle

  /// How many pixels are drawn for each dot of a cell: enough that thin parts do not flicker.
  private static let oversampling = 3

  /// The picture, of two square dots a cell.
  var viewport: Viewport { Viewport(width: Float(columns), height: Float(rows * 2)) }

  /// The cells of a session's picture.
  @MainActor
  func grid(of session: ViewingSession, in studio: Studio) throws(Failure) -> CellGrid {
    let picture = try studio.picture(
      of: session, width: columns * Self.oversampling, height: rows * 2 * Self.oversampling,
      quality: .small)
    return CellGrid(picture, columns: columns, rows: rows)
  }
}
