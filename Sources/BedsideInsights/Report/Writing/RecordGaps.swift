public import BedsideCore
public import BedsideStore

/// What a record lacks of the days that a page is about: whoever reads the page alone must know.
public struct RecordGaps: Hashable, Sendable {
  /// How many lines are damaged.
  public var damagedLines = 0
  /// How many lines are missing of files that are there.
  public var missingLines = 0
  /// The months of which all is missing.
  public var missingMonths: [Month] = []

  /// Makes the gaps of a record that lacks nothing.
  public init() {}

  /// Says what is missing of some files, besides damaged lines.
  public init(damagedLines: Int, missing files: [FileVerification]) {
    self.damagedLines = damagedLines
    for file in files {
      if file.isGone, case .month(_, let month) = file.file {
        missingMonths.append(month)
      } else {
        // Counts that were read may be of any size.
        missingLines = missingLines.addingReportingOverflow(file.lostCount).partialValue
      }
    }
  }

  /// What is to be said, one sentence for each kind; none where nothing is missing.
  public func sentences(_ phrases: Phrases) -> [String] {
    var sentences: [String] = []
    if !missingMonths.isEmpty {
      let days = missingMonths.compactMap { CivilDate(year: $0.year, month: $0.month, day: 1) }
      let months = days.map { phrases.monthAndYear($0) }.joined(separator: ", ")
      sentences.append(
        phrases(.reportMissingMonths, count: missingMonths.count, ["months": months]))
    }
    if missingLines > 0 { sentences.append(phrases(.reportMissing, count: missingLines)) }
    if damagedLines > 0 { sentences.append(phrases(.reportDamaged, count: damagedLines)) }
    return sentences
  }
}
