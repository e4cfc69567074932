/// Whether a step may be presented.
public enum PresentationDecision: Hashable, Sendable {
  /// It may.
  case allow
  /// It may not, and the session stays where it is; the text says why, for a person.
  case deny(String)
}
