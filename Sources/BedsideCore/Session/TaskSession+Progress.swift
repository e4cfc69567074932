/// How far a run is: the question at hand and how many there are.
public struct SessionProgress: Hashable, Sendable {
  /// The number of the question at hand, from 1.
  public var position: Int
  /// How many questions there are on the way, as far as the answers so far tell.
  public var total: Int
  /// Whether answers still to come can change the total.
  public var isApproximate: Bool

  /// Makes a place among the questions.
  public init(position: Int, total: Int, isApproximate: Bool) {
    self.position = position
    self.total = total
    self.isApproximate = isApproximate
  }
}

extension TaskSession {
  /// How far the run is; nil where there is no question at hand.
  public var progress: SessionProgress? {
    guard let stop = way.stops.last, cursor != nil else { return nil }
    let isApproximate =
      outlook.conditionalCount > 0 || Outlook.isConditional(stop.step, in: task)
    return SessionProgress(
      position: stop.countBefore + rank + 1, total: stop.countBefore + stop.count + outlook.count,
      isApproximate: isApproximate)
  }
}
