/// When to draw in a terminal, and how well: at once when something was done, finely when it stands
/// still, and not at all when nothing changes.
struct TerminalPace {
  /// How long nothing must happen before a fine picture replaces a quick one, in seconds.
  private static let patience = 0.15
  /// The longest that a picture of a movement should take, in seconds.
  private static let slowest = 0.04

  private var isStale = true
  private var isQuick = false
  private var lastEvent = -1.0
  /// The seconds of the last fine picture, the writing included: whether quick ones are needed.
  private var fineSeconds = 0.0

  /// How long to wait for events, in milliseconds; -1 is as long as it takes.
  func wait(isMoving: Bool, at time: Double) -> Int32 {
    if isMoving || isStale { return 0 }
    guard isQuick else { return -1 }
    return Int32(max(1, (lastEvent + Self.patience - time) * 1000))
  }

  mutating func somethingHappened(at time: Double) {
    isStale = true
    lastEvent = time
  }

  /// Whether there is something to draw now.
  func needsPicture(isMoving: Bool, at time: Double) -> Bool {
    isMoving || isStale || (isQuick && time - lastEvent >= Self.patience)
  }

  /// Whether the picture at hand should be a quick one.
  func drawsQuickly(isMoving: Bool, at time: Double) -> Bool {
    fineSeconds > Self.slowest && (isMoving || time - lastEvent < Self.patience)
  }

  mutating func drew(isQuick: Bool, in seconds: Double, at time: Double) {
    (isStale, self.isQuick) = (false, isQuick)
    if isQuick {
      lastEvent = time
    } else {
      // The first picture also waited for the driver to get ready; one slow picture is no pattern.
      fineSeconds = fineSeconds == 0 ? seconds / 4 : (fineSeconds + seconds) / 2
    }
  }
}
