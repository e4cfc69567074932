/// Writes cell grids as text and escape sequences.
public struct TerminalEncoder: Hashable, Sendable {
  /// How the terminal shows pictures.
  public var style: TerminalStyle

  /// Makes an encoder for a terminal.
  public init(_ style: TerminalStyle) { self.style = style }

  /// A grid as lines that end in line feeds, with the colours set back at the end of each.
  public func lines(_ grid: CellGrid) -> String {
    var text = ""
    for row in 0..<grid.rows {
      var pen = Pen()
      for column in 0..<grid.columns {
        write(grid.cells[row * grid.columns + column], &pen, to: &text)
      }
      text += pen.isClean ? "\n" : "\u{1B}[0m\n"
    }
    return text
  }

  /// What brings a screen that shows `previous` to show `grid`, at a place counted from 1.
  ///
  /// Cells that stay are passed over; without a previous grid of the same size all are written.
  public func changes(
    to grid: CellGrid, from previous: CellGrid?, row firstRow: Int = 1, column firstColumn: Int = 1
  ) -> String {
    let known = previous?.columns == grid.columns && previous?.rows == grid.rows ? previous : nil
    var text = ""
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
        if !isThere { text += "\u{1B}[\(firstRow + row);\(firstColumn + column)H" }
        isThere = true
        write(cell, &pen, to: &text)
      }
    }
    return pen.isClean ? text : text + "\u{1B}[0m"
  }

  /// The colours that are set.
  private struct Pen {
    var foreground: String?
    var background: String?
    var isClean: Bool { foreground == nil && background == nil }
  }

  private func write(_ cell: CellGrid.Cell, _ pen: inout Pen, to text: inout String) {
    guard case .blocks(let depth) = style else {
      let brightness = (cell.upper.brightness + cell.lower.brightness) / 2
      let step = Int(brightness * Double(Self.ramp.count - 1) + 0.5)
      return text.append(Self.ramp[min(step, Self.ramp.count - 1)])
    }
    let upper = Self.parameters(cell.upper, depth, isBackground: false)
    let lower = Self.parameters(cell.lower, depth, isBackground: true)
    var changed: [String] = []
    if pen.background != lower { changed.append(lower) }
    let isOne = Self.parameters(cell.upper, depth, isBackground: true) == lower
    if !isOne, pen.foreground != upper { changed.append(upper) }
    pen.background = lower
    if !isOne { pen.foreground = upper }
    if !changed.isEmpty { text += "\u{1B}[" + changed.joined(separator: ";") + "m" }
    text += isOne ? " " : "▀"
  }

  private static func parameters(
    _ color: CellColor, _ depth: TerminalStyle.Depth, isBackground: Bool
  ) -> String {
    switch depth {
    case .full:
      return "\(isBackground ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
    case .colors256: return "\(isBackground ? 48 : 38);5;\(color.number256)"
    case .colors16:
      let number = color.number16
      let base = number < 8 ? 30 + number : 82 + number
      return "\(isBackground ? base + 10 : base)"
    }
  }

  /// Signs from dark to bright, on a dark screen.
  private static let ramp = Array(" .,:;-+=*oxO#%@")
}
