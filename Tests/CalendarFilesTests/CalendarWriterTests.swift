import BedsideCore
import BedsideExchange
import BedsideSchedule
import CalendarFiles
import Foundation
import Testing

@Suite(.enabled(if: CalendarWriter.isAvailable, "libical is not built in"))
struct CalendarWriterTests {
  private let title =
    "Pain; how bad, \\ and so on: é你 " + String(repeating: "long ", count: 30) + "end"

  private func text(_ element: ScheduleElement) throws -> String {
    let from = try #require(CivilDate("2026-01-01"))
    let task = CareTask(
      id: "t", version: 1, effective: from, title: title, schedule: Schedule([element]))
    let calendar = StudyCalendar(
      title: "Study", of: "ann/s", TaskVersions.grouping([task]), days: DayRule(zone: .utc),
      enrolment: nil,
      StudyCalendar.Options(today: from, horizon: from.adding(days: 366), alarm: 10))
    let now = try #require(Instant("2026-01-01T12:00:00Z"))
    return try #require(CalendarWriter.text(of: calendar, at: now))
  }

  private func daily(_ zone: Zone? = nil) throws -> ScheduleElement {
    try ScheduleElement(
      start: .at(try #require(LocalDateTime("2026-01-05T08:00:00"))),
      interval: try RecurrenceInterval(days: 3), zone: zone)
  }

  /// The lines of a file, unfolded by the letter of RFC 5545.
  private func lines(_ text: String) throws -> [String] {
    #expect(text.hasSuffix("\r\n"))
    let folded = text.utf8.split(separator: 10).map { line in
      #expect(line.last == 13)
      return line.dropLast()
    }
    var lines: [[UInt8]] = []
    for line in folded {
      #expect(line.count <= 75)
      if line.first == 32 {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(Array(line))
      }
    }
    return try lines.map { try #require(String(validating: $0, as: UTF8.self)) }
  }

  @Test func `text is escaped and folded, and comes back as it was`() throws {
    let summary = try #require(
      try lines(try text(try daily())).first { $0.hasPrefix("SUMMARY:") })
    var plain = ""
    var isEscaped = false
    for character in summary.dropFirst("SUMMARY:".count) {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        plain.append(character)
        isEscaped = false
      }
    }
    #expect(plain == title)
  }

  @Test func `an entry has what the calendar says, and its alarm`() throws {
    let lines = try lines(try text(try daily()))
    #expect(lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR")
    for line in [
      "DTSTART:20260105T080000", "RRULE:FREQ=DAILY;INTERVAL=3", "DURATION:PT1H",
      "DTSTAMP:20260101T120000Z", "TRIGGER:-PT10M", "ACTION:DISPLAY", "VERSION:2.0",
    ] {
      #expect(lines.contains(line))
    }
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 1)
  }

  @Test func `a fixed zone brings its clocks along`() throws {
    let zone = try Zone(
      id: "Europe/Berlin",
      tzif: Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin"))))
    let lines = try lines(try text(try daily(zone)))
    #expect(lines.contains("DTSTART;TZID=Europe/Berlin:20260105T080000"))
    #expect(lines.contains("BEGIN:VTIMEZONE") && lines.contains("TZID:Europe/Berlin"))
    #expect(lines.contains("BEGIN:DAYLIGHT") && lines.contains("BEGIN:STANDARD"))
  }
}
