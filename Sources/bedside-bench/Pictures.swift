import Foundation

/// Pictures of large models, against f3d where it is installed.
///
/// f3d needs a display, so both run while one exists; ours does not use it.
enum Pictures {
  static let all = [
    firstPicture(
      "picture of a million triangles", rows: 500, columns: 1000, floor: 5, seconds: 0.6),
    firstPicture("picture of 50,000 triangles", rows: 112, columns: 225, floor: 3, seconds: 0.2),
    movement("frame of a million triangles", sphere, floor: 0.05),
    movement("large frame of a million triangles", sphere, size: "2560x1440", floor: 0.05),
    movement("frame of the knee", knee, floor: 1.0 / 30),
  ]

  /// From the command to the file with the picture.
  private static func firstPicture(
    _ name: String, rows: Int, columns: Int, floor: Double, seconds limit: Double
  ) -> Benchmark {
    Benchmark(name: name) { folder in
      let model = try SphereFile.write(rows: rows, columns: columns, to: folder)
      let viewer = try StartToPrompt.sibling("bedside-viewer")
      let display = Peer.f3d == nil ? nil : try VirtualDisplay()
      let peer: (() throws -> Double)? = Peer.f3d.map { f3d in
        {
          try time(
            f3d, [model, "--output", "\(folder.path)/peer.png", "--resolution", "1000,600"],
            display: display?.name)
        }
      }
      let ours = {
        try time(viewer, [model, "--screenshot", "\(folder.path)/ours.png", "--size", "1000x600"])
      }
      let rounds = try Rounds(5, ours: ours, peer: peer)
      return Row(
        name: name, seconds: rounds.seconds,
        bytes: folder.size(of: URL(filePath: model).lastPathComponent),
        peer: peer == nil ? nil : "f3d --output", peerSeconds: rounds.peerSeconds,
        ratio: rounds.ratio, floor: peer == nil ? limit : floor)
    }
  }

  /// A picture of a turn, at the best quality that the viewer finds quick enough.
  private static func movement(
    _ name: String, _ model: @escaping @Sendable (WorkFolder) throws -> String,
    size: String = "1280x720", floor: Double
  ) -> Benchmark {
    Benchmark(name: name) { folder in
      let process = Process()
      process.executableURL = URL(filePath: try StartToPrompt.sibling("bedside-viewer"))
      process.arguments = [try model(folder), "--measure", "--size", size]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let said = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let object = try JSONSerialization.jsonObject(with: said) as? [String: Any]
      guard let frames = object?["framesPerSecond"] as? Double, frames > 0 else {
        throw BenchError("'bedside-viewer --measure' did not say how fast it draws.")
      }
      return Row(name: name, seconds: 1 / frames, floor: floor)
    }
  }

  @Sendable private static func sphere(_ folder: WorkFolder) throws -> String {
    try SphereFile.write(rows: 500, columns: 1000, to: folder)
  }

  @Sendable private static func knee(_ folder: WorkFolder) throws -> String {
    try Checkout.file("Models/knee/knee.obj", around: folder.path)
  }

  private static func time(
    _ program: String, _ arguments: [String], display: String? = nil
  ) throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    var variables = ProcessInfo.processInfo.environment
    variables["DISPLAY"] = display
    process.environment = variables
    let elapsed = try seconds { try process.runToEnd() }
    guard process.terminationStatus == 0 else {
      throw BenchError("'\(program)' ended with \(process.terminationStatus).")
    }
    return elapsed
  }

  private enum Peer {
    /// Where f3d is; nil where it or a display for it is not installed.
    static let f3d = ["/usr/bin/f3d", "/usr/local/bin/f3d"].first { path in
      [path, VirtualDisplay.program].allSatisfy(FileManager.default.isExecutableFile(atPath:))
    }
  }
}
