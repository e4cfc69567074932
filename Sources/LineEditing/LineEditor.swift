internal import CReadline
internal import Glibc

/// A prompt with line editing, completion and a history of commands.
///
/// GNU Readline has one line per process, so there is one editor, on the main actor. It is for
/// terminals; where `isAvailable` is false, read `PipedLines`.
///
///     let editor = LineEditor.shared
///     editor.complete = { _ in ["start", "status"] }
///     while case .line(let line, _) = editor.readLine(prompt: "> ") { … }
///
/// Everything it draws goes to standard error, or to the terminal itself where standard error is
/// something else; nothing goes to standard output.
@MainActor
public final class LineEditor {
  /// The editor.
  public static let shared = LineEditor()

  /// Whether standard input is a terminal.
  public nonisolated static var isAvailable: Bool { isatty(STDIN_FILENO) == 1 }

  /// Returns what the word under the cursor could become; what does not begin with it is left out.
  public var complete: (CompletionRequest) -> [Candidate] = { _ in [] }

  /// Whether completion takes capital and small letters as the same.
  ///
  /// It does so too when the person's inputrc says `set completion-ignore-case on`.
  public var ignoresCase = false

  /// Returns the words for so many candidates that the list has no room for.
  public var omission: (Int) -> String = { "… and \($0) more" }

  var mode = EditingMode.command
  var prompt: Prompt = ""
  var outcome: Input?
  var signals = EditorSignals()

  /// What ended the line while Readline was in the middle of something.
  var deferred: TerminalEvent?

  /// What was typed in a pause, with which the next line begins.
  var typedAhead: [UInt8] = []
  /// Bytes on their way to Readline.
  var keys: [UInt8] = []
  var assembler = UTF8Assembler()
  var pasteFilter: PasteFilter?
  var hasJoinedPaste = false

  /// What the completion list shows, kept from the request for the display.
  var listed: [Candidate] = []

  var historyFile: HistoryFile?
  var historyWarning: HistoryWarning?
  var lastCommand: String?

  private var isSetUp = false

  private init() {}

  /// Shows `prompt` and waits until the person has finished a line or left it.
  ///
  /// `initialText` stands in the line to be changed or accepted. Where standard input is no
  /// terminal, nothing is shown and the result is `endOfInput`. A command is remembered where
  /// `remembers` has nothing against it; of any other line nothing is left in memory.
  public func readLine(
    prompt: Prompt, initialText: String = "", mode: EditingMode = .command,
    remembers: (String) -> Bool = { _ in true }
  ) -> Input {
    guard Self.isAvailable else { return .endOfInput }
    if !isSetUp {
      setUp()
      isSetUp = true
    }
    self.mode = mode
    self.prompt = prompt
    signals.hold()
    defer { signals.release() }
    let commands = unsafe mode == .command ? nil : hideHistory()
    begin(with: initialText)
    let input = waitForOutcome()
    rl_callback_handler_remove()
    if let commands = unsafe commands {
      forgetLine()
      unsafe showHistory(commands)
    } else if case .line(let line, _) = input {
      if remembers(line) { remember(line) } else { forgetLine() }
    }
    return input
  }

  private func begin(with initialText: String) {
    outcome = nil
    deferred = nil
    hasJoinedPaste = false
    rl_eof_found = 0
    rl_reset_screen_size()
    applyMode()
    unsafe rl_callback_handler_install(prompt.marked) { line in
      unsafe LineEditor.shared.finish(with: line)
    }
    if mode == .secret { _ = rl_tty_set_echoing(0) }
    guard !initialText.isEmpty else { return }
    _ = unsafe rl_insert_text(initialText)
    rl_redisplay()
  }

  private func waitForOutcome() -> Input {
    while true {
      if let outcome { return outcome }
      if let event = deferred ?? waitForKey() { handle(event) }
    }
  }

  /// Takes what Readline has read; nil at the end of the input.
  func finish(with line: UnsafeMutablePointer<CChar>?) {
    defer { unsafe free(line) }
    // Removed here so that Readline doesn't show the prompt once more.
    rl_callback_handler_remove()
    guard deferred == nil else { return }
    guard let line = unsafe line else {
      if !isPasteBracketed { _ = rl_crlf() }
      outcome = .endOfInput
      return
    }
    if mode == .secret, !isPasteBracketed { _ = rl_crlf() }
    outcome = unsafe .line(String(cString: line), joined: hasJoinedPaste)
    if mode != .command { unsafe memset(line, 0, strlen(line)) }
  }
}
