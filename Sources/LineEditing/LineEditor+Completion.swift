internal import CReadline
internal import Glibc

extension LineEditor {
  /// Tells Readline how to complete; done once.
  func setUpCompletion() {
    unsafe rl_attempted_completion_function = { _, start, end in
      unsafe LineEditor.shared.matches(from: Int(start), to: Int(end))
    }
    unsafe rl_completion_display_matches_hook = { _, _, _ in LineEditor.shared.listCandidates() }
    // A Tab that adds nothing lists at once. The person's inputrc, read later, may say otherwise.
    _ = unsafe rl_variable_bind("show-all-if-unmodified", "on")
    // Unless it is set, Readline sets it to a constant, which could not be freed below.
    unsafe rl_completer_word_break_characters = UnsafePointer(strdup(""))
    // The candidates come in the caller's order, each once.
    rl_sort_completion_matches = 0
    rl_ignore_completion_duplicates = 0
  }

  /// Sets what depends on the mode: where words end, and whether there is completion at all.
  func applyMode() {
    let blanks = mode == .command ? Quoting.blanks : ""
    unsafe free(UnsafeMutableRawPointer(mutating: rl_completer_word_break_characters))
    unsafe rl_completer_word_break_characters = UnsafePointer(strdup(blanks))
    unsafe free(UnsafeMutableRawPointer(mutating: rl_completer_quote_characters))
    unsafe rl_completer_quote_characters = UnsafePointer(mode == .command ? strdup("\"") : nil)
    rl_inhibit_completion = mode == .secret ? 1 : 0
  }

  /// Builds the array Readline expects: what all share, the candidates and a terminating null, each
  /// one allocated with `malloc` for Readline to free.
  private func matches(
    from start: Int, to end: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // Nil means that there is nothing, not that Readline should offer file names.
    rl_attempted_completion_over = 1
    guard let plan = plan(from: start, to: end) else { return nil }
    listed = plan.candidates
    // Behind the name of a folder comes what is in it.
    let isFolder = plan.candidates.count == 1 && plan.candidates[0].text.hasSuffix("/")
    if mode != .command || isFolder { rl_completion_append_character = 0 }

    let words = plan.matches
    let size = unsafe (words.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let matches = unsafe malloc(size)?.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: words.count + 1)
    guard let matches = unsafe matches else { return nil }
    for (index, word) in words.enumerated() { unsafe matches[index] = strdup(word) }
    unsafe matches[words.count] = nil
    return unsafe matches
  }

  private func plan(from start: Int, to end: Int) -> CompletionPlan? {
    guard let buffer = unsafe rl_line_buffer else { return nil }
    let line = unsafe UnsafeRawBufferPointer(start: buffer, count: end)
    let isQuoted = rl_completion_quote_character == CInt(UInt8(ascii: "\""))
    let leading = unsafe String(decoding: line[..<(isQuoted ? start - 1 : start)], as: UTF8.self)
    let typed = unsafe String(decoding: line[start...], as: UTF8.self)
    let word = isQuoted ? Quoting.unescaped(typed) : typed
    return CompletionPlan(
      word: word, candidates: complete(CompletionRequest(leading: leading, word: word)),
      style: isQuoted ? .quotedWord : mode == .command ? .word : .wholeLine,
      ignoringCase: ignoresCase || isOn("completion-ignore-case"))
  }

  /// Lists the candidates below the line, then draws the line again below them.
  private func listCandidates() {
    var rows: CInt = 0
    var columns: CInt = 0
    unsafe rl_get_screen_size(&rows, &columns)
    let list = CandidateList(
      candidates: listed, columns: Int(columns), rows: Int(rows), width: displayWidth,
      omission: omission)
    draw("\r\n" + list.lines.map { $0 + "\r\n" }.joined())
    _ = rl_forced_update_display()
  }

  /// Returns how many columns `text` takes, by the C library's table, which Readline uses too.
  private func displayWidth(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + Int(max(wcwidth(wchar_t($1.value)), 0)) }
  }
}
