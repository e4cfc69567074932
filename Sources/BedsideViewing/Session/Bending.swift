/// The way of a joint from one flexion to another.
struct Bending: Hashable, Sendable {
  var start: Double
  var end: Double
  var startTime: Double
  /// As long as a camera takes for its way.
  var duration = 0.6

  func isOver(at time: Double) -> Bool { time >= startTime + duration }

  /// The flexion at `time`: it starts and stops gently.
  func flexion(at time: Double) -> Double {
    let linear = min(max((time - startTime) / duration, 0), 1)
    return start + (end - start) * linear * linear * (3 - 2 * linear)
  }
}
