public import BedsideCore
public import BedsideStore

extension ChartPlan {
  /// Takes the axis and the ranges of a score over, where the plan has none of its own.
  public mutating func complete(with score: Score) {
    if axis == Axis(), let range = score.range {
      axis = Axis(minimum: range.lowerBound, maximum: range.upperBound)
    }
    if bands.isEmpty {
      bands = score.bands.map { Band(upTo: $0.upTo, label: $0.label) }
    }
  }

  /// The scores that it shows: the tasks and the ids.
  public var scores: [(task: String, score: Identifier<Score>)] {
    series.compactMap { series in
      if case .score(let id) = series.source { (series.task, Identifier(id)) } else { nil }
    }
  }
}
