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

  /// Why a text is no value for an event.
  enum Failure: Error {
    /// It is no number that can be read.
    case answer(AnswerError)
    /// A unit stands behind the number where nothing is counted in any.
    case needlessUnit
    /// What stands behind the number is no unit.
    case noUnit(String, number: String)
    /// A blank stands in the number, which is this one without it.
    case blank(String)
    /// It is below zero, which the study does not provide for.
    case negative
    /// It is below the least that the study takes.
    case below(Double)
    /// It is above the most that the study takes.
    case above(Double)
  }

  /// Checks that a value is one of those that the card takes.
  private func checked(_ value: OutcomeValue) throws(Failure) -> OutcomeValue {
    let card = event.task.card
    if value.amount < card.minimum {
      throw card.minimum == 0 ? .negative : .below(card.minimum)
    }
    if let most = card.maximum, value.amount > most { throw .above(most) }
    return value
  }

  /// Whether any unit may be named: where nothing is counted, whoever logs knows what it means.
  private var takesAnyUnit: Bool {
    units.isEmpty && event.task.card.style == .buttonLog && event.task.progress == .exists
  }

  /// What `text` says.
  func read(_ text: String) throws(Failure) -> OutcomeValue {
    // A unit that is named decides; else the first is meant.
    let named = units.first { text.hasSuffix($0) } ?? units.first
    let failure: AnswerError
    let known: Double?
    do throws(AnswerError) {
      (known, failure) = (try number(text, unit: named), .empty)
    } catch { (known, failure) = (nil, error) }
    if let known { return try checked(value(known, unit: named)) }
    let parts = parts(of: text)
    if let number = joined(parts.number) {
      throw .blank(number + (parts.unit.isEmpty ? "" : " " + parts.unit))
    }
    guard units.isEmpty, !parts.unit.isEmpty, let number = try? number(parts.number, unit: nil)
    else { throw .answer(failure) }
    if !takesAnyUnit { throw .needlessUnit }
    guard Self.isUnit(parts.unit) else {
      throw .noUnit(parts.unit, number: parts.number)
    }
    return try checked(value(number, unit: parts.unit))
  }

  /// The number that a text begins with, and what stands behind it.
  private func parts(of text: String) -> (number: String, unit: String) {
    let text = text.trimmed
    let start = text.firstIndex { character in
      !character.isWhitespace && !Self.signs.contains(character)
        && character.unicodeScalars.first?.properties.numericType != .decimal
    }
    let end = start ?? text.endIndex
    return (String(text[..<end]).trimmed, String(text[end...]).trimmed)
  }

  /// What may stand in a number besides digits.
  private static let signs: Set<Character> = [
    "+", "-", "\u{2212}", ".", ",", "'", "\u{2019}", "\u{66B}", "\u{66C}",
  ]

  /// The most characters of a unit: `tablespoon` has ten.
  private static let longestUnit = 12

  /// Whether `text` can be a unit: a short word without digits, such as `mg`, `%` or `mg/ml`.
  private static func isUnit(_ text: String) -> Bool {
    text.count <= longestUnit
      && text.allSatisfy { $0.isLetter || "%\u{2030}\u{B0}/\u{B7}.\u{B2}\u{B3}".contains($0) }
      && text.contains { $0.isLetter || "%\u{2030}\u{B0}".contains($0) }
  }

  /// The digits of `text` without the blanks between them, where they make a number then; nil where
  /// there are none.
  private func joined(_ text: String) -> String? {
    guard text.contains(where: \.isWhitespace), (try? number(text, unit: nil)) == nil else {
      return nil
    }
    let joined = text.filter { !$0.isWhitespace }
    return (try? number(joined, unit: nil)) == nil ? nil : joined
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
