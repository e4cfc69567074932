internal import BedsideCore

/// What stands where on a terminal's screen: the picture, the texts beside or below it, the keys.
public struct TerminalPage: Hashable, Sendable {
  /// Where the picture is; nil while the help covers it.
  public private(set) var picture: CellFrame?
  /// The lines of text.
  public private(set) var lines: [TerminalLine] = []
  /// How many pages the texts take.
  public private(set) var pageCount = 1
  /// Which of them is shown, from 0.
  public private(set) var page = 0

  /// The least width at which the texts stand beside the picture.
  private static let leastWide = 64
  /// The widest and the narrowest column of texts beside the picture.
  private static let besideWidths = 28...44

  /// Lays a session out on a screen; `page` is the page of texts that is wanted.
  public init(
    _ session: ViewingSession, columns: Int, rows: Int, isUTF8: Bool = true, page: Int = 0
  ) {
    let (columns, rows) = (max(columns, 1), max(rows, 1))
    let text = TerminalText(isUTF8: isUTF8)
    let whole = CellFrame(column: 1, row: 1, columns: columns, rows: max(rows - 1, 1))
    if session.showsHelp {
      let help = TerminalHelp(session, text, in: whole)
      fill(whole, with: help.lines, page: page, text, session.phrases)
    } else {
      let panel = TerminalPanel(session, text, isBelow: columns < Self.leastWide)
      let frames = Self.frames(panel, in: whole)
      picture = frames.picture
      if let frame = frames.texts { fill(frame, with: panel, page: page) }
    }
    if rows > 1 {
      let keys = TerminalHints(session).line(width: columns, text)
      add(keys, .faint, row: rows, in: whole)
    }
  }

  /// The texts are beside the picture where there is room for both, else below it.
  private static func frames(
    _ panel: TerminalPanel, in whole: CellFrame
  ) -> (picture: CellFrame, texts: CellFrame?) {
    guard panel.isShown, whole.rows > 3 else { return (whole, nil) }
    var (picture, texts) = (whole, whole)
    if !panel.isBelow {
      let width = min(max(whole.columns * 3 / 8, besideWidths.lowerBound), besideWidths.upperBound)
      picture.columns = whole.columns - width - 1
      texts.column = whole.column + picture.columns + 1
      texts.columns = width
    } else {
      texts.rows = min(panel.wantedRows(width: whole.columns), whole.rows / 2)
      picture.rows = whole.rows - texts.rows
      texts.row = whole.row + picture.rows
    }
    return (picture, texts)
  }

  /// The panel: its heading, as much of its texts as a page holds, and the parts where room is left.
  private mutating func fill(_ frame: CellFrame, with panel: TerminalPanel, page: Int) {
    let heading = panel.heading(width: frame.columns)
    let notice = panel.notice(width: frame.columns).prefix(max(frame.rows - 1, 0))
    var row = frame.row
    for line in heading { add(line, in: frame, at: &row) }
    var body = frame
    body.row = row
    body.rows = frame.rows - heading.count - notice.count
    let texts = panel.texts(width: frame.columns, rows: body.rows)
    fill(body, with: texts, page: page, panel.text, panel.session.phrases)
    row = body.row + body.rows
    for line in notice { add(line, in: frame, at: &row) }
    guard pageCount == 1 else { return }
    var rest = body
    rest.row += texts.count
    rest.rows -= texts.count
    for line in panel.parts(width: frame.columns, rows: rest.rows) {
      add(line, in: rest, at: &rest.row)
    }
  }

  /// One page of lines; where there are several, its last row says which.
  private mutating func fill(
    _ frame: CellFrame, with all: [TerminalLine], page: Int, _ text: TerminalText,
    _ phrases: Phrases
  ) {
    guard frame.rows > 0 else { return }
    var row = frame.row
    let fits = all.count <= frame.rows || frame.rows < 2
    let room = fits ? frame.rows : frame.rows - 1
    pageCount = max((all.count + room - 1) / room, 1)
    self.page = min(max(page, 0), pageCount - 1)
    for line in all.dropFirst(self.page * room).prefix(room) { add(line, in: frame, at: &row) }
    guard pageCount > 1, room < frame.rows else { return }
    let place = phrases(
      .terminalPage, ["page": "\(self.page + 1)", "count": "\(pageCount)"])
    add(text.line(place, width: frame.columns), .faint, row: frame.row + room, in: frame)
  }

  private mutating func add(_ line: TerminalLine, in frame: CellFrame, at row: inout Int) {
    var line = line
    (line.row, line.column, line.width) = (row, frame.column, frame.columns)
    lines.append(line)
    row += 1
  }

  private mutating func add(
    _ text: String, _ ink: TerminalLine.Ink, row: Int, in frame: CellFrame
  ) {
    lines.append(
      TerminalLine(
        text: text, ink: ink, row: row, column: frame.column, width: frame.columns))
  }

  /// The part whose line is at a cell.
  public func part(column: Int, row: Int) -> Int? {
    lines.last { $0.row == row && ($0.column..<$0.column + $0.width).contains(column) }?.part
  }
}

extension TerminalLine {
  init(_ text: String, _ ink: Ink = .plain, part: Int? = nil) {
    self.init(text: text, ink: ink, row: 0, column: 0, width: 0, part: part)
  }
}
