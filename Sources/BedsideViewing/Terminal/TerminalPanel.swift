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
  var isShown: Bool { session.showsText || session.showsPartList || session.notice != nil }

  /// The title, on two lines at most; on one, behind the place in the tour, below the picture.
  func heading(width: Int) -> [TerminalLine] {
    guard session.showsText else { return [] }
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
    for state in [session.pose, session.sectionText].compactMap(\.self) {
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
    guard session.showsPartList, room >= min(4, all.count), !all.isEmpty else { return [] }
    let hand = session.focus ?? session.selection ?? 0
    let first = min(max(hand - room / 2, 0), max(all.count - room, 0))
    return [TerminalLine("")]
      + all[first..<min(first + room, all.count)].map { line(of: $0, width: width) }
  }

  private func line(of part: Int, width: Int) -> TerminalLine {
    let hand = part == session.focus ? "▸" : " "
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
      part == session.focus
      ? .strong : session.visibility[part] == .hidden ? .faint : .plain
    let name = text.line("\(hand)\(sign) \(session.model.parts[part].name)", width: width)
    return TerminalLine(name, ink, part: part)
  }

  /// How many rows the panel takes below the picture: the same from stop to stop and from part to
  /// part, so that the picture keeps its size.
  func wantedRows(width: Int) -> Int {
    guard session.showsText else { return notice(width: width).count }
    let texts = session.tour.map(\.text) + [session.step?.text ?? ""]
    let captions = session.model.parts.compactMap(\.caption)
    let longest = max(
      texts.map { paragraphs($0, width: width).count }.max() ?? 0,
      captions.map { paragraphs($0, width: width).count + 1 }.max() ?? 0)
    let needed = self.texts(width: width, rows: .max).count + notice(width: width).count
    return 1 + max(longest, needed)
  }

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
