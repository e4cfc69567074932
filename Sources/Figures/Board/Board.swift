#if Drawing
internal import Drawing

/// What a figure consists of, in the order in which it is drawn.
struct Board {
  /// The size in points.
  var width: Double
  var height: Double
  private(set) var marks: [Mark] = []
  let typesetter: Typesetter

  /// Where a text on one line stands at its place.
  enum Anchor {
    case start
    case middle
    case end
  }

  init(width: Double, height: Double = 0, typesetter: Typesetter) {
    self.width = width
    self.height = height
    self.typesetter = typesetter
  }

  mutating func fill(_ outline: Outline, _ pigment: Pigment) {
    marks.append(.fill(outline, pigment))
  }

  mutating func fill(_ area: Area, _ pigment: Pigment) {
    fill(
      .rectangle(x: area.x, y: area.y, width: area.width, height: area.height), pigment)
  }

  mutating func line(_ outline: Outline, _ stroke: Stroke, _ pigment: Pigment) {
    marks.append(.line(outline, stroke, pigment))
  }

  mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double = 0.5,
    dashes: [Double] = [], _ pigment: Pigment
  ) {
    line(.path([start, end]), Stroke(width: width, dashes: dashes), pigment)
  }

  /// Writes a text with its top left at a place; returns its height.
  @discardableResult mutating func write(
    _ block: TextBlock, x: Double, y: Double, _ pigment: Pigment = .ink
  ) -> Double {
    marks.append(.text(block, x: x, y: y, pigment))
    return typesetter.extent(of: block).height
  }

  /// Writes a text on one line beside or over a place: the middle of its capitals is at `y`.
  mutating func label(
    _ block: TextBlock, x: Double, middle y: Double, _ anchor: Anchor = .start,
    _ pigment: Pigment = .ink
  ) {
    let extent = typesetter.extent(of: block)
    let shift: Double =
      switch anchor {
      case .start: 0
      case .middle: extent.width / 2
      case .end: extent.width
      }
    let top = y - extent.baseline + block.size * Self.capitals / 2
    marks.append(.text(block, x: x - shift, y: top, pigment))
  }

  /// The height of capitals, as a share of the size of letters.
  private static let capitals = 0.72
}
#endif
