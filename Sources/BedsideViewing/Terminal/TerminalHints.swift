internal import BedsideCore

/// The keys that matter now, for the last row of the screen.
struct TerminalHints {
  let session: ViewingSession

  init(_ session: ViewingSession) { self.session = session }

  /// As many hints as fit, the most needed first.
  func line(width: Int, _ text: TerminalText) -> String {
    var line = ""
    for hint in hints {
      let next = text.shown(line.isEmpty ? hint : line + "  " + hint)
      if DisplayWidth.of(next) > width { break }
      line = next
    }
    return line
  }

  private var hints: [String] {
    let phrases = session.phrases
    if session.showsHelp { return [phrases(.hintLeaveHelp)] }
    if session.search != nil {
      return [phrases(.hintTake), phrases(.hintLeaveSearch), phrases(.hintOther)]
    }
    var hints = [phrases(.hintHelp), phrases(.hintClose)]
    if session.tour.isEmpty {
      if session.step != nil { hints.append(phrases(.hintOn)) }
    } else {
      hints.append(phrases(session.stop == nil ? .hintTour : .hintNext))
      if session.canLeaveTour { hints.append(phrases(.hintLeaveTour)) }
      if session.stop != nil { hints.append(phrases(.hintBack)) }
    }
    hints.append(phrases(.hintParts))
    if session.allowsSelection { hints.append(phrases(.hintSelect)) }
    return hints + [phrases(.hintTurn), phrases(.hintZoom), phrases(.hintFind), phrases(.hintList)]
  }
}

extension Phrase {
  static let hintHelp = Phrase("viewer.terminal.help", "? help")
  static let hintClose = Phrase("viewer.terminal.close", "Q close")
  static let hintOn = Phrase("viewer.terminal.on", "Space go on")
  static let hintLeaveTour = Phrase("viewer.terminal.leaveTour", "E go on")
  static let hintTour = Phrase("viewer.terminal.tour", "Space start the tour")
  static let hintNext = Phrase("viewer.terminal.next", "Space next")
  static let hintBack = Phrase("viewer.terminal.back", "Backspace back")
  static let hintParts = Phrase("viewer.terminal.parts", "Tab part")
  static let hintSelect = Phrase("viewer.terminal.select", "Enter select")
  static let hintTurn = Phrase("viewer.terminal.turn", "Arrows turn")
  static let hintZoom = Phrase("viewer.terminal.zoom", "+ - zoom")
  static let hintList = Phrase("viewer.terminal.list", "L list")
  static let hintTake = Phrase("viewer.terminal.take", "Enter take in hand")
  static let hintLeaveSearch = Phrase("viewer.terminal.leaveSearch", "Esc leave")
  static let hintOther = Phrase("viewer.terminal.other", "Tab another")
  static let hintFind = Phrase("viewer.terminal.find", "/ find")
  static let hintLeaveHelp = Phrase("viewer.terminal.leaveHelp", "Any key closes the help")
  static let terminalPage = Phrase("viewer.terminal.page", "Page {page} of {count}: Space for more")
}
