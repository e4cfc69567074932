/// A rectangle of cells, each with a character and its ink.
struct ChartCanvas {
  let width: Int
  let height: Int
  private var cells: [(character: Character, ink: ChartInk)]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: (" ", .plain), count: self.width * self.height)
  }

  /// Whether nothing stands in a cell.
  func isFree(_ column: Int, _ row: Int) -> Bool {
    holds(column, row) && cells[row * width + column].character == " "
  }

  private func holds(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < width && row >= 0 && row < height
  }

  /// Puts a character into a cell; nothing outside the canvas.
  mutating func put(_ character: Character, _ ink: ChartInk, _ column: Int, _ row: Int) {
    guard holds(column, row) else { return }
    cells[row * width + column] = (character, ink)
  }

  /// The cells of a row as a line.
  func line(_ row: Int) -> ChartLine {
    var line = ChartLine()
    for column in 0..<width {
      let cell = cells[row * width + column]
      line.add(String(cell.character), cell.character == " " ? .plain : cell.ink)
    }
    return line
  }
}
