import BedsideCore
import Testing

/// Scores of questionnaires and calculations, with values known from elsewhere.
struct ScoreTests {
  /// A task with integer items `i1` to `iN` from `minimum` to `maximum`, and these scores.
  private func task(
    _ count: Int, _ minimum: Int, _ maximum: Int, _ members: String
  ) throws -> OrderedTask {
    let items = (1...count).map { number in
      #"{"id": "i\#(number)", "text": "?", "answer": {"format": "integer", "minimum": \#(minimum), "#
        + #""maximum": \#(maximum)}}"#
    }
    let (task, problems) = TaskReader.read(
      Array(
        #"""
        {"id": "t", "version": 1, "title": "T", \#(members), "steps": [{"id": "f", "type": "form",
        "items": [\#(items.joined(separator: ","))]}]}
        """#.utf8), file: "t.json")
    #expect(problems == [])
    return try #require(task)
  }

  private func answers(_ numbers: [Int?]) -> [Identifier<FormItem>: Answer] {
    var answers: [Identifier<FormItem>: Answer] = [:]
    for (index, number) in numbers.enumerated() {
      answers[Identifier("i\(index + 1)")] =
        number.map { .answered(.integer($0), .typed) } ?? .skipped
    }
    return answers
  }

  private func ids(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { #""i\#($0)""# }.joined(separator: ", ")
  }

  private static let phq = #"""
    "scores": [{"id": "phq", "title": "PHQ-9", "method": "sum", "items": [ITEMS], "higherIs": "worse",
    "bands": [{"upTo": 4, "label": "minimal", "severity": "none"},
    {"upTo": 9, "label": "mild", "severity": "mild"},
    {"upTo": 14, "label": "moderate", "severity": "moderate"},
    {"upTo": 19, "label": "moderately severe", "severity": "severe"},
    {"label": "severe", "severity": "severe"}]}]
    """#

  @Test(arguments: [
    (0, 1, "minimal"), (4, 1, "minimal"), (5, 2, "mild"), (9, 2, "mild"), (10, 3, "moderate"),
    (14, 3, "moderate"), (15, 4, "moderately severe"), (19, 4, "moderately severe"),
    (20, 5, "severe"), (27, 5, "severe"),
  ]) func `PHQ-9 is a sum of 0 to 27 with bands from 5, 10, 15 and 20`(
    _ sum: Int, _ band: Int, _ label: String
  ) throws {
    let task = try task(9, 0, 3, Self.phq.replacing("ITEMS", with: ids(1...9)))
    let numbers = (0..<9).map { min(3, max(0, sum - $0 * 3)) }
    let result = task.scores.results(given: answers(numbers))["phq"]
    #expect(result?["value"] == .integer(sum))
    #expect(result?["band"] == .integer(band))
    #expect(result?["label"] == .string(label))
    #expect(result?["higherIs"] == .string("worse"))
    #expect(result?["answered"] == .integer(9))
  }

  @Test func `a score without enough answers is null and has no band`() throws {
    let task = try task(9, 0, 3, Self.phq.replacing("ITEMS", with: ids(1...9)))
    let result = task.scores.results(given: answers([3, 3, 3, 3, 3, 3, 3, 3, nil]))["phq"]
    #expect(
      result?.text
        == #"{"value":null,"title":"PHQ-9","units":null,"band":null,"label":null,"severity":null,"#
        + #""higherIs":"worse","answered":8,"items":9}"#)
  }

  @Test(arguments: [(4, "none"), (5, "mild"), (10, "moderate"), (15, "severe"), (21, "severe")])
  func `GAD-7 is a sum of 0 to 21 with cut-offs at 5, 10 and 15`(
    _ sum: Int, _ severity: String
  ) throws {
    let task = try task(
      7, 0, 3,
      #"""
      "scores": [{"id": "gad", "method": "sum", "items": [\#(ids(1...7))], "bands": [
      {"upTo": 4, "label": "a", "severity": "none"}, {"upTo": 9, "label": "b", "severity": "mild"},
      {"upTo": 14, "label": "c", "severity": "moderate"}, {"label": "d", "severity": "severe"}]}]
      """#)
    let numbers = (0..<7).map { min(3, max(0, sum - $0 * 3)) }
    #expect(
      task.scores.results(given: answers(numbers))["gad"]?["severity"] == .string(severity))
  }

  @Test(
    arguments: [([0, 0, 0], 0), ([7, 6, 6], 6.33), ([10, 10, 10], 10), ([5, 5, 6], 5.33)]
      as [([Int], Double)])
  func `PEG is the mean of three items from 0 to 10`(_ numbers: [Int], _ mean: Double) throws {
    let task = try task(
      3, 0, 10, #""scores": [{"id": "peg", "method": "mean", "items": [\#(ids(1...3))]}]"#)
    #expect(task.scores.value(of: "peg", given: answers(numbers)) == mean)
  }

  @Test(arguments: [([0, 0, 0, 0, 0], 0), ([5, 5, 5, 5, 5], 100), ([3, 3, 3, 2, 2], 52)])
  func `WHO-5 is a sum from 0 to 25 times four, a whole number`(
    _ numbers: [Int], _ value: Int
  ) throws {
    let task = try task(
      5, 0, 5,
      #"""
      "scores": [{"id": "who", "method": "sum", "items": [\#(ids(1...5))], "rescale": {"to": [0, 100]},
      "higherIs": "better", "bands": [{"upTo": 50, "label": "low"}, {"label": "well"}]}]
      """#)
    let result = task.scores.results(given: answers(numbers))["who"]
    #expect(result?["value"] == .integer(value))
    #expect(result?["label"] == .string(value <= 50 ? "low" : "well"))
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0], 100), ([4, 4, 4, 4], 0), ([1, 2, 2, 3], 50), ([1, 2, nil, nil], 62.5),
      ([1, nil, nil, nil], nil), ([0, 1, 1, nil], 83.3),
    ] as [([Int?], Double?)])
  func `a subscale is 100 less the mean times 25 when half of the items are answered`(
    _ numbers: [Int?], _ value: Double?
  ) throws {
    let task = try task(
      4, 0, 4,
      #"""
      "scores": [{"id": "sub", "method": "mean", "items": [\#(ids(1...4))], "minimumShare": 0.5,
      "rescale": {"from": [0, 4], "to": [100, 0]}, "decimals": 1, "higherIs": "better"}]
      """#)
    #expect(task.scores.value(of: "sub", given: answers(numbers)) == value)
  }

  @Test func `missing answers count as nothing, or as the mean of the person's others`() throws {
    let score = { (missing: String) in
      #"{"id": "\#(missing.lowercased())", "method": "sum", "items": [\#(ids(1...4))], "#
        + #""minimumAnswered": 3, "missing": "\#(missing)"}"#
    }
    let task = try task(4, 0, 9, #""scores": [\#(score("omit")), \#(score("personMean"))]"#)
    let given = answers([3, 6, 9, nil])
    #expect(task.scores.value(of: "omit", given: given) == 18)
    #expect(task.scores.value(of: "personmean", given: given) == 24)
    #expect(task.scores.value(of: "personmean", given: answers([3, 6, nil, nil])) == nil)
  }

  @Test func `items count the other way round between their limits or those given`() throws {
    let task = try task(
      3, 1, 5,
      #"""
      "scores": [{"id": "s", "method": "sum", "items": ["i1", {"item": "i2", "reverse": true},
      {"item": "i3", "reverse": {"minimum": 0, "maximum": 10}}]}]
      """#)
    #expect(task.scores.value(of: "s", given: answers([1, 2, 3])) == 12)
  }

  @Test func `choices count as their weights, several together, and own words as missing`() throws {
    let text = TaskText.task(
      """
      {"id": "f", "type": "form", "items": [
      {"id": "a", "text": "?", "answer": {"format": "choice", "other": "Other", "choices": [
      {"text": "L", "value": "low"}, {"text": "H", "value": "high"}]}},
      {"id": "b", "text": "?", "answer": {"format": "choice", "multiple": true, "choices": [
      {"text": "1", "value": 1}, {"text": "2", "value": 2}]}}]}
      """
    ).replacing(
      #""rules": []"#,
      with: #"""
        "scores": [{"id": "s", "method": "sum", "minimumAnswered": 1, "missing": "omit", "items": [
        {"item": "a", "weights": {"low": 0.5, "high": 3}},
        {"item": "b", "weights": {"1": 10, "2": 20}}], "decimals": 1}]
        """#)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t")
    #expect(
      problems.map(\.message) == [
        "The choice of own words of 'a' is no number, and counts as a missing answer here."
          + " Let the item go without, or expect scores without a value."
      ])
    let scores = try #require(task).scores
    let both = Answer.answered(.choices([.code(.integer(1)), .code(.integer(2))]), .typed)
    let low = Answer.answered(.choices([.code(.text("low"))]), .typed)
    let own = Answer.answered(.choices([.other("mine")]), .typed)
    #expect(scores.value(of: "s", given: ["a": low, "b": both]) == 30.5)
    #expect(scores.value(of: "s", given: ["a": own, "b": both]) == 30)
  }

  @Test(arguments: [
    (#"{"sum": [{"item": "i1"}, {"item": "i2"}, 1]}"#, 9.0),
    (#"{"difference": [{"item": "i1"}, {"item": "i2"}]}"#, -2),
    (#"{"product": [{"item": "i1"}, {"item": "i2"}]}"#, 15),
    (#"{"quotient": [{"item": "i1"}, {"item": "i2"}]}"#, 0.6),
    (#"{"mean": [{"item": "i1"}, {"item": "i2"}]}"#, 4),
    (#"{"minimum": [{"item": "i1"}, {"item": "i2"}]}"#, 3),
    (#"{"maximum": [{"item": "i1"}, {"item": "i2"}]}"#, 5),
    (#"{"count": ["i1", "i2", "i3"]}"#, 2),
    (#"{"round": {"quotient": [{"item": "i2"}, {"item": "i1"}]}, "decimals": 2}"#, 1.67),
    (#"{"sum": [{"score": "s"}, 1]}"#, 9),
  ]) func `a calculation is a tree of operations`(_ value: String, _ result: Double) throws {
    let task = try task(
      3, 0, 10,
      #"""
      "scores": [{"id": "s", "method": "sum", "items": ["i1", "i2"]}],
      "calculations": [{"id": "c", "value": \#(value), "decimals": 2}]
      """#)
    #expect(task.scores.value(of: "c", given: answers([3, 5, nil])) == result)
  }

  @Test func `a calculation with a missing answer or by zero has no value`() throws {
    let task = try task(
      2, 0, 300,
      #"""
      "calculations": [{"id": "bmi", "title": "BMI", "unit": "kg/m²", "value": {"quotient": [
      {"item": "i1"}, {"product": [{"quotient": [{"item": "i2"}, 100]},
      {"quotient": [{"item": "i2"}, 100]}]}]}},
      {"id": "next", "value": {"sum": [{"score": "bmi"}, 1]}}]
      """#)
    #expect(task.scores.value(of: "bmi", given: answers([70, 175])) == 22.9)
    #expect(task.scores.value(of: "next", given: answers([70, 175])) == 23.9)
    #expect(task.scores.value(of: "bmi", given: answers([70, nil])) == nil)
    #expect(task.scores.value(of: "next", given: answers([70, 0])) == nil)
  }

  @Test func `days are counted between answers and today`() throws {
    let text = TaskText.task(
      #"""
      {"id": "q", "type": "question", "text": "?", "answer": {"format": "date"}}
      """#
    ).replacing(
      #""rules": []"#,
      with:
        #""calculations": [{"id": "d", "value": {"days": {"from": {"item": "q"}, "to": "today"}}, "#
        + #""decimals": 0}]"#)
    let task = try #require(TaskReader.read(Array(text.utf8), file: "t").task)
    let today = try #require(CivilDate("2026-11-30"))
    let answer = Answer.answered(.date(today.adding(days: -90)), .typed)
    #expect(
      task.prepared(earlier: .none, today: today, seed: 0).scores.value(
        of: "d", given: ["q": answer])
        == 90)
    #expect(task.scores.value(of: "d", given: ["q": answer]) == nil)
  }

  @Test(arguments: [(2.675, 2, 2.68), (-2.5, 0, -3), (0.5, 0, 1), (1.005, 2, 1.01), (-0.2, 0, 0)])
  func `a half is rounded away from zero, also where binary fractions miss it`(
    _ number: Double, _ decimals: Int, _ result: Double
  ) {
    let score = Score(id: "s", rule: .expression(.number(number)), decimals: decimals)
    #expect(Scores([score]).value(of: "s", given: [:]) == result)
  }

  @Test func `calculations that double each other a thousand times are worked out at once`() {
    var all = [Score(id: "c0", rule: .expression(.number(1)))]
    for index in 1...1000 {
      let before = Expression.score(Identifier("c\(index - 1)"))
      all.append(
        Score(id: Identifier("c\(index)"), rule: .expression(.mean([before, before]))))
    }
    #expect(Scores(all).value(of: "c1000", given: [:]) == 1)
  }
}
