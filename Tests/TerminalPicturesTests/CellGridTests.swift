import TerminalPictures
import Testing

struct CellGridTests {
  @Test func `each cell is two dots, each the mean light of its pixels`() {
    let black: [UInt8] = [0, 0, 0, 255]
    let white: [UInt8] = [255, 255, 255, 255]
    let red: [UInt8] = [255, 0, 0, 255]
    let picture = Picture(
      width: 2, height: 4, pixels: black + white + black + white + red + red + red + red)
    let grid = CellGrid(picture, columns: 1, rows: 1)
    // The mean of black and white light looks brighter than the mean of their numbers.
    #expect(grid.cells[0].upper == CellColor(180, 180, 180))
    #expect(grid.cells[0].lower == CellColor(255, 0, 0))
  }

  @Test func `a picture smaller than its grid is enlarged`() {
    let picture = Picture(width: 1, height: 1, pixels: [9, 8, 7, 255])
    let grid = CellGrid(picture, columns: 3, rows: 2)
    #expect(grid.cells.count == 6)
    #expect(grid.cells.allSatisfy { $0.upper == CellColor(9, 8, 7) && $0.lower == $0.upper })
  }

  @Test func `a grid of nothing has no cells`() {
    let picture = Picture(width: 1, height: 1, pixels: [9, 8, 7, 255])
    #expect(CellGrid(picture, columns: 0, rows: 5).cells.isEmpty)
    #expect(CellGrid(Picture(width: 0, height: 0, pixels: []), columns: 2, rows: 2).cells.isEmpty)
  }
}
