internal import CLateLibraries

/// Brings one picture after another to a place on a terminal's screen, in whatever style it has.
public struct PictureWriter {
  /// How the terminal shows pictures.
  public let style: TerminalStyle
  /// The size of a cell in pixels; where the terminal does not tell it, that of a common font.
  public var cell: PixelSize
  private var shownGrid: CellGrid?
  private var shownRows: [ArraySlice<UInt8>] = []
  private var hasPicture = false
  #if Symbols
  private var canvas: (columns: Int, rows: Int, canvas: ChafaCanvas)?
  #endif

  /// The size of a cell of a common font.
  public static let usualCell = PixelSize(width: 8, height: 16)

  /// Whether the library for fine symbols and sixel is built in and installed here; asking opens it.
  public static var hasSymbols: Bool {
    #if Symbols
    late_symbols()
    #else
    false
    #endif
  }

  /// Makes a writer for a terminal.
  public init(_ style: TerminalStyle, cell: PixelSize? = nil) {
    self.style = style
    self.cell = cell ?? Self.usualCell
  }

  /// The screen was cleared, or something else was written over the picture.
  public mutating func forget() {
    (shownGrid, shownRows) = (nil, [])
  }

  /// What brings `picture` to the cells from `row` and `column` on, which are counted from 1.
  public mutating func bytes(
    _ picture: Picture, columns: Int, rows: Int, row: Int = 1, column: Int = 1
  ) -> [UInt8] {
    var text: [UInt8] = []
    switch style {
    case .kitty:
      text.appendPlace(row: row, column: column)
      text += KittyEncoder.bytes(picture, columns: columns, rows: rows)
      hasPicture = true
    #if Symbols
    case .sixel:
      text.appendPlace(row: row, column: column)
      text += chafa(picture, columns, rows)
    case .symbols: appendRows(chafa(picture, columns, rows), row, column, to: &text)
    #endif
    default:
      let grid = CellGrid(picture, columns: columns, rows: rows)
      text = TerminalEncoder(style).changes(to: grid, from: shownGrid, row: row, column: column)
      shownGrid = grid
    }
    return text
  }

  /// What takes the picture off the screen, as far as clearing the screen does not.
  public mutating func removal() -> [UInt8] {
    defer { hasPicture = false }
    return hasPicture ? Array(KittyEncoder.removal.utf8) : []
  }

  #if Symbols
  fileprivate mutating func chafa(_ picture: Picture, _ columns: Int, _ rows: Int) -> [UInt8] {
    if canvas?.columns != columns || canvas?.rows != rows {
      canvas = ChafaCanvas(columns: columns, rows: rows, style: style, cell: cell).map {
        (columns, rows, $0)
      }
    }
    return canvas?.canvas.bytes(picture) ?? []
  }

  private mutating func appendRows(
    _ bytes: [UInt8], _ row: Int, _ column: Int, to text: inout [UInt8]
  ) {
    let rows = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in rows.enumerated() where !line.isEmpty {
      if index < shownRows.count, shownRows[index] == line { continue }
      text.appendPlace(row: row + index, column: column)
      text += line
      text += "\u{1B}[0m".utf8
    }
    shownRows = rows
  }
  #endif
}

extension PictureWriter {
  /// A picture as it is printed where the cursor is, which is then on the line below.
  ///
  /// With `keepsOthers` it takes the place of no picture that was printed before.
  public mutating func printed(
    _ picture: Picture, columns: Int, rows: Int, keepsOthers: Bool = false
  ) -> [UInt8] {
    switch style {
    case .kitty:
      // The lines are made first: at the end of the screen they move what is there.
      let room = String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A"
      return Array(room.utf8)
        + KittyEncoder.bytes(picture, columns: columns, rows: rows, replaces: !keepsOthers)
        + Array("\u{1B}[\(rows)B\r".utf8)
    #if Symbols
    case .sixel:
      let isFitting =
        picture.width <= columns * cell.width && picture.height <= rows * cell.height
      let flat = isFitting ? FlatSixel(picture)?.bytes : nil
      return (flat ?? chafa(picture, columns, rows)) + [0x0A]
    case .symbols: return chafa(picture, columns, rows) + [0x0A]
    #endif
    default:
      return TerminalEncoder(style).lines(CellGrid(picture, columns: columns, rows: rows))
    }
  }
}
