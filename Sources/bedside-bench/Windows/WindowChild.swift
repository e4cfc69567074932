import Foundation

/// The viewer in a window of a display that nobody sees.
final class WindowChild {
  let screen: ScreenWatch
  private let display: VirtualDisplay
  private let process = Process()
  private let started: ContinuousClock.Instant

  /// Starts the viewer with `model`.
  init(_ model: String, folder: WorkFolder) throws {
    display = try VirtualDisplay(pixelsIn: folder.path)
    screen = try ScreenWatch(folder: folder.path)
    process.executableURL = URL(filePath: try StartToPrompt.sibling("bedside-viewer"))
    process.arguments = [model]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    started = .now
    process.environment = variables
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  private var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["DISPLAY"] = display.name
    variables["WAYLAND_DISPLAY"] = nil
    return variables
  }

  /// Waits for the first picture; returns the seconds since the start.
  func waitForContent() throws -> Double {
    _ = try screen.wait(toChangeFrom: 0)
    return (ContinuousClock.now - started) / .seconds(1)
  }

  /// Drags the model around with the pointer; returns the time of the last movement.
  func drag() throws -> ContinuousClock.Instant {
    var words = ["mousemove", "600", "400", "mousedown", "1"]
    for step in 1...20 { words += ["mousemove", "\(600 + step * 8)", "400", "sleep", "0.02"] }
    let tool = Process()
    tool.executableURL = URL(filePath: WindowRows.pointerTool)
    tool.arguments = words.dropLast(2) + ["mouseup", "1"]
    tool.environment = variables
    try tool.runToEnd()
    return .now
  }

  /// The seconds that all processors together have worked for the viewer.
  func processorSeconds() throws -> Double {
    let path = "/proc/\(process.processIdentifier)/stat"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // The name of the program may hold blanks; it stands in brackets.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      throw BenchError("'\(path)' does not tell how long the viewer has worked.")
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
