/// The command by which whoever cares for a record changes what the participant may not change any more.
public struct CorrectingCommand: Hashable, Sendable {
  /// The command as it is typed, without its author and reason.
  public var words: String
  /// Whether other values are given, not some taken back.
  public var isAmending: Bool
  /// The reason as it was typed already; nil where none was.
  public var reason: String?

  /// Makes a command.
  public init(_ words: String, isAmending: Bool = false, reason: String? = nil) {
    self.words = words
    self.isAmending = isAmending
    self.reason = reason
  }
}
