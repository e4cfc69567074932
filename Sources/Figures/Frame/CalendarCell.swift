#if Drawing
internal import Drawing

/// A day of a calendar: the greater its value, the larger and the darker it is.
enum CalendarCell {
  /// How many levels there are.
  static let levels = 4

  /// Draws a day with the level of its value; nil for a day of which nothing is recorded.
  static func draw(
    _ level: Int?, in cell: Area, _ pigment: Pigment, on board: inout Board
  ) {
    let line = min(0.5, cell.width / 12)
    board.line(
      .rectangle(
        x: cell.x + line / 2, y: cell.y + line / 2, width: cell.width - line,
        height: cell.height - line), Stroke(width: line), level == nil ? .grid : .axis.tint(0.5))
    guard let level else { return }
    let share = [0.42, 0.62, 0.82, 1][min(max(level, 0), levels - 1)]
    let (width, height) = (cell.width * share, cell.height * share)
    let inner = Area(
      x: cell.midX - width / 2, y: cell.midY - height / 2, width: width, height: height)
    board.fill(inner, Self.pigment(level, pigment))
  }

  private static func pigment(_ level: Int, _ pigment: Pigment) -> Pigment {
    switch level {
    case ...0: pigment.tint(0.6)
    case 1: pigment.tint(0.85)
    case 2: pigment.shade(0.9)
    default: pigment.shade(0.68)
    }
  }
}
#endif
