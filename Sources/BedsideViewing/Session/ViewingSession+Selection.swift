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
    noteLook(at: part)
    guard step?.endOnSelection == true else { return }
    if counts(part) {
      finish = .continued
    } else {
      notice = .otherPartAsked(name: model.parts[part].name)
    }
  }

  /// Whether selecting a part is what the step waits for.
  func counts(_ part: Int) -> Bool {
    guard let accepted = step?.accepts, !accepted.isEmpty else { return true }
    return model.parts(named: accepted).contains(part)
  }

  /// Whether the person can go on.
  public var canContinue: Bool {
    switch step?.continueAfter ?? .none {
    case .none: true
    case .selection: selection.map(counts) ?? false
    case .tour: seenStops.count == tour.count
    }
  }

  /// Whether the person can go on although the tour goes on as well.
  var canLeaveTour: Bool {
    step != nil && canContinue && (stop.map { $0 + 1 < tour.count } ?? !tour.isEmpty)
  }

  /// Goes on, or says what is missing.
  mutating func goOn() {
    guard step != nil else { return }
    if canContinue {
      finish = .continued
    } else if step?.continueAfter == .selection {
      notice = selection.map { .otherPartAsked(name: model.parts[$0].name) } ?? .selectFirst
    } else {
      notice = .seeTourFirst(seen: seenStops.count, of: tour.count)
    }
  }
}
