internal import BedsideCore

/// What was found among a task's outcomes that the task's files do not tell of.
struct MetValues {
  /// Values of one kind that were recorded without steps.
  struct Kind {
    var name: String
    /// How many of them one outcome has at most.
    var most: Int
    var kind: Variable.Kind
    /// The unit of the first that has any.
    var units: String
  }

  /// The kinds, in the order in which they were met.
  private(set) var kinds: [Kind] = []
  /// The ids of items that no version is known to ask for, in the order in which they were met.
  private(set) var items: [String] = []
  private let known: Set<String>
  private var unknown: Set<String> = []

  init(_ task: TaskDictionary) {
    known = Set(task.versions.flatMap { $0.steps?.items.map(\.id.rawValue) ?? [] })
  }

  mutating func meet(_ source: [UInt8], _ text: OutcomeText, to limit: Int) {
    if let result = text.result {
      ResultText.visit(source, from: result, to: limit) { part in
        if case .answer(let answer) = part { meet(JSONText.string(source, answer.id)) }
      }
    } else {
      meet(values: source, text.values)
    }
  }

  private mutating func meet(_ id: String) {
    if !known.contains(id), unknown.insert(id).inserted { items.append(id) }
  }

  private mutating func meet(values source: [UInt8], _ values: Range<Int>) {
    var counts: [String: Int] = [:]
    var index = values.lowerBound
    while let element = JSONText.nextElement(source.span, &index, values.upperBound) {
      let value = AnswerText(source.span, element)
      let name = JSONText.string(source, value.id)
      counts[name, default: 0] += 1
      let kind = Self.kind(source, value)
      let units = JSONText.string(source, value.units)
      if let place = kinds.firstIndex(where: { $0.name == name }) {
        kinds[place].most = max(kinds[place].most, counts[name] ?? 1)
        if kinds[place].kind != kind { kinds[place].kind = .text }
        if kinds[place].units.isEmpty { kinds[place].units = units }
      } else {
        kinds.append(Kind(name: name, most: 1, kind: kind, units: units))
      }
    }
  }

  private static func kind(_ source: [UInt8], _ value: AnswerText) -> Variable.Kind {
    switch JSONText.string(source, value.format) {
    case "date": return .date
    case "time": return .time
    case "instant": return .moment
    default: break
    }
    guard case .plain(let range) = ValueText(source.span, value.value) else { return .text }
    let first = source[range.lowerBound]
    return first == UInt8(ascii: "t") || first == UInt8(ascii: "f") ? .flag : .number
  }
}
