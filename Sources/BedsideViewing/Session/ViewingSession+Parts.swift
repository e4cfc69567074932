extension ViewingSession {
  /// The part that commands act on: the one at hand, else the selected one, else the one pointed at.
  public var partAtHand: Int? { focus ?? selection ?? hover }

  /// Takes a part in hand.
  public mutating func take(_ part: Int?) { focus = part }

  /// Takes a part in hand for a person who asked for it, and notes that it was.
  mutating func look(at part: Int) {
    focus = part
    noteLook(at: part)
  }

  mutating func stepFocus(by offset: Int) {
    guard !model.parts.isEmpty else { return }
    let count = model.parts.count
    let start = focus ?? selection ?? (offset > 0 ? -1 : count)
    let part = ((start + offset) % count + count) % count
    focus = part
    followsFocus = true
    noteLook(at: part)
  }

  /// Notes that a part was at hand, with its name and caption.
  mutating func noteLook(at part: Int) {
    if !looked.contains(part) { looked.append(part) }
  }

  /// Gives a part at hand `wanted`, or makes it solid if it has that already.
  mutating func toggle(_ wanted: Visibility) {
    guard let part = partAtHand else { return notice = .choosePartFirst }
    visibility[part] = visibility[part] == wanted ? .shown : wanted
  }

  /// Shows the part at hand alone, or what was shown before.
  mutating func isolate() {
    if let before = beforeIsolating {
      visibility = before
      beforeIsolating = nil
      return
    }
    guard let part = partAtHand else { return notice = .choosePartFirst }
    beforeIsolating = visibility
    visibility = model.parts.indices.map { $0 == part ? .shown : .hidden }
  }

  /// Makes all shown parts but the one at hand transparent, or solid again.
  mutating func ghostOthers() {
    guard let part = partAtHand else { return notice = .choosePartFirst }
    let others = model.parts.indices.filter { $0 != part && visibility[$0] != .hidden }
    let wanted: Visibility = others.allSatisfy { visibility[$0] == .ghosted } ? .shown : .ghosted
    for other in others { visibility[other] = wanted }
    visibility[part] = .shown
  }

  /// Shows only `parts`.
  public mutating func show(only parts: Set<Int>) {
    visibility = model.parts.indices.map { parts.contains($0) ? .shown : .hidden }
    beforeIsolating = nil
    goal = CameraGoal(view: nil, box: shownBox)
    if let goal { camera = goal.reached(by: camera, in: viewport) }
  }

  /// Makes `parts` transparent.
  public mutating func ghost(_ parts: Set<Int>) {
    for part in parts { visibility[part] = .ghosted }
    if goal != nil {
      goal = CameraGoal(view: nil, box: shownBox)
      if let goal { camera = goal.reached(by: camera, in: viewport) }
    }
  }

  /// Lets `parts` stand out, and no others.
  public mutating func highlight(_ parts: Set<Int>) { highlighted = parts }

  mutating func showAll() {
    visibility = model.parts.map { _ in .shown }
    beforeIsolating = nil
  }
}
