import BedsideViewing
import Rendering
import TerminalPictures

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
