/// Of which characters a chart is made: of those that a terminal has.
public enum ChartSigns: String, Hashable, Sendable, CaseIterable {
  /// Braille patterns, eight points in each cell.
  case braille
  /// Blocks and lines, as every terminal with Unicode has them.
  case blocks
  /// Letters and marks of ASCII.
  case ascii

  /// Whether anything but ASCII can be drawn.
  var isUnicode: Bool { self != .ascii }

  /// What fills the bars of the series at `index`, whatever its colour.
  func fill(_ index: Int) -> Character {
    let fills: [Character] = isUnicode ? ["█", "░", "▓", "▒"] : ["#", "=", "%", ":"]
    return fills[index % fills.count]
  }

  /// The point of the series at `index`, whatever its colour.
  func marker(_ index: Int) -> Character {
    let markers: [Character] =
      isUnicode ? ["●", "▲", "■", "◆", "○", "△"] : ["o", "x", "+", "*", "@", "%"]
    return markers[index % markers.count]
  }

  /// The steps of a bar within a cell, from the least on; the last fills the cell.
  var steps: [Character] {
    isUnicode ? ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : ["#"]
  }

  /// The levels of a small bar by which heights are compared, from the least on.
  var levels: [Character] {
    isUnicode
      ? ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : ["1", "2", "3", "4", "5", "6", "7", "8"]
  }

  /// What is darker the more there is, from the least on.
  var shades: [Character] { isUnicode ? ["░", "▒", "▓", "█"] : [":", "o", "O", "@"] }

  /// Where nothing is known.
  var gap: Character { isUnicode ? "·" : "." }

  /// A bar of no height: the value is zero, which is no gap.
  var zero: Character { "0" }

  /// The limit of a band.
  var limit: Character { isUnicode ? "╌" : "-" }

  /// The axes, and where labels meet them.
  var axes:
    (vertical: Character, tick: Character, corner: Character, line: Character, foot: Character)
  {
    isUnicode ? ("│", "┤", "└", "─", "┬") : ("|", "+", "+", "-", "+")
  }

  /// The signs of a day: all done, done in part, nothing done, nothing due.
  var days: (all: Character, part: Character, none: Character, undue: Character) {
    isUnicode ? ("█", "▄", "×", "·") : ("#", "+", "x", ".")
  }

  /// The parts of a box: its ends, the way to it, its sides, what fills it, and its middle.
  var box: (start: Character, end: Character, line: Character, fill: Character, middle: Character) {
    isUnicode ? ("├", "┤", "─", "▒", "┃") : ("|", "|", "-", "=", "M")
  }
}
