internal import CReadline
internal import Glibc

extension LineEditor {
  /// Brings back the commands kept in the file at `path` and keeps those to come there.
  ///
  /// At most 1000 are kept, none twice in a row and none that begins with a space. The file is made
  /// when the first command is kept, for its owner only, as are directories that are missing.
  ///
  /// Returns a warning when the file is damaged or can't be read; everything works without it.
  public func keepHistory(at path: String) -> HistoryWarning? {
    let file = HistoryFile(path: path)
    let (lines, warning) = file.read()
    for line in lines { unsafe add_history(line) }
    lastCommand = lines.last
    if case .unreadable = warning { return warning }
    historyFile = file
    return warning
  }

  /// Returns why the last command wasn't kept, once.
  public func takeHistoryWarning() -> HistoryWarning? {
    defer { historyWarning = nil }
    return historyWarning
  }

  /// Adds `line` to what the up arrow brings back, and to the file.
  func remember(_ line: String) {
    guard HistoryText.keeps(line, after: lastCommand) else { return }
    unsafe add_history(line)
    lastCommand = line
    guard let warning = historyFile?.append(line) else { return }
    historyWarning = warning
    // One that can't be written now can't be later; one that is locked may be free next time.
    if case .unwritable = warning { historyFile = nil }
  }

  /// Leaves the person with no earlier lines, and returns those that there are.
  func hideHistory() -> UnsafeMutablePointer<HISTORY_STATE>? {
    guard let commands = unsafe history_get_history_state() else { return nil }
    var nothing = unsafe HISTORY_STATE()
    unsafe history_set_history_state(&nothing)
    return unsafe commands
  }

  /// Gives the person back what `hideHistory` took away.
  func showHistory(_ commands: UnsafeMutablePointer<HISTORY_STATE>) {
    unsafe history_set_history_state(commands)
    unsafe free(commands)
  }

  /// Clears what Readline still has of a line: the buffer, what undo and what yank would bring back.
  func forgetLine() {
    unsafe rl_replace_line("", 1)
    // An entry of the ring is the text from here to there, and beyond the end of the line there is
    // none. Readline remembers ten, and with one more it has forgotten the first.
    for _ in 0..<12 {
      _rl_last_command_was_kill = 0
      _ = rl_kill_text(0, 1)
    }
    rl_free_undo_list()
    if let buffer = unsafe rl_line_buffer { unsafe memset(buffer, 0, malloc_usable_size(buffer)) }
  }
}
