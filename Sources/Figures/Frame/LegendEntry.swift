#if Drawing
internal import BedsideStore
internal import Drawing

/// A sign with what it means.
struct LegendEntry {
  /// What stands in front of the words.
  enum Sign {
    case none
    case bar(Int, ChartColor)
    case point(Int, ChartColor)
    case line(Int, ChartColor)
    case gap
    case zero
    case day(DaySign, Pigment)
    case level(Int, ChartColor)
    case median(Pigment)
    case middleHalf(Pigment)
    case ends(Pigment)
  }

  var sign: Sign
  var text: String

  init(_ sign: Sign, _ text: String) {
    self.sign = sign
    self.text = text
  }

  private static let gap = 14.0

  /// The width of the sign, with the room behind it.
  private var room: Double {
    switch sign {
    case .none: 0
    case .line: 24
    case .bar, .middleHalf, .ends: 17
    default: 12
    }
  }

  /// Draws entries in lines from the top of an area on; returns the height that they take.
  static func draw(
    _ entries: [LegendEntry], in area: Area, on board: inout Board
  ) -> Double {
    guard !entries.isEmpty else { return 0 }
    let height = 12.5
    var (x, line) = (area.x, 0)
    for entry in entries {
      var block = TypeSize.label(entry.text)
      let room = min(entry.room, area.width)
      var width = room + board.typesetter.extent(of: block).width
      if width > area.width {
        block.width = area.width - room
        block.isCut = true
        width = area.width
      }
      if x > area.x, x + width > area.maxX { (x, line) = (area.x, line + 1) }
      let middle = area.y + Double(line) * height + height / 2
      entry.draw(x: x, middle: middle, on: &board)
      board.label(block, x: x + room, middle: middle)
      x += width + gap
    }
    return Double(line + 1) * height
  }

  private func draw(x: Double, middle: Double, on board: inout Board) {
    switch sign {
    case .none: break
    case .bar(let index, let color):
      Signs.bar(
        index, Area(x: x, y: middle - 4, width: 12, height: 8), color.pigment, on: &board)
    case .point(let index, let color):
      Signs.point(index, x: x + 4, y: middle, radius: 2.8, color.pigment, on: &board)
    case .line(let index, let color):
      board.line(
        from: (x, middle), to: (x + 19, middle), width: 1.5, dashes: Signs.dashes(index),
        color.pigment)
      Signs.point(index, x: x + 9.5, y: middle, radius: 2.4, color.pigment, on: &board)
    case .gap: Signs.gap(x: x + 4, y: middle + 2.7, room: 9, on: &board)
    case .zero: Signs.zero(x: x + 4, y: middle, room: 9, .softInk, on: &board)
    case .day(let sign, let pigment):
      sign.draw(in: Area(x: x, y: middle - 4, width: 8, height: 8), pigment, on: &board)
    case .level(let level, let color):
      CalendarCell.draw(
        level, in: Area(x: x, y: middle - 4, width: 8, height: 8), color.pigment, on: &board)
    default: drawBox(x: x, middle: middle, on: &board)
    }
  }

  private func drawBox(x: Double, middle: Double, on board: inout Board) {
    switch sign {
    case .median(let pigment):
      board.line(from: (x, middle), to: (x + 9, middle), width: 2, pigment)
    case .middleHalf(let pigment):
      board.fill(Area(x: x, y: middle - 4, width: 12, height: 8), pigment.tint(0.3))
      board.line(
        .rectangle(x: x, y: middle - 4, width: 12, height: 8), Stroke(width: 0.8), pigment)
    case .ends(let pigment):
      board.line(from: (x, middle), to: (x + 12, middle), width: 0.9, pigment)
      for end in [x, x + 12] {
        board.line(from: (end, middle - 3), to: (end, middle + 3), width: 0.9, pigment)
      }
    default: break
    }
  }
}
#endif
