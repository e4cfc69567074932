import BedsideCore
import BedsideViewing

/// The lines below a picture in a terminal.
enum TerminalText {
  /// What is said, wrapped, at most half of the terminal's height; the last line names the keys.
  static func lines(of session: ViewingSession, width: Int, height: Int) -> [String] {
    let most = max(height / 2 - 1, 1)
    if session.showsHelp {
      let keys = Binding.help(session.phrases).map { line in
        let gap = String(repeating: " ", count: max(2, 22 - line.keys.count))
        return line.keys + gap + session.phrases(line.topic.help)
      }
      return keys.prefix(max(height - 3, 1)).map { String($0.prefix(width)) }
    }
    let said = session.showsText ? session.narration : []
    let wrapped = said.flatMap { WordWrap.lines(Sanitizer.cleanLine($0), width: width) }
    // The height stays the same from stop to stop, so that the picture does.
    let room = min(most, roomiest(session, width: width))
    let padding = [String](repeating: "", count: max(room - wrapped.count, 0))
    let keys = String(keys(of: session).prefix(width))
    return Array(wrapped.prefix(max(room, min(wrapped.count, most)))) + padding + [keys]
  }

  private static func roomiest(_ session: ViewingSession, width: Int) -> Int {
    guard session.showsText else { return 0 }
    let texts = session.tour.map(\.text) + [session.step?.text ?? ""]
    return 1 + (texts.map { WordWrap.lines("10 of 10: " + $0, width: width).count }.max() ?? 0)
  }

  private static func keys(of session: ViewingSession) -> String {
    let phrases = session.phrases
    return phrases(session.tour.isEmpty ? .keysWithoutTour : .keysOfTour) + phrases(.moreKeys)
  }
}

extension Phrase {
  fileprivate static let keysOfTour = Phrase(
    "viewer.terminal.tour", "? help  Q close  Space next  Backspace back")
  fileprivate static let keysWithoutTour = Phrase(
    "viewer.terminal.noTour", "? help  Q close  Space go on")
  fileprivate static let moreKeys = Phrase(
    "viewer.terminal.keys", "  Arrows turn  + - zoom  Tab part  Enter select")
}
