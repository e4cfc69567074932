import BedsideCore
import BedsideViewing

/// The lines below a picture in a terminal.
enum TerminalText {
  /// What is said, wrapped, at most half of the terminal's height; the last line names the keys.
  static func lines(of session: ViewingSession, width: Int, height: Int) -> [String] {
    let most = max(height / 2 - 1, 1)
    if session.showsHelp {
      let keys = Binding.help.map { line in
        let gap = String(repeating: " ", count: max(2, 22 - line.keys.count))
        return line.keys + gap + ViewerPhrases.english.topic(line.topic)
      }
      return keys.prefix(max(height - 3, 1)).map { String($0.prefix(width)) }
    }
    let said = session.showsText ? session.narration() : []
    let wrapped = said.flatMap { wrap(Output.printable($0), width: width) }
    // The height stays the same from stop to stop, so that the picture does.
    let room = min(most, roomiest(session, width: width))
    let padding = [String](repeating: "", count: max(room - wrapped.count, 0))
    let keys = String(keys(of: session).prefix(width))
    return Array(wrapped.prefix(max(room, min(wrapped.count, most)))) + padding + [keys]
  }

  private static func roomiest(_ session: ViewingSession, width: Int) -> Int {
    guard session.showsText else { return 0 }
    let texts = session.tour.map(\.text) + [session.step?.text ?? ""]
    return 1 + (texts.map { wrap("10 of 10: " + $0, width: width).count }.max() ?? 0)
  }

  private static func keys(of session: ViewingSession) -> String {
    let onward =
      session.tour.isEmpty ? "Space go on" : "Space next  Backspace back"
    return "\(onward)  Arrows turn  + - zoom  Tab part  Enter select  ? help  Q close"
  }

  /// Breaks a text at blanks into lines of at most `width` cells.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, cells(line) + 1 + cells(String(word)) > width {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
      }
      lines.append(line)
    }
    return lines
  }

  /// How many cells a text fills: two for each wide character of East Asia and each emoji.
  static func cells(_ text: String) -> Int {
    text.reduce(0) { count, character in
      guard let scalar = character.unicodeScalars.first?.value else { return count }
      let isWide =
        (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
        || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
        || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
        || (0x1F300...0x1FAFF).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
      return count + (isWide ? 2 : 1)
    }
  }
}
