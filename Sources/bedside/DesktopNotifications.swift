import BedsideShell
import Glibc

/// The desktop's notifications, by the program `notify-send`.
struct DesktopNotifications {
  private let program: String?

  /// Looks for the program in the folders of `PATH`.
  init(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    program = folders.map { "\($0)/notify-send" }.first { path in
      unsafe access(path, X_OK) == 0 && path.hasPrefix("/")
    }
  }

  /// Sends a notification, which the program waits for no longer than the desktop takes it.
  func send(_ title: String, _ text: String) -> NotificationEnd {
    guard let program else { return .noProgram }
    // Behind the dashes nothing is taken for an option, and `&` and `<` are no markup.
    let words = ["--app-name=Bedside", "--", title] + (text.isEmpty ? [] : [Self.plain(text)])
    guard let result = ChildProcess.run(program, words, input: []) else { return .noProgram }
    return result.status == 0 ? .sent : .failed(status: result.status)
  }

  private static func plain(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
