import BedsideCore
import BedsideShell
import Testing

/// A week of use through the commands, across the change of the clocks in New York on 8 March and a
/// flight to Auckland and back: cards, rings and locks are right on every day.
@MainActor
struct WeekOfUseStories {
  private let machine = TripStudy.machine()

  private func at(_ zone: String, _ now: String, _ line: String) throws -> String {
    machine.zone = try SystemZones().zone(zone)
    return machine.trip("\(line) --now \(now)")
  }

  private func newYork(_ now: String, _ line: String) throws -> String {
    try at("America/New_York", now, line)
  }

  private func auckland(_ now: String, _ line: String) throws -> String {
    try at("Pacific/Auckland", now, line)
  }

  private func ring(_ page: String) -> String {
    page.split(separator: "\n").dropFirst(2).first.map(String.init) ?? ""
  }

  @Test func `a day before the clocks change`() throws {
    #expect(try newYork("2026-03-05T13:05:00Z", "done 2a") == "Done: Tablets, Breakfast.\n")
    #expect(try newYork("2026-03-05T14:30:00Z", "done 4") == "Done: Call the Ward.\n")
    #expect(try newYork("2026-03-05T14:30:00Z", "log 5") == "Logged: Nausea.\n")
    #expect(try newYork("2026-03-05T23:40:00Z", "done tablets") == "Done: Tablets, Dinner.\n")
    #expect(try newYork("2026-03-06T03:00:00Z", "log steps 2100") == "Logged: Steps, 2,100.\n")
    #expect(
      try newYork("2026-03-06T04:59:00Z", "today") == """
        Today, Thu 5 Mar 2026

         Mon 2   Tue 3   Wed 4  [Thu 5]  Fri 6   Sat 7   Sun 8
           ~       ~       ~      4/5      .       .       .   ~ no tasks  . later

          1 [ ] Night Drops       2:30 to 3:00                            -> done 1
          2 [x] Tablets           all done
                2a [x] Breakfast  done 8:05
                2b [x] Dinner     done 18:40
          3 [x] Steps             2,100 / 2,000  ##########  105%         -> log 3 VALUE
          4 [x] Call the Ward     done 9:30
          5     Nausea            1 time, last 9:30                       -> log 5
                5.1  9:30  logged

        Still possible from earlier days
          6 [ ] Call the Ward     Wed 4 Mar, late, and can still be done  -> done 6

        To learn
          learn cold  Cold

        Contacts
          - Dr. Sam Example, Surgeon, Example Hospital, 555 0100
        More about them: show contacts

        """)
    // At midnight the day is over, whatever was typed a minute before.
    #expect(
      try newYork("2026-03-06T05:00:00Z", "undone tablets a --day 2026-03-05").hasPrefix(
        "What was recorded for 'Tablets' on Thu 5 Mar 2026 stands: only today's answers"))
    #expect(
      try newYork("2026-03-06T05:00:00Z", "undo")
        == "There is nothing to undo: only what you did today, for today, can be undone.\n")
    #expect(
      try newYork("2026-03-06T05:00:00Z", "done tablets a --day tomorrow")
        == "'Tablets' on Sat 7 Mar 2026 is still to come. It can be done on that day.\n")
  }

  @Test func `the day of 23 hours has each event once, and what has no hour there comes later`()
    throws
  {
    // Two minutes before the hour that does not exist.
    let before = try newYork("2026-03-08T06:58:00Z", "today")
    #expect(before.contains("1 [ ] Night Drops       3:30 to 4:00"))
    #expect(before.contains("[Sun 8]"))
    #expect(try newYork("2026-03-08T07:40:00Z", "done drops") == "Done: Night Drops.\n")
    // 9 o'clock in New York is an hour earlier by the sun from now on.
    #expect(try newYork("2026-03-08T13:00:00Z", "done 4") == "Done: Call the Ward.\n")
    let evening = try newYork("2026-03-09T03:59:00Z", "today")
    #expect(evening.contains("  1 [x] Night Drops       done 3:40\n"))
    #expect(evening.contains("  4 [x] Call the Ward     done 9:00\n"))
    #expect(
      evening.contains("\n   ~       ~       ~       ~       ~       ~      2/5   ~ no tasks\n"))
    #expect(
      try newYork("2026-03-09T04:00:00Z", "undone drops --day 2026-03-08").contains("stands"))
    let next = try newYork("2026-03-09T04:00:00Z", "today")
    #expect(next.contains("1 [ ] Night Drops       2:30 to 3:00"))
    #expect(next.contains("[Mon 9]  Tue 10   Wed 11"))
  }

  @Test func `in a flight to Auckland nothing is done twice, opened again or lost`() throws {
    #expect(try newYork("2026-03-10T13:00:00Z", "done 4") == "Done: Call the Ward.\n")
    #expect(try newYork("2026-03-10T23:00:00Z", "done 2b") == "Done: Tablets, Dinner.\n")
    #expect(
      try newYork("2026-03-11T00:30:00Z", "week") == """
        Week of Mon 9 Mar 2026

          Mon 9 Mar   no tasks
          Tue 10 Mar  2 of 5 done (today)
          Wed 11 Mar  5 planned
          Thu 12 Mar  5 planned
          Fri 13 Mar  5 planned
          Sat 14 Mar  5 planned
          Sun 15 Mar  5 planned

        Together: 2 of 5 done

        """)
    // Eighteen hours later it is Thursday morning; the Wednesday was hardly there. The call of Tuesday, 9
    // o'clock in New York, was on Wednesday here, and is done.
    let landed = try auckland("2026-03-11T19:00:00Z", "today")
    #expect(landed.contains("  Mon 9   Tue 10   Wed 11  [Thu 12]  Fri 13   Sat 14   Sun 15"))
    #expect(
      landed.contains("    ~       1/5      1/5      0/5       .        .        .\n"))
    #expect(landed.contains("4 [ ] Call the Ward     2:00 to 3:00"))
    #expect(!landed.contains("Still possible"))
    for line in ["undone tablets b --day 2026-03-10", "undone call --day 2026-03-11"] {
      #expect(try auckland("2026-03-11T19:00:00Z", line).contains("stands"))
    }
    #expect(try auckland("2026-03-11T19:00:00Z", "undo").hasPrefix("There is nothing to undo"))
    #expect(try auckland("2026-03-11T19:00:00Z", "done call") == "Done: Call the Ward.\n")
    #expect(try auckland("2026-03-11T20:00:00Z", "done tablets a") == "Done: Tablets, Breakfast.\n")
    #expect(
      try auckland("2026-03-11T20:00:00Z", "day 2026-03-10").contains(
        """
        This day is over. Its answers can be read, not changed.

           [ ] Night Drops     missed
           [ ] Tablets         1 of 2 done
                [ ] Breakfast  missed
                [x] Dinner     done Wed 11 Mar, 12:00
           [ ] Steps           0 / 2,000  ..........  0%, missed
           [ ] Call the Ward   missed
               Nausea          nothing logged

        """))
  }

  @Test func `a day that comes twice keeps what was done on it, and its locks`() throws {
    #expect(try auckland("2026-03-11T20:00:00Z", "done tablets a") == "Done: Tablets, Breakfast.\n")
    #expect(try auckland("2026-03-12T05:45:00Z", "log 3 1200") == "Logged: Steps, 1,200.\n")
    // Back in New York it is Thursday the 12th once more.
    let back = try newYork("2026-03-12T20:00:00Z", "today")
    #expect(back.contains("[Thu 12]"))
    #expect(back.contains("  2 [ ] Tablets           1 of 2 left\n"))
    #expect(back.contains("2a [x] Breakfast"))
    #expect(back.contains("1,200 / 2,000  ######....  60%"))
    #expect(
      try newYork("2026-03-12T20:00:00Z", "done tablets a")
        == "'Tablets, Breakfast' is recorded already. See it with: history tablets\n")
    // The day was over in Auckland when it was Thursday here: what was done there stands.
    #expect(
      try newYork("2026-03-12T20:00:00Z", "undone tablets a").hasPrefix(
        "What was recorded for 'Tablets' on Thu 12 Mar 2026 stands"))
    #expect(try newYork("2026-03-12T20:00:00Z", "log 3 900") == "Logged: Steps, 900.\n")
    #expect(try newYork("2026-03-12T20:05:00Z", "today").contains("2,100 / 2,000"))
    #expect(
      try auckland("2026-03-12T21:00:00Z", "today").contains(
        "    ~        ~        ~       2/5      0/5       .        .\n"))
  }

  @Test func `when clocks go back in Auckland the day of 25 hours has each event once`() throws {
    // 5 April, 3:00 becomes 2:00 at 14:00 UTC of the day before.
    #expect(try auckland("2026-04-04T13:40:00Z", "done drops") == "Done: Night Drops.\n")
    #expect(
      try auckland("2026-04-04T14:40:00Z", "done drops")
        == "'Night Drops' is done already. Take it back with: undone 1\n")
    #expect(
      try auckland("2026-04-05T11:59:00Z", "undone drops") == "Not done any more: Night Drops.\n")
    #expect(
      try auckland("2026-04-05T12:00:00Z", "done drops --day 2026-04-05")
        == "The day of 'Night Drops' on Sun 5 Apr 2026 is over, and it can't be done later.\n")
  }
}
