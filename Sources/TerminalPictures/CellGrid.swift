/// A picture as the cells of a terminal: each cell is two dots, one above the other.
public struct CellGrid: Hashable, Sendable {
  /// The number of cells in a row.
  public let columns: Int
  /// The number of rows of cells.
  public let rows: Int
  /// The upper and lower dot of each cell, row after row.
  public let cells: [Cell]

  /// Two dots.
  public struct Cell: Hashable, Sendable {
    /// The upper dot.
    public var upper: CellColor
    /// The lower dot.
    public var lower: CellColor

    /// Makes a cell.
    public init(upper: CellColor, lower: CellColor) {
      self.upper = upper
      self.lower = lower
    }

    /// The mean light of both dots.
    var mean: CellColor {
      func mean(_ a: UInt8, _ b: UInt8) -> UInt8 {
        LightMean.root((UInt32(a) * UInt32(a) + UInt32(b) * UInt32(b)) / 2)
      }
      return CellColor(
        mean(upper.red, lower.red), mean(upper.green, lower.green), mean(upper.blue, lower.blue))
    }
  }

  /// Makes the grid of a picture, each dot the mean light of the pixels it covers.
  ///
  /// The picture is stretched to the grid; one of `columns` by twice `rows` pixels, or a multiple of
  /// that, keeps its shape.
  public init(_ picture: Picture, columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    guard columns > 0, rows > 0, picture.width > 0, picture.height > 0 else {
      cells = []
      return
    }
    let across = (0..<columns).map { Self.span($0, of: columns, in: picture.width) }
    var upper: [CellColor] = []
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows * 2 {
      let down = Self.span(row, of: rows * 2, in: picture.height)
      let dots = across.map { LightMean.color(of: picture, $0, down) }
      if row % 2 == 0 {
        upper = dots
      } else {
        for column in 0..<columns { cells.append(Cell(upper: upper[column], lower: dots[column])) }
      }
    }
    self.cells = cells
  }

  /// The pixels that one of `count` equal stretches covers, at least one.
  private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = min(index * length / count, length - 1)
    return start..<max((index + 1) * length / count, start + 1)
  }
}
