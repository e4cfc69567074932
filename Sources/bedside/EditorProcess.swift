import BedsideShell
import Glibc
import LineEditing

/// The person's own editor as a process, on a private file that is gone afterwards.
@MainActor
final class EditorProcess: TextEditor {
  private let command: String
  private let folder: String

  /// Uses the editor that `VISUAL` or `EDITOR` names, else `vi`; its file lies under `XDG_RUNTIME_DIR`,
  /// which is mostly in memory, else under `TMPDIR` or `/tmp`.
  init(environment: [String: String]) {
    let value = { (name: String) in
      environment[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    command = value("VISUAL") ?? value("EDITOR") ?? "vi"
    let folders = [value("XDG_RUNTIME_DIR"), value("TMPDIR"), "/tmp"]
    folder = folders.compactMap { $0 }.first { unsafe access($0, W_OK | X_OK) == 0 } ?? "/tmp"
  }

  func edit(_ text: String) -> TextEdit {
    let signals = HeldSignals()
    defer { signals.release() }
    guard let file = PrivateFile(in: folder, holding: text) else {
      return .noFile(folder: folder)
    }
    defer { file.remove() }
    let terminal = TerminalGuard()
    // The command may have options of its own, so a shell takes it apart; the file is no part of it.
    let process = ChildProcess.startInTerminal(
      "/bin/sh", ["-c", "exec \(command) \"$1\"", "sh", file.path])
    let end = process.map { signals.wait(for: $0) } ?? (status: -1, signal: nil)
    terminal?.restore()
    // Control-C while the editor had the terminal was meant for the editor.
    _ = LineEditor.shared.takeInterrupt()
    if let signal = end.signal { return .terminated(signal: signal, written: file.rescued()) }
    guard end.status == 0 else { return .failed(command: command, status: end.status) }
    return file.read().map { .text($0) } ?? .unreadable(command: command)
  }
}
