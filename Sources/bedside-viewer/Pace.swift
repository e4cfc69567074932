import Rendering

/// When to draw, and how well: fast while something moves, finely once it stands still, and not at
/// all when nothing changes.
struct Pace {
  /// How long everything must stand still before a fine picture is drawn, in seconds.
  private static let patience = 0.1
  /// The longest that a picture of a movement should take, in seconds: thirty are shown in one.
  private static let slowest = 1.0 / 30

  private var level = 0
  private var isFine = false
  private var isStale = true
  private var lastEvent = -1.0
  private var hasDrawn = false

  /// How long to wait for events: nil is as long as it takes.
  func wait(isMoving: Bool, at time: Double) -> Double? {
    if isMoving || isStale { return 0 }
    return isFine ? nil : max(0.001, lastEvent + Self.patience - time)
  }

  mutating func somethingHappened(at time: Double) {
    isStale = true
    lastEvent = time
  }

  /// Whether there is something to draw now.
  func needsPicture(isMoving: Bool, at time: Double) -> Bool {
    isMoving || isStale || (!isFine && isAtRest(at: time))
  }

  /// Whether nothing has happened for so long that a fine picture is due.
  func isAtRest(at time: Double) -> Bool { time - lastEvent >= Self.patience }

  /// How well to draw now.
  func quality(isMoving: Bool) -> Quality {
    // The first picture is a quick one too: it is there sooner, and a fine one follows.
    isMoving || !hasDrawn ? Quality.moving[level] : .still
  }

  /// Notes how long a picture took, and asks less or more of the next one.
  mutating func drew(_ quality: Quality, in seconds: Double, at time: Double) {
    let isFirst = !hasDrawn
    (isStale, hasDrawn) = (false, true)
    isFine = quality == .still
    guard !isFine else { return }
    // The first one also waited for the driver to get ready.
    if isFirst {
      lastEvent = time - Self.patience
      return
    }
    if seconds > Self.slowest { level = min(level + 1, Quality.moving.count - 1) }
    if seconds < Self.slowest / 3 { level = max(level - 1, 0) }
    // The fine picture waits from here.
    lastEvent = time
  }
}
