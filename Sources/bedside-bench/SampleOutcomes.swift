import BedsideCore

/// Outcomes as a study has them, made from a seed: eight tasks, fourteen outcomes a day.
struct SampleOutcomes {
  /// An outcome, with the parts that a database keeps in columns of their own.
  struct Outcome {
    let uuid: String
    let participant: String
    let task: String
    let effective: String
    /// The whole outcome as JSON.
    let text: String
    /// The same for a line of a journal, where its origin and number are its id and the folder tells
    /// whose it is.
    let lineText: String
  }

  /// How many outcomes a day has.
  static let perDay = tasks.reduce(0) { $0 + $1.timesPerDay }

  private static let tasks: [(name: String, timesPerDay: Int)] = [
    ("range-of-motion", 2), ("pain-diary", 3), ("temperature", 2), ("morning-tablet", 2),
    ("evening-tablet", 2), ("steps", 1), ("mood", 1), ("walk", 1),
  ]
  private static let notes = [
    "", "", "", "", "slept badly, stiff until ten", "felt dizzy after the second dose",
    "walked 1.2 km with the dog", "café at three", "worse on stairs, used the cane",
  ]

  private var generator: SplitMix
  private var day = 0
  private var pending: [(task: String, time: Int)] = []

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  /// The next `count` outcomes of one participant, day by day.
  mutating func next(_ count: Int, of participant: String) -> [Outcome] {
    (0..<count).map { _ in next(of: participant) }
  }

  private mutating func next(of participant: String) -> Outcome {
    if pending.isEmpty {
      pending = SampleOutcomes.tasks.flatMap { task in
        (0..<task.timesPerDay).map { (task.name, $0) }
      }.reversed()
      day += 1
    }
    let (task, time) = pending.removeLast()
    let uuid = self.uuid()
    let effective = "\(date)T\(padded(8 + 5 * time)):00:00.000Z"
    let fields: JSONFields = [
      "task": .string(task), "effective": .string(effective), "uuid": .string(uuid),
      "participant": .string(participant), "taskUUID": .string(self.uuid()),
      "occurrence": .integer(day),
      "created": .string("\(date)T\(padded(8 + 5 * time)):\(padded(random(0...59))):07.123Z"),
      "tz": "Europe/London", "values": .array(values(of: task)), "source": "bedside/1.0 tty",
      "author": "self",
    ]
    var lineFields = fields
    lineFields["uuid"] = nil
    lineFields["participant"] = nil
    return Outcome(
      uuid: uuid, participant: participant, task: task, effective: effective,
      text: JSONValue.object(fields).text, lineText: JSONValue.object(lineFields).text)
  }

  private mutating func values(of task: String) -> [JSONValue] {
    switch task {
    case "range-of-motion":
      [
        value("flexion", .number(Double(random(600...1300)) / 10), "deg"),
        value("extension", .number(Double(random(-50...150)) / 10), "deg"),
      ]
    case "pain-diary":
      [
        value("pain", .integer(random(0...10)), "0-10"),
        value("note", .string(SampleOutcomes.notes[random(0...8)])),
      ]
    case "temperature": [value("temperature", .number(Double(random(3580...3890)) / 100), "degC")]
    case "steps": [value("steps", .integer(random(200...14000)), "count")]
    case "mood": (1...9).map { value("q\($0)", .integer(random(0...3))) }
    case "walk":
      [
        value("distance", .number(Double(random(1800...5200)) / 10), "m"),
        value("pulse", .integer(random(60...150)), "bpm"),
      ]
    default: [value("taken", .bool(random(0...99) > 6))]
    }
  }

  private func value(_ kind: String, _ value: JSONValue, _ units: String? = nil) -> JSONValue {
    var fields: JSONFields = ["kind": .string(kind), "value": value]
    if let units { fields["units"] = .string(units) }
    return .object(fields)
  }

  /// The day as a date; every month has 28 days here.
  private var date: String {
    "\(2024 + day / 336)-\(padded(day / 28 % 12 + 1))-\(padded(day % 28 + 1))"
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private mutating func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func uuid() -> String {
    let digits = (0..<2).map { _ in String(generator.next() | 1 << 63, radix: 16) }.joined()
    return [8, 4, 4, 4, 12].reduce(into: (rest: Substring(digits), text: "")) { result, length in
      if !result.text.isEmpty { result.text += "-" }
      result.text += result.rest.prefix(length)
      result.rest = result.rest.dropFirst(length)
    }.text
  }
}
