internal import BedsideCore

/// Lays blocks out in lines of a width.
struct BlockLayout {
  let width: Int
  let style: Style
  /// Whether the lines are read aloud: then nothing is set in columns, and no sign stands for a word.
  var isAccessible = false

  /// The lines of `block`; an empty line for a gap.
  func lines(_ block: Block) -> [StyledText] {
    if isAccessible, let spoken = spoken(block) { return spoken }
    switch block {
    case .title(let title): return titleLines(title)
    case .heading(let heading):
      return StyledText(heading, .strong).onOneLine.lines(width: width)
    case .text(let text): return text.lines(width: width)
    case .line(let text): return [text.onOneLine]
    case .bullet(let text): return led(StyledText("  - "), StyledText(text))
    case .entries(let entries): return lines(entries)
    case .rows(let rows):
      let layout = RowLayout(rows, width: width)
      return rows.flatMap { layout.lines($0) }
    case .hint(let text): return hint(text)
    case .rule: return style.drawsRules ? [line(of: width)] : [StyledText("")]
    case .gap: return [StyledText("")]
    }
  }

  /// The lines as sentences; nil for what reads well as it is.
  private func spoken(_ block: Block) -> [StyledText]? {
    switch block {
    case .bullet(let text): StyledText(text).lines(width: width)
    case .hint(let text): text.leadingBlanks.rest.lines(width: width)
    case .entries(let entries): entries.flatMap { spoken($0).lines(width: width) }
    case .rows(let rows):
      rows.flatMap { row in row.spoken.flatMap { StyledText($0).onOneLine.lines(width: width) } }
    case .rule: []
    case .title, .heading, .text, .line, .gap: nil
    }
  }

  /// An entry as a sentence, like "back: go to what comes before".
  private func spoken(_ entry: Block.Entry) -> StyledText {
    let text = entry.text.leadingBlanks.rest
    let marker = StyledText(entry.marker, .label).onOneLine
    if marker.plain.isEmpty || marker.plain == "-" { return text }
    if text.plain.isEmpty { return marker }
    let isNumber = Int(marker.plain) != nil
    let isEnded = marker.plain.last.map { ".:".contains($0) } ?? false
    return marker + StyledText(isNumber ? ". " : isEnded ? " " : ": ") + text
  }

  private func titleLines(_ title: String) -> [StyledText] {
    let lines = StyledText(title, .title).onOneLine.lines(width: width)
    guard style.drawsRules else { return lines }
    return lines + [line(of: lines.map { DisplayWidth.of($0.plain) }.max() ?? 0)]
  }

  private func line(of columns: Int) -> StyledText {
    StyledText(String(repeating: style.hasBoxCharacters ? "─" : "-", count: columns), .label)
  }

  /// Entries with their texts under each other; where that leaves no room, each under its marker.
  private func lines(_ entries: [Block.Entry]) -> [StyledText] {
    let markers = entries.map { StyledText($0.marker, .label).onOneLine }
    let widest = markers.map { DisplayWidth.of($0.plain) }.max() ?? 0
    return zip(markers, entries).flatMap { marker, entry in
      // A text that begins with blanks keeps them on all its lines.
      let (indent, text) = entry.text.leadingBlanks
      let blanks = StyledText(String(repeating: " ", count: indent))
      guard width - widest >= 24 else {
        let head = led(StyledText("  ") + marker, StyledText(""))
        return (marker.runs.isEmpty ? [] : head) + led(StyledText("    ") + blanks, text)
      }
      let padding = String(repeating: " ", count: widest - DisplayWidth.of(marker.plain) + 2)
      let isNumber = Int(marker.plain) != nil
      let head = isNumber ? StyledText(String(padding.dropFirst(2))) + marker : marker
      let tail = entry.text.runs.isEmpty ? "" : isNumber ? "  " : padding
      return led(StyledText("  ") + head + StyledText(tail) + blanks, text)
    }
  }

  /// A hint, all at the indent at which its text begins.
  private func hint(_ text: StyledText) -> [StyledText] {
    let (indent, rest) = text.leadingBlanks
    return led(StyledText(String(repeating: " ", count: indent + 2)), rest)
  }

  /// Lines behind a head, all at the same indent.
  private func led(_ head: StyledText, _ text: StyledText) -> [StyledText] {
    let indent = DisplayWidth.of(head.plain)
    let hanging = StyledText(String(repeating: " ", count: indent))
    return text.lines(width: width - indent).enumerated().map {
      $0 == 0 ? head + $1 : hanging + $1
    }
  }
}
