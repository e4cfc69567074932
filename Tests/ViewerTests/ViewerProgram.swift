import Foundation

/// The built `bedside-viewer`, run as a person or the shell runs it.
struct ViewerProgram {
  /// What came of a run.
  struct Outcome {
    var code: Int32
    var output: Data
    var said: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The folder of the tests' program, where the other programs of the build are too.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  var environment: [String: String] = [:]
  var input: String?

  /// A process that is not started yet, without any display of the person who runs the tests.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Self.folder.appending(path: "bedside-viewer")
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    return process
  }

  func run(_ arguments: String...) throws -> Outcome {
    let process = process(arguments)
    // Files instead of pipes: nothing has to be read while the program runs.
    let scratch = try Scratch()
    let output = scratch.path("out"), said = scratch.path("err"), typed = scratch.path("in")
    try Data((input ?? "").utf8).write(to: URL(filePath: typed))
    for path in [output, said] { try Data().write(to: URL(filePath: path)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: said)
    process.standardInput = FileHandle(forReadingAtPath: typed)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus,
      output: FileManager.default.contents(atPath: output) ?? Data(),
      said: String(decoding: FileManager.default.contents(atPath: said) ?? Data(), as: UTF8.self))
  }
}

/// A folder that goes when the test is over.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path() }

  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appending(path: name))
    return path(name)
  }

  /// Three cubes in a row: red on the left of the picture, green, and blue.
  func cubes() throws -> String {
    try write(
      "newmtl red\nKd 0.9 0.1 0.1\nnewmtl green\nKd 0.1 0.8 0.1\nnewmtl blue\nKd 0.1 0.2 0.9\n",
      "cubes.mtl")
    var text = "mtllib cubes.mtl\n"
    for (index, name) in ["red", "green", "blue"].enumerated() {
      text += "o \(name)\nusemtl \(name)\n"
      for corner in 0..<8 {
        let x = index * 4 - 4 + (corner & 1 == 0 ? -1 : 1)
        text += "v \(x) \(corner & 2 == 0 ? -1 : 1) \(corner & 4 == 0 ? -1 : 1)\n"
      }
      for quad in [
        [0, 4, 6, 2], [1, 3, 7, 5], [0, 1, 5, 4], [2, 6, 7, 3], [0, 2, 3, 1], [4, 5, 7, 6],
      ] {
        text += "f " + quad.map { "\($0 + 1 + index * 8)" }.joined(separator: " ") + "\n"
      }
    }
    return try write(text, "cubes.obj")
  }
}
