#if Drawing
internal import Drawing

/// How wide the columns of a table are.
struct TableColumns {
  /// The widths, without the gaps between them.
  let widths: [Double]
  /// Where the columns begin.
  let starts: [Double]
  /// The width of the whole table.
  let width: Double

  static let gap = 12.0

  /// Finds widths for texts, row by row, that need no more than `room` together: as wide as the texts are
  /// on one line, or narrower in proportion, but no narrower than the longest word.
  init(_ rows: [[TextBlock]], count: Int, room: Double, by typesetter: Typesetter) {
    var natural = [Double](repeating: 0, count: count)
    var least = natural
    for row in rows {
      for (column, block) in row.enumerated() where column < count {
        var line = block
        line.width = nil
        natural[column] = max(natural[column], typesetter.extent(of: line).width)
        for word in block.text.split(whereSeparator: \.isWhitespace) {
          line.text = String(word)
          least[column] = max(least[column], typesetter.extent(of: line).width)
        }
      }
    }
    let inner = room - Self.gap * Double(max(0, count - 1))
    widths = Self.fitted(natural.map { $0 + 0.5 }, least.map { $0 + 0.5 }, inner)
    var (starts, x) = ([Double](), 0.0)
    for width in widths {
      starts.append(x)
      x += width + Self.gap
    }
    self.starts = starts
    width = max(0, x - Self.gap)
  }

  private static func fitted(
    _ natural: [Double], _ least: [Double], _ room: Double
  ) -> [Double] {
    let (all, most) = (natural.reduce(0, +), least.reduce(0, +))
    if all <= room { return natural }
    if most >= room { return least.map { $0 / most * room } }
    let share = (room - most) / (all - most)
    return zip(natural, least).map { natural, least in least + (natural - least) * share }
  }
}
#endif
