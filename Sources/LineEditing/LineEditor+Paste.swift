internal import CReadline

extension LineEditor {
  /// Has the terminal's mark before pasted text call `paste`.
  func bindPaste() {
    for name in ["emacs-standard", "vi-insert"] {
      guard let keymap = unsafe rl_get_keymap_by_name(name) else { continue }
      _ = unsafe rl_bind_keyseq_in_map(
        "\u{1B}[200~", { count, key in LineEditor.shared.paste(count: count, key: key) }, keymap)
    }
  }

  /// Inserts pasted text, on one line where one line is read.
  private func paste(count: CInt, key: CInt) -> CInt {
    let start = rl_point
    pasteFilter = PasteFilter()
    _ = rl_begin_undo_group()
    let result = rl_bracketed_paste_begin(count, key)
    pasteFilter = nil
    if mode.joinsPastedLines { joinLines(from: start) }
    _ = rl_end_undo_group()
    return result
  }

  private func joinLines(from start: CInt) {
    let end = rl_point
    guard end > start, let buffer = unsafe rl_line_buffer else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: buffer, count: Int(end))[Int(start)...]
    let (text, joined) = unsafe PasteFilter.joined(String(decoding: bytes, as: UTF8.self))
    guard joined || text.utf8.count != Int(end - start) else { return }
    hasJoinedPaste = hasJoinedPaste || joined
    _ = rl_delete_text(start, end)
    rl_point = start
    _ = unsafe rl_insert_text(text)
    rl_mark = start
  }
}
