import BedsideViewing
import Rendering
import TerminalPictures

/// The part of a terminal that a picture fills.
struct TerminalStage: Equatable {
  var columns: Int
  var rows: Int
  var style: TerminalStyle
  var cell: PixelSize

  /// How many pixels are drawn for each dot of a cell: enough that thin parts do not flicker.
  private static let oversampling = 3
  /// The most pixels that are sent for one picture.
  private static let mostPixels = 1_200_000

  /// The picture in dots, of which a cell has two, one above the other; they are as wide as the font
  /// makes them.
  var viewport: Viewport {
    let shape = Float(2 * cell.width) / Float(cell.height)
    return Viewport(width: Float(columns) * shape, height: Float(rows * 2))
  }

  /// How many pixels are drawn.
  func pixels(isQuick: Bool) -> PixelSize {
    guard style.isGraphic || style.isSymbols else {
      return PixelSize(
        width: columns * Self.oversampling, height: rows * 2 * Self.oversampling)
    }
    let (width, height) = (columns * cell.width, rows * cell.height)
    let most = Float(isQuick ? Self.mostPixels / 6 : Self.mostPixels)
    let share = min(1, (most / Float(max(width * height, 1))).squareRoot())
    // Sixel has no way of enlarging a picture.
    let scale = style == .sixel ? 1 : share
    return PixelSize(
      width: max(Int(Float(width) * scale), 1), height: max(Int(Float(height) * scale), 1))
  }

  /// What is drawn of a session: where there are no colours, brightness tells what is meant.
  func frame(of session: ViewingSession, at time: Double = 0) -> Frame {
    let frame = session.frame(at: time)
    return style.depth == .none ? frame.withoutColors(session) : frame
  }

  /// The picture of a frame.
  @MainActor
  func picture(
    of frame: Frame, in studio: Studio, isQuick: Bool = false
  ) throws(Failure) -> Picture {
    let size = pixels(isQuick: isQuick)
    let quality: Quality =
      isQuick ? Quality.moving[2] : style.isGraphic ? .still : .small
    return try studio.picture(
      of: frame, width: size.width, height: size.height, quality: quality)
  }
}

extension TerminalStyle {
  var isSymbols: Bool { if case .symbols = self { true } else { false } }
}
