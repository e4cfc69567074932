internal import BedsideCore

extension ViewingSession {
  /// What sets a part apart from others just now, in words; nil when it is simply shown.
  func state(of part: Int) -> String? {
    let seen: String? =
      switch visibility[part] {
      case .shown: nil
      case .ghosted: phrases(.ghosted)
      case .hidden: phrases(.hidden)
      }
    let states = [part == selection ? phrases(.selected) : nil, seen].compactMap(\.self)
    return states.isEmpty ? nil : states.joined(separator: " · ")
  }
}
