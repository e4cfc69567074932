internal import BedsideCore

extension TaskDriver {
  /// Saves the run in a folder that is asked for; false when nothing was saved.
  ///
  /// The run goes on then: what was answered so far is safe, and saving is tried again with each
  /// answer.
  func saveElsewhere() -> Bool {
    switch renderer.readLine(phrases(.keepElsewherePrompt)) {
    case .line(let line, _):
      let folder = line.trimmed
      if folder.isEmpty { return false }
      do throws(DraftError) {
        let path = try host.copy(to: folder)
        renderer.show(.text(phrases(.keepElsewhereDone), .answer))
        renderer.show(.line(StyledText("  import \(ShellWords.quoted(path))")))
        return true
      } catch {
        renderer.show(.text(phrases(.keepElsewhereFailed, ["reason": error.reason]), .problem))
        return false
      }
    case .interrupted, .endOfInput: return false
    case .terminated(let number):
      signal = number
      return false
    }
  }
}
