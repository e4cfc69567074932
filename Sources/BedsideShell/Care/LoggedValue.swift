internal import BedsideCore
internal import BedsideSchedule

/// Reads a value as it is typed behind `log`: `30 mg`, strictly and as numbers are written where the
/// person is.
struct LoggedValue {
  let event: Event
  let context: AnswerContext

  /// The units in which the event's values are counted; none where any will do.
  private var units: [String] {
    if let unit = event.task.card.units { return [unit] }
    var units: [String] = []
    for unit in (event.element?.targetValues ?? []).compactMap(\.units) where !units.contains(unit)
    {
      units.append(unit)
    }
    return units
  }

  /// Whether `text` is a number with a unit where none is named.
  func hasNeedlessUnit(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 1)
    return units.isEmpty && words.count == 2 && (try? number(String(words[0]), unit: nil)) != nil
  }

  /// Whether any unit may be named: where nothing is counted, whoever logs knows what it means.
  private var takesAnyUnit: Bool {
    units.isEmpty && event.task.card.style == .buttonLog && event.task.progress == .exists
  }

  /// What `text` says.
  func read(_ text: String) throws(AnswerError) -> OutcomeValue {
    let words = text.split(separator: " ", maxSplits: 1)
    if takesAnyUnit, words.count == 2, let number = try? number(String(words[0]), unit: nil) {
      return value(number, unit: String(words[1]).trimmed)
    }
    // A unit that is named decides; else the first is meant.
    let named = units.first { text.hasSuffix($0) } ?? units.first
    return value(try number(text, unit: named), unit: named)
  }

  private func number(_ text: String, unit: String?) throws(AnswerError) -> Double {
    let value = try DecimalFormat(unit: unit).read(text, in: context)
    guard case .decimal(let number) = value else { throw .notANumber(text) }
    return number
  }

  private func value(_ number: Double, unit: String?) -> OutcomeValue {
    let targets = event.element?.targetValues ?? []
    let kinds = Set(targets.map(\.kind))
    let whole = abs(number) < 1e15 ? Int(exactly: number) : nil
    return OutcomeValue(
      whole.map { .integer($0) } ?? .double(number), kind: kinds.count == 1 ? targets[0].kind : nil,
      units: unit)
  }
}
