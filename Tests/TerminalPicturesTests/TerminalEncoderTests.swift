import TerminalPictures
import Testing

struct TerminalEncoderTests {
  private func grid(_ columns: Int, _ rows: Int, _ colors: [CellColor]) -> CellGrid {
    let pixels = colors.flatMap { [$0.red, $0.green, $0.blue, 255] as [UInt8] }
    return CellGrid(
      Picture(width: columns, height: rows * 2, pixels: pixels), columns: columns, rows: rows)
  }

  private func lines(_ style: TerminalStyle, _ grid: CellGrid) -> String {
    String(decoding: TerminalEncoder(style).lines(grid), as: UTF8.self)
  }

  private func changes(
    _ style: TerminalStyle, to grid: CellGrid, from previous: CellGrid?, row: Int = 1,
    column: Int = 1
  ) -> String {
    String(
      decoding: TerminalEncoder(style).changes(
        to: grid, from: previous, row: row, column: column), as: UTF8.self)
  }

  private let red = CellColor(255, 0, 0)
  private let blue = CellColor(0, 0, 255)
  private let black = CellColor(0, 0, 0)

  @Test func `a half block has the upper dot in front and the lower behind`() {
    let text = lines(.blocks(.full), grid(1, 1, [red, blue]))
    #expect(text == "\u{1B}[48;2;0;0;255;38;2;255;0;0m▀\u{1B}[0m\n")
  }

  @Test func `colours that stay are not said again, and equal dots are a blank`() {
    let text = lines(.blocks(.full), grid(3, 1, [red, red, blue, blue, blue, blue]))
    #expect(
      text == "\u{1B}[48;2;0;0;255;38;2;255;0;0m▀▀ \u{1B}[0m\n")
  }

  @Test func `fewer colours take the nearest`() {
    let cell = grid(1, 1, [CellColor(250, 5, 5), CellColor(128, 128, 130)])
    #expect(lines(.blocks(.colors256), cell) == "\u{1B}[48;5;244;38;5;196m▀\u{1B}[0m\n")
    #expect(lines(.blocks(.colors16), cell) == "\u{1B}[100;91m▀\u{1B}[0m\n")
  }

  @Test func `letters need neither colours nor escapes`() {
    let white = CellColor(255, 255, 255)
    let text = lines(.ascii(.none), grid(3, 1, [black, white, white, black, black, white]))
    // The mean of black and white light is bright.
    #expect(text == " x@\n")
  }

  @Test func `letters in colour have it at its brightest, and blanks have none`() {
    let dark = CellColor(80, 0, 0)
    let text = lines(.ascii(.full), grid(2, 1, [black, dark, black, dark]))
    #expect(text.hasPrefix(" \u{1B}[38;2;255;0;0m"))
    #expect(text.hasSuffix("\u{1B}[0m\n"))
  }

  @Test func `blocks without colours are shades`() {
    let white = CellColor(255, 255, 255)
    let grey = CellColor(140, 140, 140)
    let text = lines(.blocks(.none), grid(3, 1, [black, grey, white, black, grey, white]))
    #expect(text == " ▒█\n")
  }

  @Test func `only cells that changed are written`() {
    let before = grid(3, 2, [CellColor](repeating: black, count: 12))
    var colors = [CellColor](repeating: black, count: 12)
    (colors[7], colors[10]) = (red, red)
    let after = grid(3, 2, colors)
    #expect(changes(.blocks(.full), to: after, from: after) == "")
    #expect(
      changes(.blocks(.full), to: after, from: before, row: 5, column: 2)
        == "\u{1B}[6;3H\u{1B}[48;2;255;0;0m \u{1B}[0m")
  }

  @Test func `cells whose colours the terminal does not tell apart are not written again`() {
    let before = grid(1, 1, [CellColor(250, 5, 5), CellColor(250, 5, 5)])
    let after = grid(1, 1, [CellColor(252, 4, 5), CellColor(252, 4, 5)])
    #expect(changes(.blocks(.colors256), to: after, from: before) == "")
    #expect(changes(.ascii(.none), to: after, from: before) == "")
    #expect(changes(.blocks(.full), to: after, from: before) != "")
  }

  @Test func `another size is written whole`() {
    let small = grid(1, 1, [black, black])
    let large = grid(2, 1, [black, black, black, black])
    #expect(changes(.ascii(.none), to: large, from: small) == "\u{1B}[1;1H  ")
    #expect(changes(.ascii(.none), to: large, from: nil) == "\u{1B}[1;1H  ")
  }
}
