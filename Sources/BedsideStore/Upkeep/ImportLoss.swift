public import BedsideSchedule

/// What of a copy could not be added: what it has lost, and what would take the place of what is here.
public enum ImportLoss: Hashable, Sendable {
  /// A line that was changed after it was written, or that is none.
  case line(JournalDamage)
  /// More such lines of a file than are named one by one; so many more.
  case moreLines(file: JournalFile, count: Int)
  /// Lines of a file that are not there: the numbers of the others tell of so many.
  case missing(file: JournalFile, count: Int)
  /// What stands behind the last line of a file; so many bytes.
  case unfinished(file: JournalFile, bytes: Int)
  /// A line that records anew what is recorded here: it and all that changes it.
  case recorded(file: JournalFile, line: Int, key: EventKey)
  /// A supplied file that is not what its name says.
  case file(path: String)
}

extension Journal {
  /// What a file of a copy has lost.
  ///
  /// A line that was edited by hand and stands again in a later one is no loss.
  func importLosses(of file: JournalFile) throws(JournalError) -> [ImportLoss] {
    let found = try verify(file)
    let adopted = found.damaged > 0 ? try adoptions(in: file) : [:]
    var losses = found.damages.filter { adopted[$0.line] == nil }.map { ImportLoss.line($0) }
    let more = found.damaged - found.damages.count
    if more > 0 { losses.append(.moreLines(file: file, count: more)) }
    // A copy holds those lines of the plan alone that name nobody else.
    if found.missing > 0, file != .plan {
      losses.append(.missing(file: file, count: found.missing))
    }
    if found.unfinished > 0 { losses.append(.unfinished(file: file, bytes: found.unfinished)) }
    return losses
  }
}
