import BedsideCore

/// A task of every kind of step, format, condition and ending, the same for the same seed: made in code,
/// or every third one read from a file.
struct RandomTask {
  /// The task.
  let task: OrderedTask
  /// Values that its items take.
  let fitting: [Identifier<FormItem>: [AnswerValue]]
  /// Values that they do not take.
  let others: [Identifier<FormItem>: [AnswerValue]]
  /// What was answered before.
  let earlier: EarlierAnswers
  /// What the reader says of the file; nothing for a task made in code.
  let problems: [String]

  init(seed: UInt64) {
    var random = SeededRandom(seed &* 7919)
    earlier = RandomEarlier.answers(&random)
    guard seed % 3 == 0 else {
      var steps = RandomSteps(seed: seed)
      task = steps.task(seed: seed)
      fitting = steps.claims.samples.mapValues(\.fitting)
      others = steps.claims.samples.mapValues(\.others)
      problems = []
      return
    }
    var generator = SeededRandom(seed)
    var read = Self.read(generator)
    // A file at random may ask whether something was asked that always is; then there is another.
    for _ in 0..<5
    where read.problems.contains(where: { $0.message.hasPrefix("This never holds here") }) {
      generator = SeededRandom(generator.next())
      read = Self.read(generator)
    }
    var task = read.task ?? OrderedTask(id: "unread", title: "", steps: [])
    task.contentHash = "sha256:\(seed)"
    self.task = task
    problems = read.task == nil ? read.problems.map(\.description) : []
    fitting = Dictionary(
      task.items.map { ($0.id, FileSample.values(of: $0)) }, uniquingKeysWith: { first, _ in first }
    )
    others = fitting.mapValues { _ in [.choices([]), .decimal(.nan), .text("")] }
  }
}

extension RandomTask {
  private static func read(_ random: SeededRandom) -> (task: OrderedTask?, problems: [Problem]) {
    var file = RandomFile(random: random)
    return TaskReader.read(Array(file.text().utf8), file: "random.json")
  }
}

/// What was answered before, at random: to a task called `start`, and to the random task itself.
enum RandomEarlier {
  static func answers(_ random: inout SeededRandom) -> EarlierAnswers {
    let own: [EarlierAnswers.Entry] = [
      .value(.integer(2)), .value(.integer(99)), .value(.string("x")), .state(.declined),
    ]
    let start: [EarlierAnswers.Entry] = [
      .value(.integer(1)), .value(.array([.string("left")])), .state(.skipped),
    ]
    var tasks: [Identifier<OrderedTask>: [Identifier<FormItem>: EarlierAnswers.Entry]] = [:]
    if random.happens(70) {
      tasks["start"] = ["x": random.pick(start) ?? .state(.skipped)]
    }
    if random.happens(70) {
      for id in ["a", "b", "s0-0", "s1-0", "s1"] as [Identifier<FormItem>] {
        tasks["random", default: [:]][id] = random.pick(own)
      }
    }
    return EarlierAnswers(tasks)
  }
}
