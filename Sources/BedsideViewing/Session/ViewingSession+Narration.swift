internal import BedsideCore

extension ViewingSession {
  /// What the panels say, as plain lines: for terminals, and for pictures without text.
  ///
  /// The heading comes first, then what is said about the stop or asked by the step, then the part
  /// at hand, then why the last command did nothing.
  public var narration: [String] {
    var lines = [step?.title ?? model.title]
    if let stop, let text = currentStop?.text {
      lines.append("\(phrases.place(stop, of: tour.count)): \(text)")
    } else if let text = step?.text {
      lines.append(text)
    }
    if let part = focus ?? selection {
      let model = model.parts[part]
      let mark = part == selection ? "\(model.name) (\(phrases(.selected)))" : model.name
      lines.append(model.caption.map { "\(mark): \($0)" } ?? mark)
    }
    if let search {
      let found = search.meant.map { self.model.parts[$0].name } ?? phrases(.nothingFound)
      lines.append("\(phrases(.searchFor)) \(search.query)_  \(found)")
    }
    if let measuredText { lines.append(measuredText) }
    if let notice { lines.append(notice.text(phrases)) }
    return lines
  }
}
