/// Numbers as people write them.
///
/// Reading is strict: the whole text is the number, or it is none. A text that two countries read as
/// two numbers, like `1,500`, is not guessed at.
///
/// - Any script's decimal digits will do, and full-width signs and marks.
/// - A comma and a point are the decimal mark of the place, or of another place where they can be
///   nothing else: `1,5`, `0,250` and `1,2345` are read everywhere. The Arabic decimal mark is one always.
/// - Digits may be grouped where that can't be mistaken: by apostrophes, by thin or unbreakable blanks
///   and by the Arabic grouping mark everywhere, by a plain blank where the place groups so, by points or
///   commas where they stand twice (`1,500,000`) or before a decimal mark (`1.500,5`). Groups have three
///   digits, the first one to three.
public enum DecimalText {
  /// Reads `text` as a number; blanks around it don't count.
  ///
  /// - Throws: `AnswerError.empty`, `.notANumber` or `.ambiguousNumber`.
  public static func read(
    _ text: String, conventions: Conventions
  ) throws(AnswerError) -> Double {
    let digits = try DigitGroups(text, conventions)
    switch try digits.meaning() {
    case .number(let parts): return try parts.value(text)
    case .either(let whole, let fraction):
      // The mark of the place is the decimal mark; the other one may group.
      if digits.marks[0] == .point && conventions.decimalMark == "."
        || digits.marks[0] == .comma && conventions.decimalMark == ","
      {
        return try fraction.value(text)
      }
      throw .ambiguousNumber(text.trimmed, try whole.value(text), try fraction.value(text))
    }
  }

  /// Reads `text` as a whole number, exactly; `7.0` is one too.
  ///
  /// `1.000` is asked about everywhere: who is asked for a whole number hardly means one by it.
  ///
  /// - Throws: What `read` throws, `.notAWholeNumber`, or `.outOfRange` when `Int` does not hold it.
  static func readWhole(
    _ text: String, conventions: Conventions
  ) throws(AnswerError) -> Int {
    switch try DigitGroups(text, conventions).meaning() {
    case .either(let whole, let fraction):
      // Where the other reading is no whole number, only one can be meant.
      if fraction.fraction.contains(where: { $0 != "0" }),
        let number = Int(whole.sign + whole.whole)
      {
        throw .markedNumber(text.trimmed, number)
      }
      throw .ambiguousNumber(text.trimmed, try whole.value(text), try fraction.value(text))
    case .number(let parts):
      guard parts.fraction.allSatisfy({ $0 == "0" }) else { throw .notAWholeNumber(text.trimmed) }
      if let number = Int(parts.sign + (parts.whole.isEmpty ? "0" : parts.whole)) { return number }
      throw .outOfRange(text.trimmed, from: "\(Int.min)", to: "\(Int.max)")
    }
  }

  /// The number up to which all whole numbers are kept exactly, 2⁵³ − 1.
  static let greatestExact = 9_007_199_254_740_991.0

  /// Shows `number` without superfluous zeros.
  public static func text(of number: Double, decimalMark: Character = ".") -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    let text = plain(number)
    return decimalMark == "." ? text : text.replacingFirst(".", with: decimalMark)
  }

  /// How many digits stand behind the decimal mark of `number`, written as short as it can be.
  public static func fractionDigits(of number: Double) -> Int {
    if number == number.rounded() { return 0 }
    return plain(number).split(separator: ".").last?.count ?? 0
  }

  /// The shortest text of `number` without an exponent, which Swift writes for tiny numbers.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    let parts = text.split(separator: "e-")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let sign = number < 0 ? "-" : ""
    let digits = parts[0].filter(\.isNumber)
    let trimmed = digits.hasSuffix("0") ? digits.dropLast() : digits[...]
    return sign + "0." + String(repeating: "0", count: exponent - 1) + trimmed
  }
}

extension Double {
  /// The number with so many significant digits: what arithmetic adds behind them is noise.
  func rounded(significantDigits digits: Int) -> Double {
    guard self != 0, isFinite else { return self }
    var (scale, divisor) = (1.0, 1.0)
    let limit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    while magnitude * scale < limit / 10, scale < 1e22 { scale *= 10 }
    while magnitude / divisor >= limit { divisor *= 10 }
    return (self * scale / divisor).rounded() * divisor / scale
  }

  /// The number with so many digits behind the decimal mark.
  func rounded(
    fractionDigits digits: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Double {
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    return (self * scale).rounded(rule) / scale
  }
}

extension String {
  /// The text without the blanks around it.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  fileprivate func replacingFirst(_ old: Character, with new: Character) -> String {
    guard let index = firstIndex(of: old) else { return self }
    return String(self[..<index]) + String(new) + String(self[self.index(after: index)...])
  }
}
