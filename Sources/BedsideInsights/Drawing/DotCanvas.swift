/// Points finer than the cells of a canvas, as fine as the signs allow.
struct DotCanvas {
  let signs: ChartSigns
  let width: Int
  let height: Int
  private var masks: [UInt8]
  private var inks: [ChartInk]

  /// Makes points for so many cells.
  init(columns: Int, rows: Int, signs: ChartSigns) {
    self.signs = signs
    let (across, down) = Self.grain(signs)
    width = max(0, columns) * across
    height = max(0, rows) * down
    masks = Array(repeating: 0, count: max(0, columns) * max(0, rows))
    inks = Array(repeating: .plain, count: masks.count)
  }

  /// How many points a cell has across and down.
  static func grain(_ signs: ChartSigns) -> (across: Int, down: Int) {
    switch signs {
    case .braille: (2, 4)
    case .blocks: (2, 2)
    case .ascii: (1, 1)
    }
  }

  /// Sets a point, counted from the left and from above; nothing outside.
  mutating func set(_ x: Int, _ y: Int, _ ink: ChartInk) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let (across, down) = Self.grain(signs)
    let cell = y / down * (width / across) + x / across
    masks[cell] |= bit(x % across, y % down)
    inks[cell] = ink
  }

  /// Sets the points of a straight line (Bresenham).
  mutating func line(from a: (x: Int, y: Int), to b: (x: Int, y: Int), _ ink: ChartInk) {
    let (dx, dy) = (abs(b.x - a.x), -abs(b.y - a.y))
    let (sx, sy) = (a.x < b.x ? 1 : -1, a.y < b.y ? 1 : -1)
    var (x, y, error) = (a.x, a.y, dx + dy)
    while true {
      set(x, y, ink)
      if x == b.x, y == b.y { return }
      let twice = 2 * error
      if twice >= dy {
        error += dy
        x += sx
      }
      if twice <= dx {
        error += dx
        y += sy
      }
    }
  }

  private func bit(_ x: Int, _ y: Int) -> UInt8 {
    switch signs {
    case .braille: y == 3 ? (x == 0 ? 0x40 : 0x80) : UInt8(1 << (y + 3 * x))
    case .blocks: UInt8(1 << (x + 2 * y))
    case .ascii: 1
    }
  }

  private static let quadrants: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// Puts the points on a canvas of the same cells, over what is there.
  func draw(on canvas: inout ChartCanvas) {
    let columns = width / Self.grain(signs).across
    for (index, mask) in masks.enumerated() where mask != 0 {
      let character: Character =
        switch signs {
        case .braille: Character(Unicode.Scalar(0x2800 + UInt32(mask)) ?? " ")
        case .blocks: Self.quadrants[Int(mask)]
        case .ascii: "."
        }
      canvas.put(character, inks[index], index % columns, index / columns)
    }
  }
}
