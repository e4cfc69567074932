/// A way out of the task that a step offers besides its answers.
public struct EarlyTermination: Hashable, Sendable {
  /// What leaving this way is called: "I don't want to take part".
  public var button: String
  /// The ending that it leads to.
  public var goTo: Identifier<Step>

  /// Makes a way out.
  public init(button: String, goTo: Identifier<Step>) {
    self.button = button
    self.goTo = goTo
  }
}
