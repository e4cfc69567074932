import FoundationEssentials

/// What is compiled from a C file of `Tests/Tools` when it is first needed.
enum CompiledTool {
  /// The library that stands between a program and the system.
  static let shim = Result { try compile("faultshim", to: "faultshim.so", ["-shared", "-fPIC"]) }

  /// The program that cuts the power of a mounted file system.
  static let powercut = Result { try compile("powercut", to: "powercut", []) }

  private static func compile(
    _ name: String, to product: String, _ options: [String]
  ) throws -> String {
    let source = "\(Built.checkout)/Tests/Tools/\(name).c"
    let target = "\(Built.folder)/\(product)"
    // Two runs of the tests may compile at once: each moves a whole file into place.
    let new = "\(target).\(UUID().uuidString.prefix(8))"
    let command =
      ["cc", "-std=gnu11", "-Wall", "-Wextra", "-Werror"] + options + ["-o", new, source]
    let ended = try Program.run(command, environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
    guard ended.status == 0 else {
      throw Failure("A C compiler is needed (gcc and libc6-dev): \(ended)")
    }
    let moved = try Program.run(["mv", "-f", new, target], environment: ["PATH": "/usr/bin:/bin"])
    guard moved.status == 0 else { throw Failure("\(moved)") }
    return target
  }
}
