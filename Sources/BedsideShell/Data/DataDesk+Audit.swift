internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension DataDesk {
  /// Shows who did what, of one task or of all, on the study's days of the doing in `range`.
  ///
  /// Whole trails stand in the order of the files; the newest lines in that of their dates, the newest
  /// last, and those of one file as they stand in it.
  func showAudit(_ task: String?, _ range: ListingRange) -> Program.End {
    reporting { () throws(JournalError) in
      var range = range
      let isPaged =
        range.isOpen && !isJSON && !isPlain && renderer.console.isInteractive
      if isPaged { range.last = ListingRange.page }
      let listing: Listing? =
        isJSON
        ? Listing(.json("audit"), renderer)
        : isPlain ? Listing(.plain(Self.columns), renderer) : nil
      let page = AuditPage(desk: self)
      var count = 0
      let show = { (entry: AuditEntry) in
        if let listing { return listing.add(entry.json) }
        if count == 0 { renderer.show([page.title], on: .data) }
        count += 1
        renderer.show(page.blocks(entry), on: .data)
      }
      let reading = try eachEntry(of: task, range, show)
      listing?.end()
      if listing == nil, count == 0 {
        renderer.show([page.title, .gap, .text(phrases(.auditNone))], on: .data)
      } else if isPaged, count == ListingRange.page {
        renderer.show(.gap, .hint(phrases(.historyMore, ["count": String(count)])))
      }
      try tellOfGaps([participant], reading)
      return Program.End(.done)
    }
  }

  /// Says what is missing of the months of participants, of which those of a `reading` are not read
  /// once more.
  func tellOfGaps(
    _ participants: [ParticipantID], _ reading: RecordReading, in months: ClosedRange<Month>? = nil
  ) throws(JournalError) {
    var texts: [String] = []
    for participant in participants {
      let missing = try journal.missing(
        of: participant, in: months, counted: reading.months(of: participant))
      texts += missing.flatMap { phrases.losses(of: $0, in: zone) + phrases.gaps(of: $0) }
    }
    if texts.isEmpty { return }
    renderer.show(texts.map { line($0, .problem) })
    renderer.show(.hint(phrases(.verifySeeDoctor)))
  }

  /// Whether anything was ever written about a task.
  func hasTrail(of task: String) throws(JournalError) -> Bool {
    var isThere = false
    _ = try eachEntry(of: task, ListingRange()) { _ in isThere = true }
    return isThere
  }

  /// Meets the entries of a range; returns which lines there were.
  private func eachEntry(
    of task: String?, _ range: ListingRange, _ body: (AuditEntry) -> Void
  ) throws(JournalError) -> RecordReading {
    var trail = AuditTrail(of: participant, task: task)
    var newest = NewestEntries(most: range.last ?? 0)
    try trail.read(journal) { entry in
      if range.from != nil || range.to != nil, let date = entry.date,
        !range.days.contains(days.day(of: date))
      {
        return
      }
      if range.last == nil { body(entry) } else { newest.add(entry) }
    }
    for entry in newest.entries { body(entry) }
    return trail.reading
  }

  private static let columns = [
    "date", "zone", "who", "action", "task", "subject", "day", "old", "new", "reason", "file",
    "line", "origin", "number", "effective", "imported", "behind", "behindDay",
    "late",
  ]
}

/// The newest entries of a trail, by the time at which they were written.
private struct NewestEntries {
  let most: Int
  /// The entries with their places in time, the newest last.
  private var placed: [(place: Instant, entry: AuditEntry)] = []
  private var order = LineOrder()

  init(most: Int) { self.most = most }

  /// The entries, the newest last.
  var entries: [AuditEntry] { placed.map(\.entry) }

  mutating func add(_ entry: AuditEntry) {
    let place = order.place(of: entry.date, in: entry.file)
    if placed.count == most, let oldest = placed.first, place < oldest.place { return }
    var index = placed.count
    while index > 0, place < placed[index - 1].place { index -= 1 }
    placed.insert((place, entry), at: index)
    if placed.count > most { placed.removeFirst() }
  }
}
