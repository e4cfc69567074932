import BedsideCore
import BedsideMesh
import BedsideViewing
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
    let size = arguments.size ?? Arguments.Size(width: 1280, height: 720)
    var session = ViewingSession(
      loaded.model, viewport: Viewport(width: Float(size.width), height: Float(size.height)))
    session.animates = false
    try arguments.arrange(&session)
    let start = ContinuousClock.now
    let studio = try Studio(loaded)
    let context = (ContinuousClock.now - start).seconds
    var measurement = Measurement(session: session, studio: studio, size: size)
    let first = try measurement.draw()
    var moving: [Double] = []
    for _ in 0..<frames { moving.append(try measurement.draw()) }
    var still: [Double] = []
    for _ in 0..<4 { still.append(try measurement.draw(quality: .still)) }
    let frame = median(moving.dropFirst(warmUp))
    let quality = measurement.pace.quality(isMoving: true)
    Output.data(
      JSONValue.object([
        "triangles": .integer(loaded.model.triangleCount),
        "width": .integer(size.width), "height": .integer(size.height),
        "movingScale": .number(Double(quality.scale)),
        "movingOcclusion": .bool(quality.hasOcclusion),
        "framesPerSecond": .number((10 / frame).rounded() / 10),
        "seconds": .object([
          "read": .number(loaded.seconds.read), "build": .number(loaded.seconds.build),
          "context": .number(context), "first": .number(first), "moving": .number(frame),
          "firstStill": .number(still[0]), "still": .number(median(still.dropFirst())),
        ]),
      ]).text)
  }

  private init(session: ViewingSession, studio: Studio, size: Arguments.Size) {
    self.session = session
    self.studio = studio
    self.size = size
  }

  /// Turns the model and draws it; returns the seconds until the picture could be read.
  private mutating func draw(quality: Quality? = nil) throws(Failure) -> Double {
    session.perform(.orbit(turn: 6, tilt: 0), at: 0)
    let wanted = quality ?? pace.quality(isMoving: true)
    let start = ContinuousClock.now
    _ = try studio.picture(of: session, width: size.width, height: size.height, quality: wanted)
    let seconds = (ContinuousClock.now - start).seconds
    if quality == nil { pace.drew(wanted, in: seconds, at: 0) }
    return seconds
  }

  private static func median(_ values: ArraySlice<Double>) -> Double {
    values.sorted()[values.count / 2]
  }
}
