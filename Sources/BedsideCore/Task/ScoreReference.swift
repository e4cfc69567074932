/// A score that a claim is about, with all it takes to work it out.
public struct ScoreReference: Hashable, Sendable {
  /// The score.
  public let id: Identifier<Score>
  /// The scores among which it stands.
  public let scores: Scores

  /// Makes a reference to the score `id` among `scores`.
  public init(_ id: Identifier<Score>, among scores: Scores) {
    self.id = id
    self.scores = scores
  }

  /// The items it is made of.
  public var items: [Identifier<FormItem>] { scores.items(of: id) }

  /// Its value; nil where it has none.
  func value(_ answers: [Identifier<FormItem>: Answer]) -> Double? {
    scores.value(of: id, given: answers)
  }

  /// Feeds its id alone, which tells it from the others of its task.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
