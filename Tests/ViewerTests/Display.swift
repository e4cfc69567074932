import Foundation

/// An X display that nobody sees, with a program's window on it.
final class Display {
  static let canExist = ["Xvfb", "xdotool"].allSatisfy { program in
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  let name: String
  private let server: Process

  struct Failure: Error { var reason: String }

  /// Whether it can be said how fine the dots of a display are.
  static let takesDots = FileManager.default.isExecutableFile(atPath: "/usr/bin/xrdb")

  /// Starts a display, whose dots are as fine as is said; the server says its number when it is ready.
  init(dotsPerInch: Int? = nil) throws {
    server = Process()
    // What is started from a thread of the tests would hold back the signal that ends it.
    server.executableURL = URL(filePath: "/usr/bin/env")
    let pipe = Pipe()
    // A server resets when its last client leaves, and drops whoever comes at that moment: between
    // two calls of xdotool that is the viewer.
    server.arguments = [
      "--default-signal=TERM", "Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24",
      "-nolisten", "tcp", "-noreset",
    ]
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
    if let dotsPerInch { try say("Xft.dpi: \(dotsPerInch)\n") }
  }

  /// Says something of the display, as a desktop does for all programs.
  private func say(_ resources: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xrdb")
    process.arguments = ["-nocpp", "-merge"]
    process.environment = ["DISPLAY": name]
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(resources.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(reason: "xrdb failed") }
  }

  /// Ends the server, which takes its sockets away itself: by the time they are gone its number may
  /// be another's.
  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// Waits until the viewer's window is there, as long as the viewer runs.
  func waitForWindow(of viewer: Process) throws {
    while viewer.isRunning {
      if try hasWindow { return }
    }
    throw Failure(reason: "the viewer ended without a window")
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

  /// The window's width and height in pixels.
  func windowSize() throws -> [Int] {
    let geometry = try output(
      "search", "--onlyvisible", "--class", "bedside-viewer", "getwindowgeometry", "--shell")
    return ["WIDTH=", "HEIGHT="].compactMap { name in
      geometry.split(separator: "\n").first { $0.hasPrefix(name) }
        .flatMap { Int($0.dropFirst(name.count)) }
    }
  }

  private var hasWindow: Bool {
    get throws { try xdotool("search", "--onlyvisible", "--class", "bedside-viewer") == 0 }
  }

  private func xdotool(_ arguments: String...) throws -> Int32 {
    try run(arguments, FileHandle.nullDevice)
  }

  private func output(_ arguments: String...) throws -> String {
    let pipe = Pipe()
    _ = try run(arguments, pipe)
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  private func run(_ arguments: [String], _ output: Any) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
