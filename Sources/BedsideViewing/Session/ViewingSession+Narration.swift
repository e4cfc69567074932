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
    if let pose { lines.append(pose) }
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
    if let sectionText { lines.append(sectionText) }
    if let notice { lines.append(notice.text(phrases)) }
    return lines
  }

  /// How far the person's own joint bends, and how that is said; nil where nobody has measured.
  var measured: (range: ClosedRange<Double>, text: String)? {
    guard model.joint != nil, let range = step?.measured else { return nil }
    return (range, step?.measuredText ?? phrases.measured(range))
  }

  /// How far the joint is bent, and how far the person's own one does; nil without a joint.
  var pose: String? {
    guard model.joint != nil else { return nil }
    let own = measured?.text
    guard flexion != 0 else { return own }
    return [phrases.flexion(flexion), own].compactMap(\.self).joined(separator: " · ")
  }
}
