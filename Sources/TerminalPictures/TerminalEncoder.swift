/// Writes cell grids as text and escape sequences.
public struct TerminalEncoder: Hashable, Sendable {
  /// How the terminal shows pictures.
  public var style: TerminalStyle

  /// Makes an encoder for a terminal.
  public init(_ style: TerminalStyle) { self.style = style }

  /// A grid as lines that end in line feeds, with the colours set back at the end of each.
  public func lines(_ grid: CellGrid) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(grid.cells.count * 24)
    for row in 0..<grid.rows {
      var pen = Pen()
      for column in 0..<grid.columns {
        pen.write(
          CellLook(grid.cells[row * grid.columns + column], style), style.depth, to: &text)
      }
      pen.lift(to: &text)
      text.append(0x0A)
    }
    return text
  }

  /// What brings a screen that shows `previous` to show `grid`, at a place counted from 1.
  ///
  /// Cells that look the same are passed over; without a previous grid of the same size all are
  /// written.
  public func changes(
    to grid: CellGrid, from previous: CellGrid?, row firstRow: Int = 1, column firstColumn: Int = 1
  ) -> [UInt8] {
    let known = previous?.columns == grid.columns && previous?.rows == grid.rows ? previous : nil
    var text: [UInt8] = []
    text.reserveCapacity(known == nil ? grid.cells.count * 24 : 1 << 14)
    var pen = Pen()
    for row in 0..<grid.rows {
      var isThere = false
      for column in 0..<grid.columns {
        let place = row * grid.columns + column
        let cell = grid.cells[place]
        if let known, known.cells[place] == cell {
          isThere = false
          continue
        }
        let look = CellLook(cell, style)
        if let known, CellLook(known.cells[place], style) == look {
          isThere = false
          continue
        }
        if !isThere { text.appendPlace(row: firstRow + row, column: firstColumn + column) }
        isThere = true
        pen.write(look, style.depth, to: &text)
      }
    }
    pen.lift(to: &text)
    return text
  }
}
