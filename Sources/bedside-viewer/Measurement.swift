import BedsideCore
import BedsideMesh
import BedsideViewing
import Glibc
import Rendering

/// Measures how fast a model is drawn, without a display.
@MainActor
struct Measurement {
  private var session: ViewingSession
  private let studio: Studio
  private let size: Arguments.Size
  private var pace = Pace()

  /// How many pictures a turn is made of; the first ones find out how well to draw.
  private static let frames = 60
  private static let warmUp = 12

  /// Draws the first picture, a turn and still pictures, and prints how long each took.
  static func run(_ arguments: Arguments, _ loaded: LoadedModel) throws(Failure) {
    let size = arguments.size ?? .ofPictures
    var session = ViewingSession(
      loaded.model, viewport: Viewport(width: Float(size.width), height: Float(size.height)))
    session.animates = false
    try arguments.arrange(&session)
    let start = ContinuousClock.now
    let studio = try Studio(loaded)
    let context = (ContinuousClock.now - start).seconds
    var measurement = Measurement(session: session, studio: studio, size: size)
    let first = try measurement.draw()
    var moving: [Times] = []
    for _ in 0..<frames { moving.append(try measurement.draw()) }
    let frame = median(moving.dropFirst(warmUp).map(\.seconds))
    let levels = try (Quality.moving + [.still]).map { quality throws(Failure) in
      try measurement.level(quality)
    }
    try Output.data(
      JSONValue.object([
        "triangles": .integer(loaded.model.triangleCount),
        "width": .integer(size.width), "height": .integer(size.height),
        "framesPerSecond": .number((10 / frame).rounded() / 10),
        "seconds": .object([
          "read": .number(loaded.seconds.read), "build": .number(loaded.seconds.build),
          "context": .number(context), "first": .number(first.seconds),
        ]),
        "levels": .array(levels),
      ]).text)
  }

  /// How long a picture takes.
  private struct Times {
    /// Until it could be read.
    var seconds: Double
    /// Of all processors together.
    var processor: Double
  }

  /// How long pictures of one quality take, once all is ready for them.
  private mutating func level(_ quality: Quality) throws(Failure) -> JSONValue {
    let first = try draw(quality: quality)
    var later: [Times] = []
    for _ in 0..<9 { later.append(try draw(quality: quality)) }
    return .object([
      "scale": .number(Double(quality.scale)), "occlusion": .bool(quality.hasOcclusion),
      "smoothing": .bool(quality.smoothsEdges), "standIn": .bool(quality.usesStandIn),
      "first": .number(first.seconds), "seconds": .number(Self.median(later.map(\.seconds))),
      "processor": .number(Self.median(later.map(\.processor))),
    ])
  }

  private init(session: ViewingSession, studio: Studio, size: Arguments.Size) {
    self.session = session
    self.studio = studio
    self.size = size
  }

  /// Turns the model and draws it.
  private mutating func draw(quality: Quality? = nil) throws(Failure) -> Times {
    session.perform(.orbit(turn: 6, tilt: 0), at: 0)
    let wanted = quality ?? pace.quality(isMoving: true)
    let (start, startProcessor) = (ContinuousClock.now, Self.processorSeconds)
    _ = try studio.picture(of: session, width: size.width, height: size.height, quality: wanted)
    let seconds = (ContinuousClock.now - start).seconds
    if quality == nil { pace.drew(wanted, in: seconds, at: 0) }
    return Times(seconds: seconds, processor: Self.processorSeconds - startProcessor)
  }

  private static var processorSeconds: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
