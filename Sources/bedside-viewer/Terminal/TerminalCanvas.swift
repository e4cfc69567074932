import BedsideViewing
import Rendering
import TerminalPictures

/// What a terminal's screen shows, and what brings it from one state to the next.
struct TerminalCanvas {
  /// What stands where; nil before anything was drawn.
  private(set) var page: TerminalPage?
  /// The size in pixels of the picture drawn last.
  private(set) var drawn: PixelSize?
  private let style: TerminalStyle
  private let cell: PixelSize
  private let isUTF8: Bool
  private var writer: PictureWriter
  private var shownLines: [TerminalLine] = []
  private var shownFrame: (frame: Frame, isQuick: Bool)?

  init(_ style: TerminalStyle, cell: PixelSize?, isUTF8: Bool) {
    self.style = style
    self.cell = cell ?? PictureWriter.usualCell
    self.isUTF8 = isUTF8
    writer = PictureWriter(style, cell: cell)
  }

  /// Nobody knows what is on the screen.
  mutating func forget() { page = nil }

  /// Lays a session out and returns what shows it; nothing where nothing has changed.
  @MainActor
  mutating func draw(
    _ session: inout ViewingSession, at time: Double, size: Arguments.Size, page number: Int,
    isQuick: Bool, in studio: Studio
  ) throws(Failure) -> [UInt8] {
    let next = TerminalPage(
      session, columns: size.width, rows: size.height, isUTF8: isUTF8, page: number)
    var text: [UInt8] = []
    if page == nil || page?.picture != next.picture {
      text += writer.removal() + Array("\u{1B}[0m\u{1B}[2J".utf8)
      writer.forget()
      (shownLines, shownFrame) = ([], nil)
    }
    page = next
    if let place = next.picture {
      text += try picture(&session, at: time, in: place, isQuick: isQuick, studio)
    }
    appendLines(next.lines, to: &text)
    // The terminal shows all of it at once.
    return text.isEmpty ? [] : Array("\u{1B}[?2026h".utf8) + text + Array("\u{1B}[?2026l".utf8)
  }

  @MainActor
  private mutating func picture(
    _ session: inout ViewingSession, at time: Double, in place: CellFrame, isQuick: Bool,
    _ studio: Studio
  ) throws(Failure) -> [UInt8] {
    let stage = TerminalStage(
      columns: place.columns, rows: place.rows, style: style, cell: cell)
    session.resize(to: stage.viewport)
    let frame = stage.frame(of: session, at: time)
    if let shownFrame, shownFrame.frame == frame, shownFrame.isQuick == isQuick { return [] }
    let picture = try stage.picture(of: frame, in: studio, isQuick: isQuick)
    shownFrame = (frame, isQuick)
    drawn = PixelSize(width: picture.width, height: picture.height)
    return writer.bytes(
      picture, columns: place.columns, rows: place.rows, row: place.row, column: place.column)
  }

  /// Writes the lines that changed, and blanks where lines were.
  private mutating func appendLines(_ lines: [TerminalLine], to text: inout [UInt8]) {
    for old in shownLines
    where !lines.contains(where: { $0.row == old.row && $0.column == old.column }) {
      append("", old, to: &text)
    }
    for line in lines where !shownLines.contains(line) { append(line.text, line, to: &text) }
    shownLines = lines
  }

  private func append(_ content: String, _ line: TerminalLine, to text: inout [UInt8]) {
    text += "\u{1B}[\(line.row);\(line.column)H".utf8
    let sign: String? =
      switch line.ink {
      case .plain: nil
      case .strong: "1"
      case .faint: "2"
      case .notice: "7"
      }
    if let sign, !content.isEmpty { text += "\u{1B}[\(sign)m".utf8 }
    text += content.utf8
    if sign != nil, !content.isEmpty { text += "\u{1B}[0m".utf8 }
    // Blanks rather than erasing to the end of the line: there may be a picture.
    text += String(repeating: " ", count: line.blanks(after: content)).utf8
  }
}
