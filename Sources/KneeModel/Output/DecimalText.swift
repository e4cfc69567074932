/// Numbers with a fixed count of decimals, the same in every language and build.
enum DecimalText {
  /// A number rounded to some decimals, halves away from zero: `-0.50` for -0.5 and 2 decimals.
  ///
  /// What rounds to nothing has no sign; what is not a number is a dash.
  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "—" }
    let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let units = Int((value * Double(scale)).rounded())
    let sign = units < 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(units.magnitude) }
    let fraction = String(Int(units.magnitude) % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return sign + String(Int(units.magnitude) / scale) + "." + zeros + fraction
  }
}
