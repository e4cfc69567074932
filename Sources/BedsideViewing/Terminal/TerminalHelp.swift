internal import BedsideCore

/// The keys and what they do, in one column or two.
struct TerminalHelp {
  let lines: [TerminalLine]

  init(_ session: ViewingSession, _ text: TerminalText, in frame: CellFrame) {
    let phrases = session.phrases
    let keys =
      Binding.help(phrases).map { (text.shown($0.keys), text.shown(phrases($0.topic.help))) }
      + Binding.mouse.map { (text.shown(phrases($0.movement)), text.shown(phrases($0.effect))) }
    let keyWidth = min(keys.map { DisplayWidth.of($0.0) }.max() ?? 0, frame.columns / 2)
    let entries = keys.map { entry in
      // What is longer than its column pushes the text to the right.
      let gap = String(repeating: " ", count: max(keyWidth - DisplayWidth.of(entry.0), 0) + 2)
      return entry.0 + gap + entry.1
    }
    let widest = entries.map { DisplayWidth.of($0) }.max() ?? 0
    let heading = [
      TerminalLine(text.line(phrases(.keysAndMouse), width: frame.columns), .strong),
      TerminalLine(""),
    ]
    guard 2 * widest + 3 <= frame.columns, entries.count + 2 > frame.rows else {
      lines =
        heading
        + entries.flatMap { text.lines($0, width: frame.columns) }.map {
          TerminalLine($0)
        }
      return
    }
    let half = (entries.count + 1) / 2
    lines =
      heading
      + (0..<half).map { row in
        let gap = String(repeating: " ", count: widest + 3 - DisplayWidth.of(entries[row]))
        let other = row + half < entries.count ? gap + entries[row + half] : ""
        return TerminalLine(entries[row] + other)
      }
  }
}
