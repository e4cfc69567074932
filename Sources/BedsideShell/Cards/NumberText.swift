internal import BedsideCore

/// Numbers as a page shows them.
enum NumberText {
  /// How many signs a bar has.
  private static let barLength = 10

  /// The number with its thousands apart, as its place writes them: `1,204`, `1.204,5`.
  static func grouped(_ number: Double, _ conventions: Conventions) -> String {
    let text = DecimalText.text(of: number, decimalMark: conventions.decimalMark)
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

  /// A share from 0 to 1 as a bar: full only where all is reached, and empty only where nothing is.
  static func bar(_ share: Double) -> String {
    var full = Int((share * Double(barLength)).rounded(.down))
    if share > 0, full == 0 { full = 1 }
    return String(repeating: "#", count: full) + String(repeating: ".", count: barLength - full)
  }
}
