import Foundation

/// What a person waits for in the window, on a display whose pixels are looked at.
enum WindowRows {
  /// What moves the pointer.
  static let pointerTool = "/usr/bin/xdotool"

  /// None where there is no display to be had, or nothing that moves a pointer.
  static let all = canMeasure ? rows : []

  private static var canMeasure: Bool {
    [VirtualDisplay.program, pointerTool].allSatisfy(FileManager.default.isExecutableFile(atPath:))
  }

  private static let rows = [
    Benchmark(name: "window with the knee", measure: content),
    Benchmark(name: "full quality after a turn of the knee") { folder in
      try rest(
        "full quality after a turn of the knee",
        try Checkout.file("Models/knee/knee.obj", around: folder.path), folder)
    },
    Benchmark(name: "full quality after a turn of a million triangles") { folder in
      try rest(
        "full quality after a turn of a million triangles",
        try SphereFile.write(rows: 500, columns: 1000, to: folder), folder)
    },
    Benchmark(name: "processor while nothing changes", measure: idle),
  ]

  /// From the command to the first picture in the window.
  @MainActor
  private static func content(_ folder: WorkFolder) throws -> Row {
    let model = try Checkout.file("Models/knee/knee.obj", around: folder.path)
    let rounds = try Rounds(
      7, ours: { try WindowChild(model, folder: folder).waitForContent() }, peer: nil)
    return Row(name: "window with the knee", seconds: rounds.seconds, floor: 0.35)
  }

  /// From the last movement to the last change of the picture.
  private static func rest(_ name: String, _ model: String, _ folder: WorkFolder) throws -> Row {
    let window = try WindowChild(model, folder: folder)
    _ = try window.waitForContent()
    _ = try window.screen.waitForRest(1)
    let rounds = try Rounds(
      5,
      ours: {
        let stopped = try window.drag()
        return try (window.screen.waitForRest(1) - stopped) / .seconds(1)
      }, peer: nil)
    return Row(name: name, seconds: rounds.seconds, floor: 0.3)
  }

  /// What three seconds cost in which nobody does anything.
  @MainActor
  private static func idle(_ folder: WorkFolder) throws -> Row {
    let model = try Checkout.file("Models/knee/knee.obj", around: folder.path)
    let window = try WindowChild(model, folder: folder)
    _ = try window.waitForContent()
    _ = try window.drag()
    _ = try window.screen.waitForRest(1)
    let before = try window.processorSeconds()
    sleep(3)
    let spent = try window.processorSeconds() - before
    return Row(name: "processor while nothing changes", seconds: spent, floor: 0)
  }
}
