import BedsideShell

/// An editor that leaves what it is told, and keeps what it was given.
@MainActor
final class ScriptedEditor: TextEditor {
  private var edits: [TextEdit]
  private(set) var given: [String] = []

  init(_ edits: [TextEdit]) { self.edits = edits.reversed() }

  func edit(_ text: String) -> TextEdit {
    given.append(text)
    return edits.popLast() ?? .text(text)
  }
}
