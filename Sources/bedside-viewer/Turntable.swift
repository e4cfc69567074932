import BedsideCore
import BedsideViewing
import Drawing
import Rendering
import TerminalPictures

/// Writes pictures of a model from all around.
enum Turntable {
  /// How many pictures, and where to.
  struct Order: Equatable {
    var count: Int
    var folder: String

    /// Reads the two values of the option.
    init(_ rest: inout ArraySlice<String>) throws(Failure) {
      let number = try Arguments.value("--turntable", "36 FOLDER", &rest)
      guard let count = Int(number), (2...3600).contains(count) else {
        throw .usage("'\(number)' is no number of pictures. Write one from 2 to 3600.")
      }
      self.count = count
      folder = try Arguments.value("--turntable", "36 FOLDER", &rest)
    }
  }

  /// Draws the model from directions that are evenly apart and writes each picture to a file of the
  /// folder, named after the model and numbered from 1.
  @MainActor
  static func run(
    _ arguments: Arguments, _ loading: Loading, _ order: Order
  ) throws(Failure) {
    let size = arguments.size ?? .ofPictures
    let studio = try Studio(of: loading, for: size)
    let viewport = Viewport(width: Float(size.width), height: Float(size.height))
    var session = ViewingSession(studio.loaded.model, viewport: viewport)
    session.animates = false
    try arguments.arrange(&session)
    session.fitFromAllAround()
    try Files.makeFolder(order.folder)
    let digits = "\(order.count)".count
    for place in 1...order.count {
      let picture = try studio.picture(
        of: session, width: size.width, height: size.height, hasBackdrop: !arguments.transparent)
      let file = PNGFile.bytes(
        width: picture.width, height: picture.height, pixels: picture.pixels)
      let number = "\(place)"
      let padding = String(repeating: "0", count: digits - number.count)
      let name = "\(Files.stem(of: arguments.file ?? "model"))-\(padding)\(number).png"
      try Files.write(file, to: "\(order.folder)/\(name)")
      session.perform(.orbit(turn: 360 / Double(order.count), tilt: 0), at: 0)
    }
  }
}
