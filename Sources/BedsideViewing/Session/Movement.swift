/// How much moves by itself.
public enum Movement: String, Hashable, Sendable, CaseIterable {
  /// Nothing: views change at once.
  case none
  /// The camera goes gently to a new view, and stops with the hand.
  case gentle
  /// The model also turns on for a moment when it is let go while it turns.
  case coasting

  /// The one after this.
  var next: Movement {
    switch self {
    case .gentle: .coasting
    case .coasting: .none
    case .none: .gentle
    }
  }
}
