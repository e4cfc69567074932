internal import BedsideCore

/// What is said about the picture in a terminal, line by line.
struct TerminalPanel {
  let session: ViewingSession
  let text: TerminalText
  /// Whether it stands below the picture, where each row counts.
  let isBelow: Bool
  private var phrases: Phrases { session.phrases }

  init(_ session: ViewingSession, _ text: TerminalText, isBelow: Bool) {
    self.session = session
    self.text = text
    self.isBelow = isBelow
  }

  /// Whether there is anything to say: a notice is said even when the person wants no texts.
  ///
  /// So is a name that is typed, with the parts that have it.
  var isShown: Bool {
    session.showsText || session.showsPartList || session.notice != nil || session.search != nil
  }

  /// The title, on two lines at most; on one, behind the place in the tour, below the picture.
  func heading(width: Int) -> [TerminalLine] {
    // Below the picture each row is one for what was found.
    guard session.showsText, session.search == nil || !isBelow else { return [] }
    let title = session.step?.title ?? session.model.title
    if isBelow {
      let both = [place, title].compactMap(\.self).joined(separator: "  ")
      return [TerminalLine(text.line(both, width: width), .strong)]
    }
    return wrapped(title, .strong, width: width).prefix(2) + [TerminalLine("")]
  }

  /// Why the last command did nothing.
  func notice(width: Int) -> [TerminalLine] {
    session.notice.map { wrapped($0.text(phrases), .notice, width: width) } ?? []
  }

  /// What is said about the stop or asked by the step, and about the part at hand.
  ///
  /// What is said first is the part, where not all can be seen at once: it was just asked for.
  func texts(width: Int, rows: Int) -> [TerminalLine] {
    if let search = session.search { return found(by: search, width: width, rows: rows) }
    guard session.showsText else { return [] }
    let (told, part) = (told(width: width), part(width: width))
    guard !told.isEmpty, !part.isEmpty else { return told + part }
    let gap = [TerminalLine("")]
    return told.count + part.count + 1 <= rows ? told + gap + part : part + gap + told
  }

  private func told(width: Int) -> [TerminalLine] {
    var lines: [TerminalLine] = []
    if let place, !isBelow { lines.append(TerminalLine(text.line(place, width: width), .faint)) }
    if let told = session.stop == nil ? session.step?.text : session.currentStop?.text {
      lines += paragraphs(told, width: width)
    }
    // How far the joint is bent, and where the model is cut.
    for state in [session.pose, session.sectionText, session.measuredText].compactMap(\.self) {
      lines += wrapped(state, .faint, width: width)
    }
    return lines
  }

  /// Where in the tour one is; nil where one is not.
  private var place: String? { session.stop.map { phrases.place($0, of: session.tour.count) } }

  private func part(width: Int) -> [TerminalLine] {
    guard let part = session.focus ?? session.selection else { return [] }
    let model = session.model.parts[part]
    var lines = wrapped(model.name, .strong, width: width)
    if let state = session.state(of: part) { lines += wrapped(state, .faint, width: width) }
    if let caption = model.caption { lines += paragraphs(caption, width: width) }
    return lines
  }

  /// The list of parts around the one at hand, after an empty line; nothing where it would be too
  /// short to help.
  func parts(width: Int, rows: Int) -> [TerminalLine] {
    let all = session.model.parts.indices
    let room = rows - 1
    guard session.search == nil, session.showsPartList, room >= min(4, all.count), !all.isEmpty
    else { return [] }
    let hand = session.focus ?? session.selection ?? 0
    return [TerminalLine("")]
      + window(of: all.count, around: hand, rows: room).map {
        line(of: $0, atHand: $0 == session.focus, width: width)
      }
  }

  /// What was typed of a name, and the parts that have it: as many as there is room for, around the
  /// one that is meant.
  private func found(by search: PartSearch, width: Int, rows: Int) -> [TerminalLine] {
    let typed = TerminalLine(end(of: search.query, width: width), .strong)
    guard !search.matches.isEmpty else {
      return [typed] + wrapped(phrases(.nothingFound), .faint, width: width)
    }
    let places = window(of: search.matches.count, around: search.place, rows: max(rows - 1, 0))
    return [typed]
      + places.map {
        line(of: search.matches[$0], atHand: $0 == search.place, width: width)
      }
  }

  /// What is typed is seen at its end, where it is longer than a line.
  private func end(of query: String, width: Int) -> String {
    let before = text.shown(phrases(.searchFor)) + " "
    var query = text.shown(query)
    while !query.isEmpty, DisplayWidth.of(before + query) >= width { query.removeFirst() }
    return text.line(before + query + "_", width: width)
  }

  /// The lines of a list that are shown, where `rows` of them have room.
  private func window(of count: Int, around place: Int, rows: Int) -> Range<Int> {
    let first = min(max(place - rows / 2, 0), max(count - rows, 0))
    return first..<(first + min(rows, count))
  }

  private func line(of part: Int, atHand isAtHand: Bool, width: Int) -> TerminalLine {
    let hand = isAtHand ? "▸" : " "
    let sign: String =
      if part == session.selection {
        "✓"
      } else {
        switch session.visibility[part] {
        case .shown: session.highlighted.contains(part) ? "●" : " "
        case .ghosted: "◐"
        case .hidden: "○"
        }
      }
    let ink: TerminalLine.Ink =
      isAtHand
      ? .strong : session.visibility[part] == .hidden ? .faint : .plain
    let name = text.line("\(hand)\(sign) \(session.model.parts[part].name)", width: width)
    return TerminalLine(name, ink, part: part)
  }

  /// How many rows the panel takes below the picture: the same from stop to stop and from part to
  /// part, so that the picture keeps its size.
  func wantedRows(width: Int) -> Int {
    let listed = session.search == nil ? 0 : Self.rowsOfSearch
    guard session.showsText else { return notice(width: width).count + listed }
    let texts = session.tour.map(\.text) + [session.step?.text ?? ""]
    let captions = session.model.parts.compactMap(\.caption)
    let longest = max(
      texts.map { paragraphs($0, width: width).count }.max() ?? 0,
      captions.map { paragraphs($0, width: width).count + 1 }.max() ?? 0)
    let needed = session.search == nil ? self.texts(width: width, rows: .max).count : 0
    return 1 + max(longest, needed + notice(width: width).count, listed)
  }

  /// What is typed, and some of the parts that have it.
  private static let rowsOfSearch = 5

  private func wrapped(
    _ string: String, _ ink: TerminalLine.Ink, width: Int
  ) -> [TerminalLine] {
    text.lines(string, width: width).map { TerminalLine($0, ink) }
  }

  private func paragraphs(_ string: String, width: Int) -> [TerminalLine] {
    string.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrapped(String($0), .plain, width: width)
    }
  }
}
