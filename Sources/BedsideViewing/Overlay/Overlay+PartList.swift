internal import BedsideCore

extension Overlay {
  private static let leastWidth: Float = 236
  private static let rowHeight: Float = 25

  /// A line of the list.
  private enum Row { case heading(String), part(Int) }

  /// The list of parts along the left edge, under their headings.
  mutating func addPartList() {
    let rows = self.rows
    let room = session.viewport.height - 2 * Self.margin - Self.padding
    let fitting = max(Int(room / Self.rowHeight), 1)
    let first = min(session.scrolledRows, max(rows.count - fitting, 0))
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
      case .heading(let name): items.append(heading(name, in: place))
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

  /// Wide enough for the longest name, but never more than three tenths of the window.
  private var listWidth: Float {
    let names = session.model.parts.map(\.name)
    // One text is measured instead of all: the list is laid out for every picture.
    let longest = names.max { $0.count < $1.count } ?? ""
    let text = PanelText("✓ " + longest, size: 14, isBold: true, isOneLine: true)
    let wanted = measure.size(of: text, width: 600).width + 58 + Self.padding
    return max(min(wanted, session.viewport.width * 0.3), Self.leastWidth).rounded()
  }

  /// The parts in their order, with a heading wherever another region begins.
  private var rows: [Row] {
    let parts = session.model.parts
    let hasRegions = parts.contains { $0.region != nil }
    guard hasRegions else { return [.heading(phrases(.parts))] + parts.indices.map(Row.part) }
    var rows: [Row] = []
    var region: String?
    for (index, part) in parts.enumerated() {
      let its = part.region ?? phrases(.otherParts)
      if its != region { rows.append(.heading(its)) }
      region = its
      rows.append(.part(index))
    }
    return rows
  }

  func ground(_ frame: Rect) -> Panel.Item {
    .fill(Rect(x: 0, y: 0, width: frame.width, height: frame.height), .panel, radius: 10)
  }

  private func heading(_ name: String, in place: Rect) -> Panel.Item {
    .text(
      PanelText(name, size: 12, isBold: true, ink: .faint, isOneLine: true),
      Rect(x: place.x + 8, y: place.y + 6, width: place.width - 16, height: place.height))
  }

  private func row(of part: Int, in place: Rect) -> [Panel.Item] {
    let model = session.model.parts[part]
    let visibility = session.visibility[part]
    var items: [Panel.Item] = []
    if part == session.focus || part == session.selection {
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
