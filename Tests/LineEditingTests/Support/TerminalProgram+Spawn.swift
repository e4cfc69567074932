internal import Glibc

extension TerminalProgram {
  /// Starts `command` in a session of its own, whose controlling terminal is `terminal`.
  static func spawn(
    _ command: [String], variables: [String: String], terminal: String, output: CInt?
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes the session's.
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output ?? 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)

    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe sigfillset(&mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &mask)
    // POSIX_SPAWN_SETSID, which the C library's header hides.
    let newSession: CInt = 0x80
    let flags = newSession | CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe environment.indices { unsafe free(environment[index]) }
    }
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process, command[0], &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw TerminalFailure("\(command[0]) can't be run: \(code).") }
    return process
  }
}
