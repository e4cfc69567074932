/// A picture as the cells of a terminal: each cell is two square dots, one above the other.
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
  }

  /// Makes the grid of a picture, each dot the mean light of the pixels it covers.
  ///
  /// The picture is stretched to the grid; one of `columns` by twice `rows` square pixels, or a
  /// multiple of that, keeps its shape.
  public init(_ picture: Picture, columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    guard columns > 0, rows > 0, picture.width > 0, picture.height > 0 else {
      cells = []
      return
    }
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let across = Self.span(column, of: columns, in: picture.width)
        cells.append(
          Cell(
            upper: Self.mean(
              picture, across, Self.span(row * 2, of: rows * 2, in: picture.height)),
            lower: Self.mean(
              picture, across, Self.span(row * 2 + 1, of: rows * 2, in: picture.height))))
      }
    }
    self.cells = cells
  }

  /// The pixels that one of `count` equal stretches covers, at least one.
  private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = min(index * length / count, length - 1)
    return start..<max((index + 1) * length / count, start + 1)
  }

  private static func mean(
    _ picture: Picture, _ across: Range<Int>, _ down: Range<Int>
  ) -> CellColor {
    // Squares stand for light, closely enough for dots.
    var sum = SIMD3<Int>(repeating: 0)
    for y in down {
      for x in across {
        let place = (y * picture.width + x) * 4
        let value = SIMD3(
          Int(picture.pixels[place]), Int(picture.pixels[place + 1]),
          Int(picture.pixels[place + 2]))
        sum &+= value &* value
      }
    }
    let count = Double(across.count * down.count)
    let mean = (0..<3).map { UInt8((Double(sum[$0]) / count).squareRoot().rounded()) }
    return CellColor(mean[0], mean[1], mean[2])
  }
}
