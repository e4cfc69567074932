import BedsideCore
import Testing

@testable import BedsideExchange

/// What a calendar program makes of entries, by the letter of RFC 5545 as far as they use it.
struct Expansion {
  /// Where the person is.
  let zone: Zone
  let zones: any ZoneDatabase
  let range: ClosedRange<CivilDate>

  /// When the events of entries start, in order; whole days at their first instant.
  func starts(of entries: [CalendarEntry]) throws -> [Instant] {
    let replaced = Dictionary(grouping: entries.filter { $0.replaces != nil }, by: \.id)
    var starts: [Instant] = []
    for entry in entries where entry.replaces == nil {
      var times = try self.times(of: entry)
      for excluded in entry.excluded {
        #expect(times.contains(excluded), "What is excluded does not come by the rule")
        times.removeAll { $0 == excluded }
      }
      for other in replaced[entry.id] ?? [] {
        #expect(
          times.contains { $0 == other.replaces }, "What is replaced does not come by the rule")
        times.removeAll { $0 == other.replaces }
        times.append(other.start)
      }
      starts += try times.map(instant)
    }
    return starts.filter { range.contains(zone.local($0).date) }.sorted()
  }

  private func times(of entry: CalendarEntry) throws -> [CalendarTime] {
    guard let rule = entry.rule else { return [entry.start] + entry.dates }
    let parts = Dictionary(
      uniqueKeysWithValues: rule.split(separator: ";").map { part in
        let pair = part.split(separator: "=")
        return (String(pair[0]), String(pair[1]))
      })
    let interval = try #require(Int(parts["INTERVAL"] ?? "1"))
    let first = date(entry.start)
    let isDaily = parts["FREQ"] == "DAILY"
    #expect(isDaily || parts["FREQ"] == "MONTHLY")
    let listed = (parts["BYMONTHDAY"] ?? "").split(separator: ",").compactMap { Int($0) }
    var times: [CalendarTime] = []
    for step in 0... {
      let day: CivilDate
      if isDaily {
        day = first.adding(days: step * interval)
      } else {
        let month = first.startOfMonth.adding(months: step * interval)
        let days = listed.filter { $0 <= month.daysInMonth }
        guard let number = parts["BYSETPOS"] == "-1" ? days.max() : days.first else { continue }
        day = month.adding(days: number - 1)
      }
      let time = moved(entry.start, to: day)
      if let until = parts["UNTIL"], try isBehind(time, until) { break }
      if day > range.upperBound { break }
      times.append(time)
    }
    #expect(times.first == entry.start || entry.start.date > range.upperBound)
    return times
  }

  private func isBehind(_ time: CalendarTime, _ until: String) throws -> Bool {
    if case .zoned = time { return CalendarTime.moment(try instant(time)).text > until }
    return time.text > until
  }

  private func date(_ time: CalendarTime) -> CivilDate { time.date }

  private func moved(_ time: CalendarTime, to day: CivilDate) -> CalendarTime {
    switch time {
    case .day: .day(day)
    case .floating(let wall): .floating(LocalDateTime(date: day, time: wall.time))
    case .zoned(let wall, let zone): .zoned(LocalDateTime(date: day, time: wall.time), zone: zone)
    case .moment: time
    }
  }

  private func instant(_ time: CalendarTime) throws -> Instant {
    switch time {
    case .day(let date): zone.startOfDay(date)
    case .floating(let wall): zone.instant(of: wall)
    case .zoned(let wall, let id): try zones.zone(id).instant(of: wall)
    case .moment(let instant): instant
    }
  }
}

extension CalendarTime {
  fileprivate var date: CivilDate {
    switch self {
    case .day(let date): date
    case .floating(let wall), .zoned(let wall, _): wall.date
    case .moment(let instant): Zone.utc.local(instant).date
    }
  }
}
