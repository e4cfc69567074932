public import BedsideCore

/// By how much the clock or the zone of a line lies behind what was recorded before it.
///
/// What is recorded while the clock is behind is taken, since nobody should lose an answer to a flat
/// battery; but it says so, for whoever relies on its time.
public struct ClockLag: Hashable, Sendable {
  /// The latest moment at which something had been recorded; nil where the clock was not behind it.
  public var newest: Instant?
  /// The study's day on which something had been recorded, further east; nil where it was not later.
  public var day: CivilDate?

  /// The clocks of two machines may differ by so much, in milliseconds.
  static let allowance: Int64 = 60_000

  /// Compares a line of the study's day `today`, written at `now`, with an earlier one; nil where it is
  /// not behind.
  ///
  /// An earlier line that was behind itself passes on what it was behind.
  init?(at now: Instant, on today: CivilDate, after earlier: [JournalRecord]) {
    for record in earlier {
      let known = ClockLag(record)
      let times = [known?.newest, record.recordedInstant].compactMap(\.self)
      if let latest = times.max(), now.milliseconds(until: latest) > Self.allowance {
        newest = max(newest ?? latest, latest)
      }
      let days = [known?.day, record.member(LineMember.day).flatMap { CivilDate($0) }]
      if let latest = days.compactMap(\.self).max(), latest > today {
        day = max(day ?? latest, latest)
      }
    }
    if newest == nil, day == nil { return nil }
  }

  /// What a line says of itself; nil where it says nothing.
  init?(_ record: JournalRecord) {
    newest = record.member(Self.behind).flatMap { Instant($0) }
    day = record.member(Self.behindDay).flatMap { CivilDate($0) }
    if newest == nil, day == nil { return nil }
  }

  private static let behind = ByteSearch(for: Array("\"behind\":\"".utf8))
  private static let behindDay = ByteSearch(for: Array("\"behindDay\":\"".utf8))

  init(newest: Instant?, day: CivilDate?) {
    self.newest = newest
    self.day = day
  }

  /// This; nil where nothing is behind.
  var orNil: ClockLag? { newest == nil && day == nil ? nil : self }

  /// The members of a line that is behind.
  var fields: JSONFields {
    var fields: JSONFields = [:]
    fields["behind"] = newest.map { .string($0.description) }
    fields["behindDay"] = day.map { .string($0.description) }
    return fields
  }
}

extension CareStore {
  /// By how much a line that is written now in `file` is behind what was recorded before; nil where it
  /// is not.
  ///
  /// The last lines of the file and of the newest months tell: each that was behind says so itself.
  func clockLag(before file: JournalFile) throws(CareError) -> ClockLag? {
    do throws(JournalError) {
      var months = Set(try cache.recordedMonths().suffix(2))
      if case .month(_, let month) = file { months.insert(month) }
      var last: [JournalRecord] = []
      for month in months.sorted() { last += try cache.records(in: month).suffix(1) }
      return ClockLag(at: now, on: today, after: last)
    } catch {
      throw .journal(error)
    }
  }
}
