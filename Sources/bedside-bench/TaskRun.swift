import BedsideCore
import BedsideShell
import BedsideStore

/// Running a task of a thousand questions with a file of answers, from its bytes to the result as
/// JSON, and how that grows with ten times as many.
enum TaskRun {
  static let benchmark = Benchmark(name: "task run") { _ in
    try TaskSizes.row("task run") {
      try sample($0, $1)
    } time: {
      try time($0)
    }
  }
  static let growth = Benchmark(name: "task run growth") { _ in
    try TaskSizes.growth("task run growth") {
      try sample($0, $1)
    } time: {
      try time($0)
    }
  }

  private struct Sample {
    let task: OrderedTask
    let answers: [UInt8]
  }

  private static func sample(_ count: Int, _ shape: LargeTask.Shape) throws -> Sample {
    let large = LargeTask(count, shape)
    return Sample(task: try TaskReading.read(large), answers: large.answers)
  }

  @MainActor
  private static func time(_ sample: Sample) throws -> Double {
    try seconds {
      var session = TaskSession(
        task: sample.task, runID: "run",
        context: AnswerContext(today: CivilDate(dayNumber: 20_000)),
        clock: SystemClock())
      let run = UnattendedRun(
        &session, answers: AnswersFile(sample.answers, file: "answers.json"))
      guard run.finish == .completed, !session.result().json.text.isEmpty else {
        throw BenchError(run.problems.first?.description ?? "The run came to no end.")
      }
    }
  }
}
