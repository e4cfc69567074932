internal import BedsideCore

extension Journal {
  /// What is missing of a participant's months: by the numbers of their lines, by what was known of the
  /// files, and by what the month behind each says of it.
  ///
  /// Months that were read whole already need not be read again where their lines are `counted`.
  ///
  /// - Complexity: Linear in the files of months that are not counted. Only a file that looks as if
  ///   something were missing is read whole once more.
  public func missing(
    of participant: ParticipantID, in months: ClosedRange<Month>? = nil,
    counted: [Month: MonthTally] = [:]
  ) throws(JournalError) -> [FileVerification] {
    let known = try checkpoint(of: participant)?.files ?? [:]
    let there = try self.months(of: participant)
    let isWanted = { (month: Month) in months?.contains(month) ?? true }
    let next = there.first { month in months.map { $0.upperBound < month } ?? false }
    var tallies = counted
    for month in there where tallies[month] == nil && (isWanted(month) || month == next) {
      tallies[month] = try tally(of: month, participant)
    }
    var suspects = Set(there.filter { isWanted($0) && tallies[$0]?.lacksLines == true })
    for (file, extent) in known {
      guard case .month(_, let month) = file, isWanted(month) else { continue }
      if try !holds(extent, in: file) { suspects.insert(month) }
    }
    let named = tallies.values.compactMap(\.follows).filter { isWanted($0.month) }
    let absent = named.filter { last in
      tallies[last.month]?.reaches(last.number, of: last.origin) != true
    }
    suspects.formUnion(absent.map(\.month))
    if suspects.isEmpty { return [] }
    let losses = try acceptedLosses(of: participant)
    var missing: [FileVerification] = []
    for month in suspects.sorted() {
      let file = JournalFile.month(participant, month)
      var found = try examined(file, knowing: known[file], accepting: losses)
      if found.obstacle != nil { continue }
      for last in absent where last.month == month { found.expect(last.number, of: last.origin) }
      if found.missing > 0 || found.isShort { missing.append(found) }
    }
    return missing
  }

  private func tally(
    of month: Month, _ participant: ParticipantID
  ) throws(JournalError) -> MonthTally {
    var tally = MonthTally()
    do throws(JournalError) {
      try read(.month(participant, month)) { tally.meet($0) }
    } catch {
      // What keeps a file from being read is told by what needs it.
      guard case .unreadable = error else { throw error }
    }
    return tally
  }
}
