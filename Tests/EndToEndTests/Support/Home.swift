import FoundationEssentials
import Testing

/// The home of one person on one machine, gone with everything in it when the test is over.
final class Home {
  /// The folder in which everything is.
  let folder: String
  /// The moment at which programs are started, as `--now` takes it; nil for the machine's time.
  var now: String? = "2026-03-04T08:00:00Z"
  /// The folder of the records.
  var store: String
  /// The program.
  var program = Built.bedside
  /// The environment in which programs run: nothing of the one in which the tests run.
  var environment: [String: String]

  init() throws {
    let name = "bedside-home-\(UUID().uuidString.prefix(13))"
    folder = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    store = "\(folder)/store"
    environment = [
      "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": folder, "LANG": "C.UTF-8",
      "XDG_DATA_HOME": "\(folder)/data", "XDG_STATE_HOME": "\(folder)/state",
      "TERM": "xterm-256color", "TZ": "Europe/Berlin", "INPUTRC": "/dev/null",
    ]
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The words with which the program is started here and now.
  func command(_ arguments: [String]) -> [String] {
    [program, "--store", store] + (now.map { ["--now", $0] } ?? []) + arguments
  }

  /// Runs one command of the program without a terminal.
  func run(_ arguments: String..., input: Program.Input = .nothing) throws -> Ended {
    try Program.run(
      command(arguments), environment: environment, folder: folder, input: input)
  }

  /// Runs another program here, such as those that change what belongs to whom.
  @discardableResult
  func shell(_ script: String) throws -> Ended {
    try Program.run(["/bin/sh", "-c", script], environment: environment, folder: folder)
  }

  /// Writes a file into the home and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  /// What changes when anything in the store's folder does.
  func fingerprint() throws -> String {
    try shell("tar -c --sort=name -C '\(store)' . | cksum").output
  }
}
