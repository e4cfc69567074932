#if Drawing
internal import Drawing

/// What tells series apart besides their colours.
enum Signs {
  /// How a series is filled, whatever its colour.
  private enum Hatch: Int, CaseIterable {
    case none
    case rising
    case falling
    case level
    case crossed
    case empty
  }

  /// Fills the bar of the series at `index`.
  static func bar(_ index: Int, _ area: Area, _ pigment: Pigment, on board: inout Board) {
    let hatch = Hatch.allCases[index % Hatch.allCases.count]
    if hatch == .none {
      board.fill(area, pigment)
      return
    }
    board.fill(area, pigment.tint(hatch == .empty ? 0.08 : 0.22))
    let lines = lines(hatch, in: area)
    if !lines.steps.isEmpty { board.line(lines, Stroke(width: 0.6), pigment) }
    let line = min(0.7, area.width / 3)
    let inner = Area(
      x: area.x + line / 2, y: area.y + min(line, area.height) / 2, width: area.width - line,
      height: max(0, area.height - line))
    board.line(
      .rectangle(x: inner.x, y: inner.y, width: inner.width, height: inner.height),
      Stroke(width: line), pigment)
  }

  /// How far the lines of a hatch are apart.
  private static let distance = 3.2

  private static func lines(_ hatch: Hatch, in area: Area) -> Outline {
    switch hatch {
    case .none, .empty: return Outline()
    case .rising: return slanted(in: area, rises: true)
    case .falling: return slanted(in: area, rises: false)
    case .crossed:
      return Outline(
        slanted(in: area, rises: true).steps + slanted(in: area, rises: false).steps)
    case .level:
      var outline = Outline()
      var y = area.maxY - distance
      while y > area.y {
        outline.steps += [.move(x: area.x, y: y), .line(x: area.maxX, y: y)]
        y -= distance
      }
      return outline
    }
  }

  /// Lines at half a right angle, cut at the edges of an area; those of areas beside each other meet.
  private static func slanted(in area: Area, rises: Bool) -> Outline {
    var outline = Outline()
    let step = distance * 1.4
    // Along a rising line x + y is the same, along a falling one y - x.
    let (least, most) =
      rises
      ? (area.x + area.y, area.maxX + area.maxY) : (area.y - area.maxX, area.maxY - area.x)
    var sum = (least / step).rounded(.up) * step
    while sum < most {
      let start = rises ? max(area.x, sum - area.maxY) : max(area.x, area.y - sum)
      let end = rises ? min(area.maxX, sum - area.y) : min(area.maxX, area.maxY - sum)
      if end > start {
        let y = { (x: Double) in rises ? sum - x : sum + x }
        outline.steps += [.move(x: start, y: y(start)), .line(x: end, y: y(end))]
      }
      sum += step
    }
    return outline
  }

  /// Draws the point of the series at `index`.
  static func point(
    _ index: Int, x: Double, y: Double, radius: Double, _ pigment: Pigment,
    on board: inout Board
  ) {
    let kinds = 6
    let kind = index % kinds
    let shape = shape(kind, x: x, y: y, radius: radius)
    if kind < 4 {
      // A thin edge of paper keeps points apart that touch.
      board.line(shape, Stroke(width: 0.9), .paper)
      board.fill(shape, pigment)
    } else {
      board.fill(shape, .paper)
      board.line(shape, Stroke(width: 1.1), pigment)
    }
  }

  /// The shapes have the same area, so that none weighs more.
  private static func shape(_ kind: Int, x: Double, y: Double, radius: Double) -> Outline {
    switch kind {
    case 1, 5:
      let reach = radius * 1.5
      return .polygon([
        (x, y - reach), (x + reach * 0.87, y + reach / 2), (x - reach * 0.87, y + reach / 2),
      ])
    case 2:
      let half = radius * 0.89
      return .rectangle(x: x - half, y: y - half, width: half * 2, height: half * 2)
    case 3:
      let reach = radius * 1.25
      return .polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])
    default: return .circle(x: x, y: y, radius: radius)
    }
  }

  /// The dashes of the line of the series at `index`.
  static func dashes(_ index: Int) -> [Double] {
    let all: [[Double]] = [[], [5, 2], [1.2, 1.8], [6, 2, 1.2, 2], [9, 3], [3, 1.5]]
    return all[index % all.count]
  }

  /// Draws the sign for a stretch of time of which nothing is recorded, above a place on the axis.
  static func gap(x: Double, y: Double, room: Double, on board: inout Board) {
    let reach = min(1.7, max(0.6, room * 0.35))
    let middle = y - reach - 1
    board.line(
      Outline([
        .move(x: x - reach, y: middle - reach), .line(x: x + reach, y: middle + reach),
        .move(x: x - reach, y: middle + reach), .line(x: x + reach, y: middle - reach),
      ]), Stroke(width: 0.7), .axis)
  }

  /// Draws the sign for a value of zero, on its place on the axis.
  static func zero(
    x: Double, y: Double, room: Double, _ pigment: Pigment, on board: inout Board
  ) {
    let radius = min(1.9, max(0.7, room * 0.4))
    let shape = Outline.circle(x: x, y: y, radius: radius)
    board.fill(shape, .paper)
    board.line(shape, Stroke(width: 0.9), pigment)
  }
}
#endif
