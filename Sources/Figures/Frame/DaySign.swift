#if Drawing
internal import Drawing

/// How much of what was due on a day was done.
enum DaySign: Hashable {
  case all
  case part
  case none
  case undue

  /// The sign for a share of what was due; nil where nothing was.
  init(_ share: Double?) {
    self = share.map { $0 >= 1 ? .all : $0 > 0 ? .part : .none } ?? .undue
  }

  /// Draws the sign: full, half full, crossed out, or a dot.
  func draw(in cell: Area, _ pigment: Pigment, on board: inout Board) {
    let outline = Outline.rectangle(
      x: cell.x + 0.35, y: cell.y + 0.35, width: cell.width - 0.7, height: cell.height - 0.7)
    switch self {
    case .all: board.fill(cell, pigment)
    case .part:
      board.fill(
        Area(x: cell.x, y: cell.midY, width: cell.width, height: cell.height / 2), pigment)
      board.line(outline, Stroke(width: 0.7), pigment)
    case .none:
      let inset = cell.width * 0.28
      board.line(outline, Stroke(width: 0.6), .axis)
      board.line(
        Outline([
          .move(x: cell.x + inset, y: cell.y + inset),
          .line(x: cell.maxX - inset, y: cell.maxY - inset),
          .move(x: cell.x + inset, y: cell.maxY - inset),
          .line(x: cell.maxX - inset, y: cell.y + inset),
        ]), Stroke(width: min(1, cell.width / 9)), .ink)
    case .undue:
      board.fill(
        .circle(x: cell.midX, y: cell.midY, radius: min(0.9, cell.width / 8)), .axis)
    }
  }
}
#endif
