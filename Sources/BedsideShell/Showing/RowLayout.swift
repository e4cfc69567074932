internal import BedsideCore

/// Lays the rows of a page out: titles, states and commands each in a column of their own where there is
/// room for them, under each other where there is not.
struct RowLayout {
  let width: Int
  private let columns: RowColumns
  /// Where titles begin.
  private let titleColumn: Int

  /// In fewer columns a state stands under its title.
  private static let narrowest = 60

  init(_ rows: [Block.Row], width: Int) {
    self.width = width
    columns = rows.first?.columns ?? RowColumns(rows)
    titleColumn = 2 + columns.marker + 1 + RowColumns.mark + 1
  }

  private static func columns(_ text: String) -> Int { DisplayWidth.of(text) }

  /// The lines of a row.
  func lines(_ row: Block.Row) -> [StyledText] {
    let head = head(row)
    let column = titleColumn + row.indent
    let indent = StyledText(blanks(column))
    let isWide =
      width >= Self.narrowest && row.indent + Self.columns(row.title.plain) <= columns.title
    var row = row
    let room = width - (isWide ? titleColumn + columns.title + 2 : column)
    place(&row, in: room)
    let lines =
      isWide
      ? wide(row, head, room)
      : row.title.onOneLine.lines(width: width - column).enumerated().map {
        ($0 == 0 ? head : indent) + $1
      } + tail(row, room).map { indent + $0 }
    return lines
      + row.details.flatMap { $0.lines(width: width - column).map { indent + $0 } }
  }

  /// Puts what came of it beside the state where both fit in `room` columns, else under the title.
  private func place(_ row: inout Block.Row, in room: Int) {
    if row.aside.runs.isEmpty { return }
    let both = row.state + StyledText("   ") + row.aside
    if Self.columns(both.plain) <= room, !both.plain.contains("\n") {
      row.state = both
    } else {
      row.details.insert(row.aside, at: 0)
    }
    row.aside = StyledText("")
  }

  /// Number and mark, right before the title.
  private func head(_ row: Block.Row) -> StyledText {
    let mark = blanks(RowColumns.mark - Self.columns(row.mark.plain))
    let lead = row.level == 0 ? 2 + columns.marker - Self.columns(row.marker) : titleColumn
    return StyledText(blanks(lead)) + StyledText(row.marker, .label)
      + StyledText(" ") + row.mark + StyledText(mark + " ")
  }

  /// The row on one line, or with its state going on behind its title.
  private func wide(_ row: Block.Row, _ head: StyledText, _ room: Int) -> [StyledText] {
    let title = row.title.onOneLine
    let padding = StyledText(blanks(columns.title - row.indent - Self.columns(title.plain) + 2))
    let indent = StyledText(blanks(titleColumn + columns.title + 2))
    let states = tail(row, room)
    guard let first = states.first else { return [head + title] }
    return [head + title + padding + first] + states.dropFirst().map { indent + $0 }
  }

  /// The state and the command: side by side where both have room, with the commands of all rows under
  /// each other.
  private func tail(_ row: Block.Row, _ room: Int) -> [StyledText] {
    let hint = row.command
    let state = row.state.onOneLine
    let used = Self.columns(state.plain)
    if hint.isEmpty { return state.runs.isEmpty ? [] : state.lines(width: room) }
    let command = StyledText(hint, .label).onOneLine
    let gap = max(room - columns.hint - used, 2)
    if used + gap + Self.columns(hint) <= room {
      return [state + StyledText(blanks(gap)) + command]
    }
    return (state.runs.isEmpty ? [] : state.lines(width: room)) + [command]
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
