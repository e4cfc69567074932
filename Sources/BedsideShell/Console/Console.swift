/// Where the shell reads lines and writes text.
///
/// The executable's console edits lines in a terminal or reads them from a pipe; the one in the tests
/// replays a script. Nothing here knows a terminal: what is written is ready to be shown, and comes
/// from a `Renderer`, which has cleaned it.
@MainActor
public protocol Console: AnyObject {
  /// Whether there is a person who can be asked.
  var isInteractive: Bool { get }

  /// How many columns there are, now; 80 where that can't be told.
  var width: Int { get }

  /// Shows `prompt` and waits for what the person does.
  func readLine(_ prompt: Prompt) -> Input

  /// Waits so long, in milliseconds, or until the person does something.
  ///
  /// What they type then is what the next line begins with; with `dropsTyped`, what they typed before is
  /// dropped. Where nobody can be asked, it does not wait.
  func pause(milliseconds: Int, dropsTyped: Bool) -> PauseEnd

  /// Writes `text` as it is.
  func write(_ text: String, to channel: OutputChannel)
}
