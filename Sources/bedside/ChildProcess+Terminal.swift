import Glibc

extension ChildProcess {
  /// Runs the program at `path` with the terminal as its input and outputs, and waits for it.
  ///
  /// Returns its exit status, or 128 and the signal's number when it was ended by one; nil when it
  /// can't be started.
  static func runInTerminal(_ path: String, _ arguments: [String]) -> Int32? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // Standard output may lead to a file, which is no place for an editor's screen.
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/tty", O_RDWR, 0)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, output)
    }
    guard let process = unsafe spawn(path, arguments, &actions) else { return nil }
    return wait(for: process)
  }
}
