extension ViewingSession {
  /// The parts that are listed under a heading.
  public func parts(in region: String?) -> [Int] {
    model.parts.indices.filter { model.parts[$0].region == region }
  }

  /// Folds the parts under a heading away in the list, or shows them there again.
  mutating func toggleFolding(of region: String?) {
    if foldedRegions.remove(region) == nil { foldedRegions.insert(region) }
  }

  /// Hides all parts under a heading, or shows them when all are hidden.
  mutating func toggleVisibility(of region: String?) {
    let parts = parts(in: region)
    let wanted: Visibility = parts.allSatisfy { visibility[$0] == .hidden } ? .shown : .hidden
    for part in parts { visibility[part] = wanted }
  }

  mutating func foldAtHand() {
    guard let part = partAtHand else { return notice = .choosePartFirst }
    toggleFolding(of: model.parts[part].region)
  }

  mutating func hideRegionAtHand() {
    guard let part = partAtHand else { return notice = .choosePartFirst }
    toggleVisibility(of: model.parts[part].region)
  }
}
