import BedsideCore
import BedsideStore
import Testing

/// The questionnaires that come with Bedside, with what was published of how they are scored.
struct InstrumentTests {
  private static func task(_ name: String) throws -> OrderedTask {
    let path = "\(Repository.path)/Content/instruments/tasks/\(name).json"
    let bytes = try DiskFiles().read(path)
    return try #require(TaskReader.read(bytes, file: path).task)
  }

  /// The score and its band of answers, of which nil is a question that was left out.
  private func score(
    _ task: OrderedTask, _ answers: [Int?]
  ) throws -> (value: JSONValue?, label: JSONValue?) {
    let items = task.items.prefix(answers.count).map(\.id)
    var given: [Identifier<FormItem>: Answer] = [:]
    for (item, answer) in zip(items, answers) {
      given[item] = answer.map { .answered(.choices([.code(.integer($0))]), .typed) } ?? .skipped
    }
    let result = try #require(task.scores.results(given: given).fields.first?.value)
    return (result["value"], result["label"])
  }

  /// Answers to so many questions that come to a sum.
  private func answers(_ count: Int, sum: Int) -> [Int?] {
    (0..<count).map { min(3, max(0, sum - 3 * $0)) }
  }

  @Test(
    arguments: [
      (0, "minimal"), (4, "minimal"), (5, "mild"), (9, "mild"), (10, "moderate"),
      (14, "moderate"), (15, "moderately severe"), (19, "moderately severe"), (20, "severe"),
      (27, "severe"),
    ])
  func `the PHQ-9 has its five bands`(_ sum: Int, _ label: String) throws {
    let found = try score(Self.task("phq-9"), answers(9, sum: sum))
    #expect(found.value == .integer(sum))
    #expect(found.label == .string(label))
  }

  @Test(
    arguments: [
      (0, "minimal"), (4, "minimal"), (5, "mild"), (9, "mild"), (10, "moderate"),
      (14, "moderate"), (15, "severe"), (21, "severe"),
    ])
  func `the GAD-7 has its cut-offs at 5, 10 and 15`(_ sum: Int, _ label: String) throws {
    let found = try score(Self.task("gad-7"), answers(7, sum: sum))
    #expect(found.value == .integer(sum))
    #expect(found.label == .string(label))
  }

  @Test func `the mean of the others stands for up to two missing answers of the PHQ-9`() throws {
    let task = try Self.task("phq-9")
    #expect(try score(task, [2, 2, 2, 2, 2, 2, 2, nil, 2]).value == .integer(18))
    // Seven answers come to 9, so that nine would come to 11.57.
    #expect(try score(task, [2, 2, 1, 1, 1, 1, 1, nil, nil]).value == .integer(12))
    #expect(try score(task, [2, 2, 2, 2, 2, 2, nil, nil, nil]).value == .null)
    #expect(try score(task, Array(repeating: nil, count: 9)).value == .null)
  }

  @Test func `the mean of the others stands for one missing answer of the GAD-7`() throws {
    let task = try Self.task("gad-7")
    #expect(try score(task, [1, 2, 1, 2, 1, 2, nil]).value == .integer(11))
    #expect(try score(task, [1, 2, 1, 2, 1, nil, nil]).value == .null)
  }

  @Test(arguments: [("phq-9", 0.0, 27.0), ("gad-7", 0, 21)])
  func `the axis is that of the instrument`(
    _ name: String, _ least: Double, _ greatest: Double
  ) throws {
    let score = try #require(Self.task(name).scores.all.first)
    #expect(score.range == least...greatest)
    #expect(score.higherIs == .worse)
  }

  @Test func `every answer but the lowest to the ninth question raises the alert`() throws {
    let task = try Self.task("phq-9")
    let item: Identifier<FormItem> = "phq9-9"
    #expect(task.item(item)?.safety == .selfHarm)
    #expect(task.crisis != nil)
    let alert = try #require(task.alerts.first)
    #expect(alert.severity == .urgent)
    let raising = (0...3).filter { code in
      alert.when.matches([item: .answered(.choices([.code(.integer(code))]), .typed)])
    }
    #expect(raising == [1, 2, 3])
  }

  @Test(arguments: ["phq-9", "gad-7"])
  func `how hard it all makes life is asked last, only where there is anything, and not scored`(
    _ name: String
  ) throws {
    let task = try Self.task(name)
    let last = try #require(task.items.last)
    #expect(last.id.rawValue.hasSuffix("-difficulty"))
    let score = try #require(task.scores.all.first)
    #expect(!task.scores.items(of: score.id).contains(last.id))
    let answer = { (code: Int) in Answer.answered(.choices([.code(.integer(code))]), .typed) }
    let items = task.items.dropLast().map(\.id)
    let none = Dictionary(uniqueKeysWithValues: items.map { ($0, answer(0)) })
    #expect(!last.isVisible(given: none))
    for item in items {
      var some = none
      some[item] = answer(1)
      #expect(last.isVisible(given: some))
    }
  }

  @Test func `the questionnaires name their makers and that they are free`() throws {
    for name in ["phq-9", "gad-7"] {
      let notice = try Self.task(name).notice
      #expect(notice.copyright?.contains("Spitzer") == true)
      #expect(
        notice.licence == "No permission required to reproduce, translate, display or distribute")
      #expect(notice.source?.isEmpty == false)
    }
  }

  @Test func `the wording of the PHQ-9 is that which was published`() throws {
    #expect(
      try Self.task("phq-9").items.map(\.text) == [
        "Little interest or pleasure in doing things", "Feeling down, depressed, or hopeless",
        "Trouble falling or staying asleep, or sleeping too much",
        "Feeling tired or having little energy", "Poor appetite or overeating",
        "Feeling bad about yourself — or that you are a failure or have let yourself or your family"
          + " down",
        "Trouble concentrating on things, such as reading the newspaper or watching television",
        "Moving or speaking so slowly that other people could have noticed? Or the opposite — being"
          + " so fidgety or restless that you have been moving around a lot more than usual",
        "Thoughts that you would be better off dead or of hurting yourself in some way",
        "If you checked off any problems, how difficult have these problems made it for you to do"
          + " your work, take care of things at home, or get along with other people?",
      ])
  }

  @Test func `the study shows both scores over time`() throws {
    let library = ContentLibrary(
      study: "\(Repository.path)/Content/instruments/study.json", dataFolder: Repository.path,
      files: DiskFiles(), zones: OnlyUTC(), preference: LanguagePreference([]))
    let study = try #require(library.study)
    #expect(
      study.charts.flatMap(\.series).map(\.source) == [.score("phq9"), .score("gad7")])
  }
}
