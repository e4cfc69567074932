internal import BedsideCore

/// Numbers as a page shows them.
enum NumberText {
  /// How many signs a bar has.
  private static let barLength = 10

  /// The number with its thousands apart, as its place writes them: `1,204`, `1.204,5`.
  static func grouped(_ number: Double, _ conventions: Conventions) -> String {
    DecimalText.grouped(number, conventions)
  }

  /// A share from 0 to 1 as a bar: full only where all is reached, and empty only where nothing is.
  static func bar(_ share: Double) -> String {
    var full = Int((share * Double(barLength)).rounded(.down))
    if share > 0, full == 0 { full = 1 }
    return String(repeating: "#", count: full) + String(repeating: ".", count: barLength - full)
  }
}
