internal import BedsideCore

/// Words in the letters that a terminal has: everything that is shown passes here.
extension Renderer {
  /// Blocks in the letters that are shown on a channel; doing it twice changes nothing.
  func spelled(
    _ blocks: [Block], on channel: OutputChannel, keepsSigns: Bool = false
  ) -> [Block] {
    style(of: channel).hasLetters ? blocks : blocks.map { $0.inPlainLetters(keepsSigns) }
  }

  /// Text in the letters that are shown on a channel.
  func spelled(_ text: StyledText, on channel: OutputChannel) -> StyledText {
    style(of: channel).hasLetters ? text : text.inPlainLetters()
  }

  /// Candidates with their meanings in the letters that are shown; what stands in the line is as it is
  /// typed.
  func spelled(_ candidates: [Candidate]) -> [Candidate] {
    if style(of: .talk).hasLetters { return candidates }
    return candidates.map { candidate in
      Candidate(candidate.text, description: candidate.description.map(PlainLetters.of))
    }
  }

  /// Writes text that is laid out already.
  func write(text: String) {
    if text.isEmpty { return }
    console.write(style(of: .data).hasLetters ? text : PlainLetters.of(text), to: .data)
  }

  /// Writes JSON, which says the same in any letters.
  func write(json text: String) {
    if text.isEmpty { return }
    let isWhole = style(of: .data).hasLetters
    console.write(isWhole ? text : PlainLetters.escaped(json: text), to: .data)
  }
}

extension Block {
  fileprivate func inPlainLetters(_ keepsSigns: Bool) -> Block {
    switch self {
    case .title(let title): .title(PlainLetters.spelled(title))
    case .heading(let heading): .heading(PlainLetters.spelled(heading))
    case .text(let text): .text(text.inPlainLetters(keepsSigns))
    case .line(let text): .line(text.inPlainLetters(keepsSigns))
    case .bullet(let text): .bullet(PlainLetters.spelled(text))
    case .entries(let entries):
      .entries(
        entries.map { Entry(PlainLetters.spelled($0.marker), $0.text.inPlainLetters(keepsSigns)) })
    case .rows(let rows): .rows(rows.map { $0.inPlainLetters() })
    case .hint(let text): .hint(text.inPlainLetters(keepsSigns))
    case .rule, .gap: self
    }
  }
}

extension Block.Row {
  fileprivate func inPlainLetters() -> Block.Row {
    var row = self
    row.mark = mark.inPlainLetters()
    row.title = title.inPlainLetters()
    row.state = state.inPlainLetters()
    row.aside = aside.inPlainLetters()
    row.hint = PlainLetters.spelled(hint)
    row.details = details.map { $0.inPlainLetters() }
    row.spoken = spoken.map(PlainLetters.spelled)
    return row
  }
}

extension PlainLetters {
  /// Text in ASCII whose blanks keep what they mean to the layout.
  fileprivate static func spelled(_ text: String) -> String {
    var letters = PlainLetters()
    return letters.spell(text)
  }
}
