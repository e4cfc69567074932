import Foundation

/// The most memory that something holds at a time.
enum MemoryPeak {
  /// Runs `body`, and returns how many bytes this program held at most beyond those it held before.
  static func during(_ body: () throws -> Void) throws -> Int {
    // proc(5): 5 makes what is held now the highest so far.
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    let before = try highest()
    try body()
    return try highest() - before
  }

  private static func highest() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kibibytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw BenchError("/proc/self/status does not tell the highest memory.") }
    return kibibytes * 1024
  }
}
