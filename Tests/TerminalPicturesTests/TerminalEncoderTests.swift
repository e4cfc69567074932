import TerminalPictures
import Testing

struct TerminalEncoderTests {
  private func grid(_ columns: Int, _ rows: Int, _ colors: [CellColor]) -> CellGrid {
    let pixels = colors.flatMap { [$0.red, $0.green, $0.blue, 255] as [UInt8] }
    return CellGrid(
      Picture(width: columns, height: rows * 2, pixels: pixels), columns: columns, rows: rows)
  }

  private let red = CellColor(255, 0, 0)
  private let blue = CellColor(0, 0, 255)
  private let black = CellColor(0, 0, 0)

  @Test func `a half block has the upper dot in front and the lower behind`() {
    let text = TerminalEncoder(.blocks(.full)).lines(grid(1, 1, [red, blue]))
    #expect(text == "\u{1B}[48;2;0;0;255;38;2;255;0;0m▀\u{1B}[0m\n")
  }

  @Test func `colours that stay are not said again, and equal dots are a blank`() {
    let text = TerminalEncoder(.blocks(.full)).lines(
      grid(3, 1, [red, red, blue, blue, blue, blue]))
    #expect(
      text == "\u{1B}[48;2;0;0;255;38;2;255;0;0m▀▀ \u{1B}[0m\n")
  }

  @Test func `fewer colours take the nearest`() {
    let cell = grid(1, 1, [CellColor(250, 5, 5), CellColor(128, 128, 130)])
    #expect(
      TerminalEncoder(.blocks(.colors256)).lines(cell) == "\u{1B}[48;5;244;38;5;196m▀\u{1B}[0m\n")
    #expect(TerminalEncoder(.blocks(.colors16)).lines(cell) == "\u{1B}[100;91m▀\u{1B}[0m\n")
  }

  @Test func `letters need neither colours nor escapes`() {
    let white = CellColor(255, 255, 255)
    let text = TerminalEncoder(.ascii).lines(
      grid(3, 1, [black, white, white, black, black, white]))
    #expect(text == " =@\n")
  }

  @Test func `only cells that changed are written`() {
    let encoder = TerminalEncoder(.blocks(.full))
    let before = grid(3, 2, [CellColor](repeating: black, count: 12))
    var colors = [CellColor](repeating: black, count: 12)
    (colors[7], colors[10]) = (red, red)
    let after = grid(3, 2, colors)
    #expect(encoder.changes(to: after, from: after) == "")
    #expect(
      encoder.changes(to: after, from: before, row: 5, column: 2)
        == "\u{1B}[6;3H\u{1B}[48;2;255;0;0m \u{1B}[0m")
  }

  @Test func `another size is written whole`() {
    let encoder = TerminalEncoder(.ascii)
    let small = grid(1, 1, [black, black])
    let large = grid(2, 1, [black, black, black, black])
    #expect(encoder.changes(to: large, from: small) == "\u{1B}[1;1H  ")
    #expect(encoder.changes(to: large, from: nil) == "\u{1B}[1;1H  ")
  }
}
