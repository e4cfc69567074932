/// The short text before the place where a person types, and what helps them to type there.
@MainActor
public struct Prompt {
  /// What is shown, ready for the terminal.
  public let text: String
  /// What the line is for.
  public var mode: LineMode
  /// Whether a line may be remembered among the commands: not what holds what somebody answered.
  public var remembers: (String) -> Bool
  /// Suggests what a word could become.
  public var complete: (CompletionRequest) -> [Candidate]

  init(
    text: String, mode: LineMode, remembers: @escaping (String) -> Bool = { _ in true },
    complete: @escaping (CompletionRequest) -> [Candidate] = { _ in [] }
  ) {
    self.text = text
    self.mode = mode
    self.remembers = remembers
    self.complete = complete
  }
}
