import FoundationEssentials

extension Home {
  /// A fault that the shim makes: which call, from when or at which, and how.
  struct Fault: Hashable, CustomStringConvertible {
    /// How a call goes wrong.
    enum Action: String, CaseIterable {
      case diskFailed = "EIO"
      case diskFull = "ENOSPC"
      case readOnlyDisk = "EROFS"
      case interrupted = "EINTR"
      case short = "SHORT"
      case killed = "KILL"
      case lie = "LIE"
    }

    var call = "any"
    /// The number of the call, from 1.
    var number: Int
    /// Whether all later calls go wrong too.
    var lasts = false
    var action: Action

    var description: String { "\(call):\(number)\(lasts ? "+" : ""):\(action.rawValue)" }
  }

  /// Has the shim watch what programs do below `folder`, and fail them as `fault` says.
  func watch(_ folder: String, _ fault: Fault? = nil) throws {
    environment["LD_PRELOAD"] = try CompiledTool.shim.get()
    environment["SHIM_UNDER"] = folder
    environment["SHIM_LOG"] = shimLog
    environment["SHIM_FAULT"] = fault?.description
  }

  /// Lets programs alone again.
  func unwatch() {
    for name in ["LD_PRELOAD", "SHIM_UNDER", "SHIM_LOG", "SHIM_FAULT"] { environment[name] = nil }
  }

  private var shimLog: String { "\(folder)/calls" }

  /// The calls made while watched since this was last asked.
  func takeCalls() throws -> [ShimCall] {
    guard FileManager.default.fileExists(atPath: shimLog) else { return [] }
    let log = try String(decoding: Data(contentsOf: URL(filePath: shimLog)), as: UTF8.self)
    try FileManager.default.removeItem(atPath: shimLog)
    return try log.split(separator: "\n").map { line in
      guard let call = ShimCall(line) else { throw Failure("No call: \(line)") }
      return call
    }
  }
}

extension Home {
  /// Runs one command of the program without a terminal.
  func run(_ arguments: [String]) throws -> Ended {
    try Program.run(command(arguments), environment: environment, folder: folder)
  }
}
