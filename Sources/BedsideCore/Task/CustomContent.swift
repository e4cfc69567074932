/// A step that the program's own presenter shows.
public struct CustomContent: Hashable, Sendable {
  /// The name under which the program knows the presenter.
  public var presenter: String
  /// What the presenter is told, whatever that is.
  public var settings: JSONValue

  /// Makes a step for `presenter`.
  public init(presenter: String, settings: JSONValue = .object([:])) {
    self.presenter = presenter
    self.settings = settings
  }
}
