/// Which parts have their names beside them.
public enum Labels: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// The one at hand, the selected one and those that stand out.
  case marked
  /// All that are seen.
  case all

  /// The one after this.
  var next: Labels {
    switch self {
    case .marked: .all
    case .all: .none
    case .none: .marked
    }
  }
}

extension ViewingSession {
  /// The parts that have their names beside them, where enough of them is seen.
  public var labelledParts: Set<Int> {
    let seen = model.parts.indices.filter { visibility[$0] == .shown }
    switch labels {
    case .none: return []
    case .all: return Set(seen)
    case .marked:
      let marked = highlighted.union([focus, selection].compactMap(\.self))
      return marked.intersection(seen)
    }
  }
}
