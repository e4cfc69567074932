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
        keepWritten(lines.joined(separator: "\n"))
        end(by: number)
        return nil
      }
    }
  }

  /// Ends the run as the process is asked to.
  private func end(by number: Int32) {
    signal = number
    session.leave(canSave ? .saved : .discarded)
  }

  /// Keeps what was written to the question at hand and is no answer yet, where it can be gone on with.
  private func keepWritten(_ text: String) {
    guard let item = session.currentItem, isEdit(phrases(.wordEditor), item),
      !text.allSatisfy(\.isWhitespace)
    else { return }
    session.keep(written: text, for: item)
  }

  /// Whether `text` asks for the editor.
  func isEdit(_ text: String, _ item: FormItem) -> Bool {
    guard case .text(let format) = item.format, format.isMultiline else { return false }
    return tools.editor != nil && phrases.means(text, .wordEditor)
  }

  /// Lets the person write the answer in an editor, beginning with what there is of it.
  func edit(_ item: FormItem) {
    guard let editor = tools.editor else { return }
    var text = session.written[item.id] ?? ""
    if text.isEmpty, case .text(let kept)? = session.answers[item.id]?.answer.value { text = kept }
    renderer.show(.hint(phrases(.editorOpens)))
    switch editor.edit(text) {
    case .text(let written):
      if take(written, for: item, typed: nil) || session.finish != nil { return }
      keepWritten(written)
      if keep(), session.written[item.id] != nil { renderer.show(.hint(phrases(.editorKept))) }
    case .noFile(let folder): reportEditor(phrases(.editorNoFile, ["folder": folder]))
    case .failed(let command, let status):
      reportEditor(phrases(.editorEnded, ["command": command, "status": String(status)]))
    case .unreadable(let command):
      reportEditor(phrases(.editorUnreadable, ["command": command]))
    case .terminated(let number, let written):
      // Editors end a text with a line end of their own.
      if let written, written.trimmed != text.trimmed { keepWritten(written) }
      end(by: number)
    }
  }

  private func reportEditor(_ reason: String) {
    renderer.show(.hint(phrases(.editorFailed, ["reason": reason]), .notice))
  }
}
