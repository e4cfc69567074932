/// A program that runs without a terminal until it is killed.
final class RunningProgram {
  /// What it has written to standard output and error so far.
  private(set) var output = ""
  private let process: CInt
  private var descriptor: CInt
  private var isOver = false
  private var bytes: [UInt8] = []

  /// Starts `command` with `input`, which must fit into a pipe, on its standard input.
  init(_ home: Home, _ command: [String], input: String = "") throws {
    var environment = home.environment
    // Whatever ends the program must end it at once.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var (typed, said) = (try System.pipe(), try System.pipe())
    System.write(Array(input.utf8)[...], to: typed.write)
    process = try System.spawn(
      command, environment: environment, folder: home.folder,
      streams: [.descriptor(typed.read), .descriptor(said.write), .descriptor(said.write)])
    for var end in [typed.read, typed.write, said.write] { System.close(&end) }
    (typed.read, typed.write) = (-1, -1)
    descriptor = said.read
  }

  deinit {
    if !isOver { kill() }
    System.close(&descriptor)
  }

  /// Reads what there is, waiting so long at most; false when there will be no more.
  @discardableResult
  func read(milliseconds: Int) -> Bool {
    guard !System.readable([descriptor], milliseconds: milliseconds).isEmpty else { return true }
    let part = System.read(descriptor)
    bytes += part
    output = String(decoding: bytes, as: UTF8.self)
    return !part.isEmpty
  }

  /// Reads until there are so many lines; false when it ended before.
  func read(lines: Int) throws -> Bool {
    let deadline = System.seconds + Program.patience
    while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
      guard read(milliseconds: 1000) else { return false }
      guard System.seconds < deadline else { throw Failure("It waits:\n\(output)") }
    }
    return true
  }

  /// Kills the program, and reads what it had written by then.
  func kill() {
    System.send(9, to: process)
    while read(milliseconds: 1000) {}
    _ = System.wait(for: process)
    isOver = true
  }
}
