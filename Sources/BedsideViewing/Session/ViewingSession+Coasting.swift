/// How far a drag has turned the model lately.
struct Swing: Hashable, Sendable {
  private var steps: [Step] = []

  private struct Step: Hashable, Sendable {
    var time: Double
    var turn: Angle
    var tilt: Angle
  }

  /// What is older than this says nothing of how fast the hand was at the end, in seconds.
  private static let memory = 0.12
  /// A hand that has rested so long before it let go wants the model to stay, in seconds.
  private static let rest = 0.06

  mutating func add(turn: Angle, tilt: Angle, at time: Double) {
    steps.removeAll { time - $0.time > Self.memory }
    steps.append(Step(time: time, turn: turn, tilt: tilt))
  }

  /// How fast the model turned when it was let go at `time`, a second; nil when it stood.
  func speed(at time: Double) -> (turn: Angle, tilt: Angle)? {
    let fresh = steps.filter { time - $0.time <= Self.memory }
    guard let first = fresh.first, let last = fresh.last, fresh.count > 1,
      time - last.time <= Self.rest, last.time > first.time
    else { return nil }
    // The first step was made before its time; the others lie between it and the last.
    let span = last.time - first.time
    let (turn, tilt) = fresh.dropFirst().reduce((Angle.zero, Angle.zero)) {
      ($0.0 + $1.turn, $0.1 + $1.tilt)
    }
    return (turn * (1 / span), tilt * (1 / span))
  }
}

extension ViewingSession {
  /// Lets the model turn on when the hand has let it go, where that is wanted.
  mutating func letGo(_ swing: Swing, at time: Double) {
    guard motion == .coasting, let speed = swing.speed(at: time) else { return }
    guard let coast = Coast(camera(at: time), turn: speed.turn, tilt: speed.tilt, at: time)
    else { return }
    move = nil
    goal = nil
    camera = coast.end
    self.coast = coast
  }
}
