import Foundation

/// An X display that nobody sees, with a program's window on it.
final class Display {
  static let canExist = ["Xvfb", "xdotool"].allSatisfy { program in
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  let name: String
  private let server: Process

  struct Failure: Error { var reason: String }

  /// Starts a display; the server says its number when it is ready.
  init() throws {
    server = Process()
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    let pipe = Pipe()
    server.arguments = ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    var said = ""
    while !said.hasSuffix("\n") {
      let bytes = pipe.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Failure(reason: "the display did not start") }
      said += String(decoding: bytes, as: UTF8.self)
    }
    name = ":" + said.filter(\.isNumber)
  }

  /// Ends the server for good, and takes away what it leaves: what is started from a thread of the
  /// tests holds all signals back that ask it to end.
  deinit {
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    let number = name.dropFirst()
    for file in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  /// Waits until the viewer's window is there.
  func waitForWindow() throws {
    for _ in 0..<1000 where try hasWindow { return }
    throw Failure(reason: "no window came")
  }

  func press(_ keys: String...) throws {
    for key in keys { _ = try xdotool("key", key) }
  }

  /// Does something at the display of which no window hears.
  func look() throws { _ = try xdotool("getmouselocation") }

  /// Gives the window another size.
  func resize(width: Int, height: Int) throws {
    _ = try xdotool(
      "search", "--onlyvisible", "--class", "bedside-viewer", "windowsize", "\(width)", "\(height)")
  }

  /// Clicks until the window is gone: what is under the pointer is known once it was drawn.
  func clickUntilClosed(x: Int, y: Int) throws {
    for _ in 0..<200 {
      _ = try xdotool("mousemove", "\(x)", "\(y)", "click", "1")
      guard try hasWindow else { return }
    }
    throw Failure(reason: "the window is still there")
  }

  private var hasWindow: Bool {
    get throws { try xdotool("search", "--onlyvisible", "--class", "bedside-viewer") == 0 }
  }

  private func xdotool(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
