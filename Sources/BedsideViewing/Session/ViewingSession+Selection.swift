internal import BedsideCore

extension ViewingSession {
  /// Selects a part, or deselects it if it is selected; `nil` deselects whatever is.
  ///
  /// One part is selected at a time. Selections go into the history, deselections do not. A part
  /// that stands out from the start is selected like any other.
  mutating func select(_ part: Int?, at time: Double) {
    guard allowsSelection else { return }
    guard let part, part != selection else {
      selection = nil
      return
    }
    selection = part
    history.append(
      ModelStepResult.Selection(part: model.parts[part].id, at: Self.rounded(time)))
    if step?.endOnSelection == true { finish = .continued }
  }

  /// Whether the person can go on.
  public var canContinue: Bool {
    switch step?.continueAfter ?? .none {
    case .none: true
    case .selection: selection != nil
    case .tour: seenStops.count == tour.count
    }
  }

  /// Goes on, or says what is missing.
  mutating func goOn() {
    guard step != nil else { return }
    if canContinue {
      finish = .continued
    } else if step?.continueAfter == .selection {
      notice = .selectFirst
    } else {
      notice = .seeTourFirst(seen: seenStops.count, of: tour.count)
    }
  }
}
