internal import BedsideCore

extension Overlay {
  private static let leastWidth: Float = 236
  private static let rowHeight: Float = 25

  /// A line of the list.
  private enum Row { case search, heading(String?), part(Int) }

  /// The list of parts along the left edge, under their headings.
  mutating func addPartList() {
    let rows = self.rows
    let room = session.viewport.height - 2 * Self.margin - Self.padding
    let fitting = max(Int(room / Self.rowHeight), 1)
    let first = min(firstRow(of: rows, fitting), max(rows.count - fitting, 0))
    let shown = rows[first..<min(first + fitting, rows.count)]
    let frame = Rect(
      x: Self.margin, y: Self.margin, width: listWidth,
      height: Float(shown.count) * Self.rowHeight + Self.padding)
    var items = [ground(frame)]
    for (line, row) in shown.enumerated() {
      let place = Rect(
        x: Self.padding / 2, y: Self.padding / 2 + Float(line) * Self.rowHeight,
        width: frame.width - Self.padding, height: Self.rowHeight)
      switch row {
      case .search:
        items += searchField(in: place)
        add(.button(.search), at: place, on: frame)
      case .heading(let region):
        items += heading(region, in: place)
        let eye = Rect(x: place.right - 30, y: place.y, width: 30, height: place.height)
        add(.heading(region), at: place, on: frame)
        add(.headingEye(region), at: eye, on: frame)
      case .part(let part):
        items += self.row(of: part, in: place)
        add(.row(part), at: place, on: frame)
        add(
          .eye(part),
          at: Rect(x: place.right - 30, y: place.y, width: 30, height: place.height), on: frame)
      }
    }
    add(Panel(frame: frame, items: items))
    cover(left: frame.right)
  }

  /// Wide enough for the longest name, but never more than three tenths of the window, where these are
  /// enough for its signs, and never wider than that.
  private var listWidth: Float {
    let names = session.model.parts.map(\.name)
    // One text is measured instead of all: the list is laid out for every picture.
    let longest = names.max { $0.count < $1.count } ?? ""
    let text = PanelText("✓ " + longest, size: 14, isBold: true, isOneLine: true)
    let wanted = measure.size(of: text, width: 600).width + 58 + Self.padding
    let width = max(min(wanted, session.viewport.width * 0.3), Self.leastWidth)
    return min(width, session.viewport.width - 2 * Self.margin).rounded()
  }

  /// The row at the top: the one that was scrolled to, or such that the part at hand is seen.
  private func firstRow(of rows: [Row], _ fitting: Int) -> Int {
    let wanted = session.search.map { $0.meant } ?? session.focus
    guard session.followsFocus, let wanted,
      let row = rows.firstIndex(where: { if case .part(wanted) = $0 { true } else { false } })
    else { return session.scrolledRows }
    if row < session.scrolledRows { return max(row - 1, 0) }
    return max(session.scrolledRows, row + 1 - fitting)
  }

  /// The field to type a name in, and the parts: those that were found, or all in their order under
  /// the headings of their regions, of which some are folded.
  private var rows: [Row] {
    let field: [Row] = isInteractive ? [.search] : []
    if let search = session.search { return field + search.matches.map(Row.part) }
    let parts = session.model.parts
    var rows = field
    var region: String??
    for (index, part) in parts.enumerated() {
      if region != .some(part.region) { rows.append(.heading(part.region)) }
      region = .some(part.region)
      if !session.foldedRegions.contains(part.region) { rows.append(.part(index)) }
    }
    return rows
  }

  /// What was typed, or that something can be.
  private func searchField(in place: Rect) -> [Panel.Item] {
    let field = place.inset(by: 1)
    guard let search = session.search else {
      return [
        .outline(field, .faint, radius: 6),
        .text(
          PanelText(phrases(.searchHint), size: 13, ink: .faint, isOneLine: true),
          Rect(x: field.x + 8, y: field.y + 3, width: field.width - 16, height: 18)),
      ]
    }
    let nothing = search.matches.isEmpty ? "   " + phrases(.nothingFound) : ""
    return [
      .outline(field, .accent, radius: 6),
      .text(
        PanelText("/ " + search.query + "▏" + nothing, size: 14, isOneLine: true),
        Rect(x: field.x + 8, y: field.y + 2, width: field.width - 16, height: 18)),
    ]
  }

  func ground(_ frame: Rect) -> Panel.Item {
    .fill(Rect(x: 0, y: 0, width: frame.width, height: frame.height), .panel, radius: 10)
  }

  /// The name of a region, whether its parts are folded, and how much of them is seen.
  private func heading(_ region: String?, in place: Rect) -> [Panel.Item] {
    let parts = session.parts(in: region)
    let hasRegions = session.model.parts.contains { $0.region != nil }
    let isFolded = session.foldedRegions.contains(region)
    let name = region ?? phrases(hasRegions ? .otherParts : .parts)
    let mark = isFolded ? "▸ " : "▾ "
    let count = isFolded ? "  (\(parts.count))" : ""
    let holdsFocus = isFolded && session.focus.map(parts.contains) ?? false
    let seen: Visibility =
      parts.allSatisfy { session.visibility[$0] == .hidden }
      ? .hidden : parts.allSatisfy { session.visibility[$0] == .shown } ? .shown : .ghosted
    let text = PanelText(
      mark + name + count, size: 12, isBold: true, ink: .faint, isOneLine: true)
    return (holdsFocus ? [.fill(place, .chosen, radius: 6)] : []) + [
      .text(
        text, Rect(x: place.x + 8, y: place.y + 6, width: place.width - 40, height: place.height))
    ] + eye(seen, in: place)
  }

  private func row(of part: Int, in place: Rect) -> [Panel.Item] {
    let model = session.model.parts[part]
    let visibility = session.visibility[part]
    var items: [Panel.Item] = []
    let isMeantBySearch = session.search.map { $0.meant == part } ?? false
    if isMeantBySearch || part == session.focus || part == session.selection {
      items.append(.fill(place, .chosen, radius: 6))
    } else if part == session.hover {
      items.append(.fill(place, .hover, radius: 6))
    }
    items += swatch(model, visibility, in: place)
    let isMeant = part == session.selection || session.highlighted.contains(part)
    let name = PanelText(
      (part == session.selection ? "✓ " : "") + model.name, size: 14, isBold: isMeant,
      ink: visibility == .hidden ? .faint : .text, isOneLine: true)
    items.append(
      .text(
        name, Rect(x: place.x + 28, y: place.y + 3.5, width: place.width - 58, height: 18)))
    items += eye(visibility, in: place)
    return items
  }

  private func swatch(
    _ part: ModelPart, _ visibility: Visibility, in place: Rect
  ) -> [Panel.Item] {
    let square = Rect(x: place.x + 8, y: place.y + 6.5, width: 12, height: 12)
    guard let color = part.surfaces.first?.color else { return [] }
    switch visibility {
    case .shown:
      return [.fill(square, .color(color), radius: 3.5), .outline(square, .faint, radius: 3.5)]
    case .ghosted: return [.outline(square, .faint, radius: 3.5)]
    case .hidden: return []
    }
  }

  /// A disc for a solid part, a ring for a transparent one, a dot for a hidden one.
  private func eye(_ visibility: Visibility, in place: Rect) -> [Panel.Item] {
    let center = SIMD2(place.right - 15, place.y + place.height / 2)
    func disc(_ radius: Float) -> Rect {
      Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    }
    return switch visibility {
    case .shown: [.fill(disc(4.5), .accent, radius: 4.5)]
    case .ghosted: [.outline(disc(4), .accent, radius: 4)]
    case .hidden: [.fill(disc(1.5), .faint, radius: 1.5)]
    }
  }
}
