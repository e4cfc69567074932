import Glibc

extension ChildProcess {
  /// Starts the program at `path` with the terminal as its input and outputs; nil when that fails.
  static func startInTerminal(_ path: String, _ arguments: [String]) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // Standard output may lead to a file, which is no place for an editor's screen.
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/tty", O_RDWR, 0)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, output)
    }
    return unsafe spawn(path, arguments, &actions)
  }
}
