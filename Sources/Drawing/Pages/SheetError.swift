/// What kept something from being drawn, in the words of what draws.
public struct SheetError: Error, Hashable, Sendable {
  /// What has failed.
  public var reason: String
}
