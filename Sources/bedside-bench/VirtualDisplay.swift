import Foundation

/// An X display that nobody sees, as long as it is held.
final class VirtualDisplay {
  static let program = "/usr/bin/Xvfb"

  /// What programs call it.
  let name: String
  private let server = Process()

  /// Starts a display, with its pixels in a file of `folder` if there is one; the server says its
  /// number when it is ready.
  init(pixelsIn folder: String? = nil) throws {
    server.executableURL = URL(filePath: Self.program)
    let pipe = Pipe()
    // A server without -noreset drops whoever comes while its last client leaves.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset",
    ]
    if let folder { server.arguments? += ["-fbdir", folder] }
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    var said = ""
    while !said.hasSuffix("\n") {
      let bytes = pipe.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw BenchError("The display did not start.") }
      said += String(decoding: bytes, as: UTF8.self)
    }
    name = ":" + said.filter(\.isNumber)
  }

  deinit { server.terminate() }
}
