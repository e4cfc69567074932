import Foundation

/// Measures work on large tasks of every shape.
@MainActor
enum TaskSizes {
  /// The seconds for a thousand questions: those of the slowest shape.
  static func row<Sample>(
    _ name: String, sample: (Int, LargeTask.Shape) throws -> Sample,
    time: @escaping (Sample) throws -> Double
  ) throws -> Row {
    let times = try LargeTask.Shape.allCases.map { shape in
      let sample = try sample(1000, shape)
      return try Rounds(15, ours: { try time(sample) }, peer: nil).seconds
    }
    return Row(
      name: name, seconds: times.max() ?? 0, bytes: LargeTask(1000, .forms).task.count, floor: 0.05)
  }

  /// The seconds for ten thousand questions, and whether that is linear.
  ///
  /// It may be 14 times what a thousand take, since more data misses the caches more often; what is not
  /// linear takes far longer. Ten tasks of a thousand take turns with the large one.
  static func growth<Sample>(
    _ name: String, sample: (Int, LargeTask.Shape) throws -> Sample,
    time: @escaping (Sample) throws -> Double
  ) throws -> Row {
    var worst = (seconds: 0.0, factor: 0.0, shape: LargeTask.Shape.forms)
    for shape in LargeTask.Shape.allCases {
      let small = try (0..<10).map { _ in try sample(1000, shape) }
      let large = try sample(10_000, shape)
      let rounds = try Rounds(7) {
        try time(large)
      } peer: {
        try small.reduce(0) { $0 + (try time($1)) } / 10
      }
      let factor = rounds.ratio.map { 1 / $0 } ?? 0
      if factor > worst.factor { (worst.factor, worst.shape) = (factor, shape) }
      worst.seconds = max(worst.seconds, rounds.seconds)
    }
    let failure =
      worst.factor > 14
      ? String(format: "%.1f times as long as a tenth", worst.factor) + " (\(worst.shape))" : nil
    return Row(
      name: name, seconds: worst.seconds, bytes: LargeTask(10_000, .forms).task.count, floor: 0.5,
      failure: failure)
  }
}
