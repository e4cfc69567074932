internal import BedsideCore

/// The codes that stand in the place of a number where there is none, and say why.
///
/// CSV has none of them: there a cell is empty, and the column of the item's state says why. The files
/// for SPSS and Stata set them from that column.
struct MissingCodes {
  /// A state without a value, its number for SPSS, and its code for Stata.
  struct Code {
    var state: Answer.State
    var number: Int
    var stata: String
  }

  /// The codes, from the least number up.
  let codes: [Code]

  /// The codes for a column: numbers that none of its values can be.
  init(for variable: Variable) {
    // What has codes, as choices, has no limits: its own codes are its values.
    let least = ([variable.minimum] + variable.codes.map(\.value)).compactMap { Double($0) }.min()
    let base = least.map { $0 > -90 } ?? false ? 0 : -999_999_900
    codes = [
      Code(state: .notShown, number: base - 99, stata: ".d"),
      Code(state: .declined, number: base - 98, stata: ".c"),
      Code(state: .dontKnow, number: base - 97, stata: ".b"),
      Code(state: .skipped, number: base - 96, stata: ".a"),
    ]
  }

  /// Whether a column has them: one of numbers whose state is known.
  static func apply(to variable: Variable) -> Bool {
    !variable.state.isEmpty && (variable.kind == .number || variable.kind == .flag)
  }
}
