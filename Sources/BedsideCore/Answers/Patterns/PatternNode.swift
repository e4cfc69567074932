/// A regular expression as its parts.
indirect enum PatternNode: Hashable, Sendable {
  case test(CharacterTest)
  case sequence([PatternNode])
  case either([PatternNode])
  /// From `least` to `most` times; without a `most`, as often as may be.
  case repeated(PatternNode, least: Int, most: Int?)
  case place(Place)

  /// What is asked of the place between two characters.
  enum Place: Hashable, Sendable {
    /// `^`
    case start
    /// `$`
    case end
    /// `\b` and `\B`
    case wordEdge(Bool)
  }
}
