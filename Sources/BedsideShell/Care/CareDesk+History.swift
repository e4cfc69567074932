internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Shows what was recorded, changed and taken back, of a task or of all, for the days of `range`, the
  /// newest last.
  ///
  /// A person who asks for no part of it is shown the newest lines and told how to see more.
  public func showHistory(
    _ id: String?, _ range: ListingRange = ListingRange()
  ) -> ExitCode {
    reporting { () throws(CareError) in
      if let id { _ = try store.versions(of: id) }
      let page = HistoryPage(desk: self)
      if isJSON || isPlain {
        let columns = [
          "date", "change", "event", "day", "author", "reason", "effective", "values",
        ]
        let listing = Listing(isJSON ? .json("history") : .plain(columns), renderer)
        try eachLine(of: id, range) { listing.add(page.record($0)) }
        listing.end()
        return .done
      }
      var range = range
      let isPaged = range.isOpen && renderer.console.isInteractive
      if isPaged { range.last = ListingRange.page }
      return try showHistory(id, range, page, isPaged: isPaged)
    }
  }

  private func showHistory(
    _ id: String?, _ range: ListingRange, _ page: HistoryPage, isPaged: Bool
  ) throws(CareError) -> ExitCode {
    let names: KeyValuePairs = ["task": page.title(of: id)]
    let heading = Block.title(phrases(.historyTitle, names))
    // Lines are laid out some at a time.
    var lines: [HistoryLine] = []
    var count = 0
    func show() {
      if lines.isEmpty { return }
      renderer.show([page.block(lines, naming: id == nil)], on: .data)
      lines = []
    }
    try eachLine(of: id, range) { line in
      if count == 0 { renderer.show([heading, .gap], on: .data) }
      lines.append(line)
      count += 1
      if lines.count == 500 { show() }
    }
    show()
    if count == 0 {
      renderer.show([heading, .gap, .text(phrases(.showNothing, names))], on: .data)
    } else if isPaged, count == ListingRange.page {
      renderer.show(.hint(phrases(.historyMore, ["count": String(count)])))
    }
    return .done
  }

  /// Meets the lines of a history, the newest last, with the departures from the study and the losses that were
  /// accepted among them.
  private func eachLine(
    of id: String?, _ range: ListingRange, _ body: (HistoryLine) -> Void
  ) throws(CareError) {
    var rest = (id == nil ? try otherLines(on: range.days) : [])[...]
    func meet(_ entry: HistoryEntry) {
      while let line = rest.first, line.date < entry.date {
        body(line)
        rest.removeFirst()
      }
      body(.change(entry))
    }
    if let last = range.last {
      let latest = try store.latestChanges(of: id, on: range.days, most: last)
      // What lies before the lines that are shown is not shown either.
      if latest.count == last, let first = latest.first {
        rest = rest.filter { $0.date >= first.date }[...]
      }
      let lines = latest.count + rest.count
      var surplus = max(0, lines - last)
      for entry in latest {
        if surplus > 0 { surplus -= 1 } else { meet(entry) }
      }
    } else {
      try store.eachChange(of: id, on: range.days) { meet($0) }
    }
    for line in rest { body(line) }
  }

  /// The lines that are about no task, the newest last.
  private func otherLines(on days: ClosedRange<CivilDate>) throws(CareError) -> [HistoryLine] {
    let departures = try store.withdrawals().filter { days.contains($0.day) }
    let losses = try store.acceptedLosses().filter { days.contains(store.days.day(of: $0.date)) }
    let lines = departures.map { HistoryLine.departure($0) } + losses.map { .loss($0) }
    return lines.sorted { $0.date < $1.date }
  }
}
