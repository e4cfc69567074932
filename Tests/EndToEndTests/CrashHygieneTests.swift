import Testing

/// What a crash leaves behind of what somebody has typed: nothing.
struct CrashHygieneTests {
  private static let signals: [(name: String, number: CInt)] = [
    ("SEGV", 11), ("ABRT", 6), ("ILL", 4), ("BUS", 7), ("FPE", 8), ("TRAP", 5),
  ]

  /// Words that nothing but an answer holds.
  private static let answer = "kept-to-myself-4711"

  @Test(arguments: signals)
  func `a crash prints no answer and nothing of the memory`(
    signal: (name: String, number: CInt)
  ) throws {
    let home = try Home.asking()
    try askForCrashReports(home)
    let program = try PlainTerminal(
      home, command: limited(home.command(Home.formats + ["start", "diary"])))
    try program.wait(for: "How are you?")
    try program.type("3", until: "What happened?")
    try program.wait(for: "> ")
    try program.type("\(Self.answer), which nobody sees", until: Self.answer)
    try program.wait(for: "> ")
    let before = program.output.utf8.count
    program.send(signal.number)
    #expect(try program.finish() == -signal.number)
    try check(String(program.output.utf8.dropFirst(before)) ?? "", home)
  }

  /// The viewer waits for somebody to read what it says, into a pipe that is full.
  private static let waitingViewer = """
    ulimit -S -c unlimited
    mkfifo out
    exec 3<>out
    head -c 65536 /dev/zero >&3
    "$viewer" model.obj --info >&3 &
    tries=0
    until grep -q pipe /proc/$!/wchan || [ $((tries += 1)) = 20000 ]; do :; done
    kill -$signal $!
    wait $!
    """

  @Test(arguments: signals)
  func `a crash of the viewer prints nothing of the memory`(
    signal: (name: String, number: CInt)
  ) throws {
    let home = try Home()
    try askForCrashReports(home)
    try home.write(
      "o \(Self.answer)\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", to: "model.obj")
    home.environment["viewer"] = Built.viewer
    home.environment["signal"] = signal.name
    let ended = try home.shell(Self.waitingViewer)
    #expect(ended.status == 128 + signal.number, "\(ended)")
    try check(ended.output + ended.errors, home)
  }

  /// Asks for all that the system and Swift's runtime can write when a program crashes.
  private func askForCrashReports(_ home: Home) throws {
    home.environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no"
  }

  /// Runs a command with room for a core file, and with its number in the file `id`.
  private func limited(_ command: [String]) -> [String] {
    ["/bin/sh", "-c", "ulimit -S -c unlimited; echo $$ > id; exec \"$@\"", "sh"] + command
  }

  private func check(_ output: String, _ home: Home) throws {
    for word in [Self.answer, "egisters", "0x", "Thread", "rax", "Crash", "crash", "Backtrace"] {
      #expect(!output.contains(word), "\(output)")
    }
    #expect(try home.shell("ls -A | grep -i core").output.isEmpty)
  }
}
