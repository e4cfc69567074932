import BedsideCore
import BedsideShell
import Testing

@MainActor
struct CardStories {
  private let desk = Desk()

  @Test func `today shows what is due and how to begin it`() throws {
    #expect(try desk.desk().showDay(nil) == .done)
    #expect(
      desk.transcript == """
        Today, Mon 2 Mar 2026

        [Mon 2]  Tue 3   Wed 4   Thu 5   Fri 6   Sat 7   Sun 8
          0/1      .       .       .       .       .       .   . later

          1 [ ] Check In  8:00 to 9:00                                        -> start 1

        To learn
          learn meniscus  Your meniscus

        """)
  }

  @Test func `a screen reader gets sentences`() throws {
    desk.isAccessible = true
    #expect(try desk.desk().showDay(nil) == .done)
    #expect(
      desk.transcript == """
        Today, Mon 2 Mar 2026

        This week: 0 of 1 done so far. Day by day: week

        1. Check In, to do: 8:00 to 9:00.
        Type: start 1

        To learn
        Your meniscus. Read it with: learn meniscus

        """)
    _ = try desk.types(.line("7"), .line("38.2"), .line("skip"), .line(""), .line("")).desk()
      .start("check-in", on: nil)
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(
      desk.transcript.contains(
        """
        1. Check In: done 8:30.
        Headache 7/10, 38.2 °C

        """))
  }

  @Test func `in few columns a card keeps its indent, and a command its line`() throws {
    _ = try desk.types(.line("7"), .endOfInput).desk().start("check-in", on: nil)
    let narrow = desk.types()
    narrow.console.width = 40
    #expect(try narrow.desk().showDay(nil) == .done)
    #expect(
      desk.transcript.contains(
        """
          1 [ ] Check In
                8:00 to 9:00
                Unfinished, 1 answer saved. Go
                on with: resume check-in

        """))
  }

  @Test func `a finished task shows the answers given`() throws {
    let end = try desk.types(.line("7"), .line("38.2"), .line("skip"), .line(""), .line("")).desk()
      .start("check-in", on: nil)
    #expect(end == Program.End(.done))
    #expect(desk.transcript.hasSuffix("Saved: Check In, Mon 2 Mar.\n"))
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(
      desk.transcript == """
        Today, Mon 2 Mar 2026

        [Mon 2]  Tue 3   Wed 4   Thu 5   Fri 6   Sat 7   Sun 8
          1/1      .       .       .       .       .       .   . later

          1 [x] Check In  done 8:30   Headache 7/10, 38.2 °C

        All done for today.

        To learn
          learn meniscus  Your meniscus

        """)
  }

  @Test func `what is still possible from earlier days stands apart, and then not all is done`()
    throws
  {
    desk.lateDays = 1
    #expect(try desk.desk().showDay(nil) == .done)
    #expect(
      desk.transcript == """
        Today, Mon 2 Mar 2026

        [Mon 2]  Tue 3   Wed 4   Thu 5   Fri 6   Sat 7   Sun 8
          0/1      .       .       .       .       .       .   . later

          1 [ ] Check In  8:00 to 9:00                                        -> start 1

        Still possible from earlier days
          2 [ ] Check In  Sun 1 Mar, late, and can still be done              -> start 2

        To learn
          learn meniscus  Your meniscus

        """)
    _ = try desk.types(.line("7"), .line("38.2"), .line("skip"), .line(""), .line("")).desk()
      .start("check-in", on: CivilDate("2026-03-02"))
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(!desk.transcript.contains("All done"))
    _ = try desk.types(.line("7"), .line("38.2"), .line("skip"), .line(""), .line("")).desk()
      .start("check-in", on: CivilDate("2026-03-01"))
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(desk.transcript.contains("All done for today."))
  }

  @Test func `tomorrow can be seen and not answered`() throws {
    let tomorrow = CivilDate("2026-03-03")
    #expect(try desk.desk().showDay(tomorrow) == .done)
    #expect(
      desk.transcript == """
        Tue 3 Mar 2026

        [Mon 2] <Tue 3>  Wed 4   Thu 5   Fri 6   Sat 7   Sun 8
          0/1      .       .       .       .       .       .   . later

        This day is still to come. It can be seen, not answered.

           [ ] Check In  8:00 to 9:00, opens on that day

        """)
    #expect(try desk.types().desk().start("check-in", on: tomorrow) == Program.End(.badData))
    #expect(
      desk.transcript
        == "'Check In' on Tue 3 Mar 2026 is still to come. It can be done on that day.\n")
  }

  @Test func `a day that is over is read-only, and what was missed is said to be`() throws {
    desk.clock.set("2026-03-01T08:30:00Z")
    desk.taskIDs = ["check-in", "evening"]
    _ = try desk.types(.line("7"), .line("38"), .line(""), .line(""), .line("")).desk()
      .start("evening", on: nil)
    desk.clock.set("2026-03-02T08:30:00Z")
    _ = desk.types()
    #expect(try desk.desk().showDay(CivilDate("2026-03-01")) == .done)
    #expect(
      desk.transcript == """
        Sun 1 Mar 2026

         Mon 23   Tue 24   Wed 25   Thu 26   Fri 27   Sat 28   <Sun 1>
            ~        ~        ~        ~        ~        ~       1/2   ~ no tasks

        This day is over. Its answers can be read, not changed.

           [ ] Check In  missed
           [x] Evening   done 8:30   Headache 7/10, 38 °C

        """)
  }

  @Test func `the week tells each day in words`() throws {
    _ = try desk.types(.line("7"), .line("38"), .line(""), .line(""), .line("")).desk()
      .start("check-in", on: nil)
    #expect(try desk.types().desk().showWeek(nil) == .done)
    #expect(
      desk.transcript == """
        Week of Mon 2 Mar 2026

          Mon 2 Mar  1 of 1 done (today)
          Tue 3 Mar  1 planned
          Wed 4 Mar  1 planned
          Thu 5 Mar  1 planned
          Fri 6 Mar  1 planned
          Sat 7 Mar  1 planned
          Sun 8 Mar  1 planned

        Together: 1 of 1 done

        """)
  }

  @Test func `what is due is listed, and nothing due is an exit code of its own`() throws {
    #expect(try desk.desk().showDue() == .done)
    #expect(
      desk.transcript == """
          1 [ ] Check In  8:00 to 9:00                                        -> start 1

        """)
    _ = try desk.types(.line("7"), .line("38"), .line(""), .line(""), .line("")).desk()
      .start("check-in", on: nil)
    #expect(try desk.types().desk().showDue() == .nothingDue)
    #expect(desk.transcript == "Nothing is due now.\n")
    #expect(desk.console.data.isEmpty)
  }

  @Test func `a day as JSON tells the event and its state`() throws {
    desk.isJSON = true
    #expect(try desk.desk().showDay(nil) == .done)
    let json = try JSONReader.read(Array(desk.console.data.utf8)).value
    #expect(json["day"] == "2026-03-02")
    guard case .array(let events) = json["events"] else {
      Issue.record("There are no events.")
      return
    }
    #expect(events[0]["task"] == "check-in")
    #expect(events[0]["state"] == "due")
    #expect(events[0]["event"] == "me/recover/check-in/1/0/1")
  }

  @Test func `a plain listing is one record a line, with tabs between its values`() throws {
    var plain = try desk.desk()
    plain.isPlain = true
    #expect(plain.showDay(nil) == .done)
    #expect(
      desk.console.data == "1\t\tcheck-in\tCheck In\t2026-03-02\t2026-03-02T08:00:00Z"
        + "\t2026-03-02T09:00:00Z\tdue\t\n")
    #expect(plain.showWeek(nil) == .done)
    #expect(desk.console.data.hasSuffix("2026-03-08\tzero\t0\t1\n"))
  }
}
