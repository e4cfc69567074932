import BedsideCore

/// Reading and checking a task file of a thousand questions, and how that grows with ten times as
/// many.
enum TaskReading {
  static let benchmark = Benchmark(name: "task reading") { _ in
    try TaskSizes.row("task reading") {
      LargeTask($0, $1)
    } time: {
      try time($0)
    }
  }
  static let growth = Benchmark(name: "task reading growth") { _ in
    try TaskSizes.growth("task reading growth") {
      LargeTask($0, $1)
    } time: {
      try time($0)
    }
  }

  private static func time(_ large: LargeTask) throws -> Double {
    try seconds { _ = try read(large) }
  }

  /// Reads a task that nothing is wrong with.
  static func read(_ large: LargeTask) throws -> OrderedTask {
    let (task, problems) = TaskReader.read(large.task, file: "large.json")
    guard let task, problems.isEmpty else {
      throw BenchError(problems.first?.description ?? "The task could not be read.")
    }
    return task
  }
}
