internal import BedsideCore

extension TaskDriver {
  /// Reads the lines behind the first of a text, until an empty one; nil when the text was given up or
  /// the run has ended.
  func readLines(behind first: String) -> String? {
    var lines = [first]
    let prompt = renderer.isAccessible ? phrases(.nextLinePrompt) : "> "
    while true {
      switch renderer.readLine(prompt, mode: .text) {
      case .line(let line, _):
        if line.allSatisfy(\.isWhitespace) { return lines.joined(separator: "\n") }
        lines.append(line)
      case .interrupted(hadText: true): renderer.show(.text(phrases(.lineAbandoned)))
      case .interrupted:
        renderer.show(.text(phrases(.lineAbandoned)))
        return nil
      // What was typed so far is an answer; the next question finds the input at its end.
      case .endOfInput: return lines.joined(separator: "\n")
      case .terminated(let number):
        signal = number
        session.leave(canSave ? .saved : .discarded)
        return nil
      }
    }
  }

  /// Whether `text` asks for the editor.
  func isEdit(_ text: String, _ item: FormItem) -> Bool {
    guard case .text(let format) = item.format, format.isMultiline else { return false }
    return tools.editor != nil && phrases.means(text, .wordEditor)
  }

  /// Lets the person write the answer in an editor, beginning with what there is of it.
  func edit(_ item: FormItem) {
    guard let editor = tools.editor else { return }
    var text = unfinishedText ?? ""
    if unfinishedText == nil, case .text(let kept)? = session.answers[item.id]?.answer.value {
      text = kept
    }
    renderer.show(.hint(phrases(.editorOpens)))
    switch editor.edit(text) {
    case .text(let written):
      unfinishedText = written
      if take(written, for: item, typed: nil) {
        unfinishedText = nil
      } else if session.finish == nil, !written.allSatisfy(\.isWhitespace) {
        renderer.show(.hint(phrases(.editorKept)))
      }
    case .noFile(let folder): reportEditor(phrases(.editorNoFile, ["folder": folder]))
    case .failed(let command, let status):
      reportEditor(phrases(.editorEnded, ["command": command, "status": String(status)]))
    case .unreadable(let command):
      reportEditor(phrases(.editorUnreadable, ["command": command]))
    case .terminated(let number):
      signal = number
      session.leave(canSave ? .saved : .discarded)
    }
  }

  private func reportEditor(_ reason: String) {
    renderer.show(.hint(phrases(.editorFailed, ["reason": reason]), .notice))
  }
}
