internal import BedsideInsights

/// How a figure is drawn that fills whole cells of a terminal.
struct TerminalFigure {
  private let room: PictureRoom
  /// How many columns it takes.
  let columns: Int

  /// Wider figures are hard to read.
  private static let widest = 110
  /// A line of the terminal has the height of so many points: its letters and those of the figure are
  /// about as large.
  private static let linePoints = 13.0

  init(_ room: PictureRoom) {
    self.room = room
    columns = max(20, min(room.columns - 1, Self.widest))
  }

  private var scale: Double { Double(room.cellHeight) / Self.linePoints }

  /// The size of the figure.
  var layout: FigureLayout {
    FigureLayout(
      width: Double(columns * room.cellWidth) / scale, scale: scale, isTitled: false)
  }

  /// The picture on as many whole lines as it needs, and its number of lines; what is higher than the
  /// terminal is made smaller.
  func fitted(_ picture: FigurePicture) -> (picture: FigurePicture, rows: Int) {
    let width = columns * room.cellWidth
    let rows = (picture.height + room.cellHeight - 1) / room.cellHeight
    let height = rows * room.cellHeight
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let common = min(width, picture.width) * 4
    for row in 0..<min(height, picture.height) {
      let (target, source) = (row * width * 4, row * picture.width * 4)
      pixels.replaceSubrange(
        target..<target + common, with: picture.pixels[source..<source + common])
    }
    let most = max(4, room.rows - 2)
    return (FigurePicture(width: width, height: height, pixels: pixels), min(rows, most))
  }
}
