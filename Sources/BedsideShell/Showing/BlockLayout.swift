internal import BedsideCore

/// Lays blocks out in lines of a width.
struct BlockLayout {
  let width: Int
  let style: Style

  /// The lines of `block`; an empty line for a gap.
  func lines(_ block: Block) -> [StyledText] {
    switch block {
    case .title(let title): return titleLines(title)
    case .heading(let heading):
      return StyledText(heading, .strong).onOneLine.lines(width: width)
    case .text(let text): return text.lines(width: width)
    case .bullet(let text): return led("-", by: .plain, StyledText(text))
    case .entry(let marker, let text): return led(marker, by: .label, text)
    case .hint(let text): return led("", by: .plain, text)
    case .rule: return style.drawsRules ? [line(of: width)] : [StyledText("")]
    case .gap: return [StyledText("")]
    }
  }

  private func titleLines(_ title: String) -> [StyledText] {
    let lines = StyledText(title, .title).onOneLine.lines(width: width)
    guard style.drawsRules else { return lines }
    return lines + [line(of: lines.map { DisplayWidth.of($0.plain) }.max() ?? 0)]
  }

  private func line(of columns: Int) -> StyledText {
    StyledText(String(repeating: style.hasBoxCharacters ? "─" : "-", count: columns), .label)
  }

  /// Lines behind a marker, all at the same indent.
  private func led(_ marker: String, by role: Role, _ text: StyledText) -> [StyledText] {
    let marker = StyledText("  " + marker, role)
    let space = marker.plain.count > 2 ? "  " : ""
    let head = marker + StyledText(marker.plain.hasSuffix("-") ? " " : space)
    let indent = DisplayWidth.of(head.plain)
    // A marker that leaves no room stands on its own line.
    guard width - indent >= 12 else {
      return [marker] + text.lines(width: width - 4).map { StyledText("    ") + $0 }
    }
    let hanging = StyledText(String(repeating: " ", count: indent))
    return text.lines(width: width - indent).enumerated().map {
      $0 == 0 ? head + $1 : hanging + $1
    }
  }
}
