extension DecimalText {
  /// The number with its thousands apart, as its place writes them: `1,204`, `1.204,5`.
  package static func grouped(_ number: Double, _ conventions: Conventions) -> String {
    let text = text(of: number, decimalMark: conventions.decimalMark)
    let end = text.firstIndex(of: conventions.decimalMark) ?? text.endIndex
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text[..<end].dropFirst(sign.count)
    guard digits.count > 3, digits.allSatisfy(\.isNumber) else { return text }
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { whole.append(conventions.groupingMark) }
      whole.append(digit)
    }
    return sign + whole + text[end...]
  }
}
