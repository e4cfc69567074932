/// The short text before the place where a person types, and what helps them to type there.
@MainActor
public struct Prompt {
  /// What is shown, ready for the terminal.
  public let text: String
  /// What the line is for.
  public var mode: LineMode
  /// Suggests what a word could become.
  public var complete: (CompletionRequest) -> [Candidate]

  init(
    text: String, mode: LineMode,
    complete: @escaping (CompletionRequest) -> [Candidate] = { _ in [] }
  ) {
    self.text = text
    self.mode = mode
    self.complete = complete
  }
}
