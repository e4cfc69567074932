import BedsideCore
import BedsideShell
import Testing

/// Each kind of card, as it is to be done, done, and on days that are over or to come.
@MainActor
struct CardStyleStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  private let rows = """
       1 [ ] Night Drops        2:30 to 3:00                          -> done 1
       2 [ ] Tablets            2 of 2 left
             2a [ ] Breakfast   8:00 to 9:00                          -> done 2a
             2b [ ] Dinner      18:30 to 19:30                        -> done 2b
       3 [ ] Steps              0 / 2,000  ..........  0%             -> log 3 VALUE
       4 [ ] Call the Ward      13:00 to 14:00                        -> done 4
       5     Nausea             nothing logged yet                    -> log 5
       6 [ ] Pulse              7:00 to 8:00, incomplete              -> log 6 VALUE
       7 [ ] Evening            20:00 to 22:00                        -> start 7
       8 [#] Look Back          opens when 'Evening' is done
       9 [ ] Cool the Knee      2 of 2 left                           -> done 9a
             9a ( ) 7:30   9b ( ) 12:00
      10     Ask
             Call: 555 0100
             Exercises: https://example.org/knee
      11  i  Why Cooling Helps                                        -> learn cold

    """

  @Test func `each kind of card says what it is and how it is done`() {
    #expect(machine.trip("today").contains(rows))
  }

  @Test func `what was done is told with its time, its values and how to take it back`() {
    for line in [
      "done 1", "done 2b", "log 3 1204", "log 5", "log 5 30 mg", "log 6 62", "done 9a",
      "start evening --answers answers.json",
    ] {
      _ = machine.trip(line)
      #expect(machine.end.code == .done)
    }
    #expect(
      machine.trip("today").contains(
        """
           1 [x] Night Drops        done 12:10
           2 [ ] Tablets            1 of 2 left
                 2a [ ] Breakfast   8:00 to 9:00                          -> done 2a
                 2b [x] Dinner      done 12:10
           3 [ ] Steps              1,204 / 2,000  ######....  60%        -> log 3 VALUE
           4 [ ] Call the Ward      13:00 to 14:00                        -> done 4
           5     Nausea             2 times, last 12:10                   -> log 5
                 5.2  12:10  30 mg
                 5.1  12:10  logged
           6 [x] Pulse              62 bpm
           7 [x] Evening            done 12:10   Pain 4/10
           8 [ ] Look Back          anytime today                         -> done 8
                 Look at your week.
           9 [ ] Cool the Knee      1 of 2 left                           -> done 9b
                 9a (x) 7:30, done 12:10   9b ( ) 12:00
        """))
  }

  @Test func `a screen reader gets a sentence for each, and the command behind it`() {
    _ = machine.trip("log 5 30 mg")
    #expect(
      machine.trip("today --accessible").contains(
        """
        1. Night Drops, to do: 2:30 to 3:00.
        Type: done 1
        2. Tablets: 2 of 2 left.
        2a. Breakfast, to do: 8:00 to 9:00.
        Type: done 2a
        2b. Dinner, to do: 18:30 to 19:30.
        Type: done 2b
        3. Steps, to do: 0 of 2,000, 0 percent.
        Type: log 3 VALUE
        4. Call the Ward, to do: 13:00 to 14:00.
        Type: done 4
        5. Nausea: 1 time, last 12:10.
        5.1: 30 mg, 12:10.
        Type: log 5
        6. Pulse, to do: 7:00 to 8:00, incomplete.
        Type: log 6 VALUE
        7. Evening, to do: 20:00 to 22:00.
        Type: start 7
        8. Look Back: opens when 'Evening' is done.
        9. Cool the Knee: 2 of 2 left.
        9a. 7:30 to 8:30, to do.
        9b. 12:00 to 13:00, to do.
        Type: done 9a
        10. Ask.
        Call: 555 0100
        Exercises: https://example.org/knee
        11. Why Cooling Helps.
        Type: learn cold
        """))
    #expect(
      machine.transcript.contains("This week: 0 of 9 done so far. Day by day: week\n"))
  }

  @Test func `a day to come is closed in words, without numbers or commands`() {
    #expect(
      machine.trip("day tomorrow").contains(
        """
        This day is still to come. It can be seen, not answered.

           [ ] Night Drops        2:30 to 3:00, opens on that day
           [ ] Tablets            2 planned, open on that day
                [ ] Breakfast     8:00 to 9:00, opens on that day
                [ ] Dinner        18:30 to 19:30, opens on that day
           [ ] Steps              0 / 2,000  ..........  0%, anytime, opens on that day
           [ ] Call the Ward      13:00 to 14:00, opens on that day
               Nausea             anytime, opens on that day
           [ ] Pulse              7:00 to 8:00, opens on that day
           [ ] Evening            20:00 to 22:00, opens on that day
           [#] Look Back          opens when 'Evening' is done
           [ ] Cool the Knee      2 planned, open on that day
               ( ) 7:30   ( ) 12:00
               Ask
               Call: 555 0100
               Exercises: https://example.org/knee
            i  Why Cooling Helps                                           -> learn cold

        """))
    #expect(!machine.transcript.contains("done "))
  }

  @Test func `what is closed stands back in colour too`() {
    machine.terminals = [.data]
    let page = machine.trip("day tomorrow --color always")
    #expect(page.contains("\u{1B}[2mPulse\u{1B}[0m"))
    #expect(page.contains("\u{1B}[2m7:00 to 8:00, opens on that day\u{1B}[0m"))
    #expect(machine.trip("today --color always").contains("\u{1B}[1mPulse\u{1B}[0m"))
  }

  @Test func `a day that is over shows what was done, and what can still be done late`() {
    #expect(
      machine.trip("day yesterday").contains(
        """
        This day is over. Its answers can be read, not changed; what is late can still
        be done.

        """))
    #expect(
      machine.transcript.contains(
        """
           [ ] Call the Ward      late, and can still be done
                                  -> done call --day 2026-04-01

        """))
    #expect(machine.transcript.contains("   [ ] Pulse              before you took part\n"))
    #expect(
      machine.trip("done call --day 2026-04-01")
        == "Done: Call the Ward, Wed 1 Apr. It is marked as recorded later.\n")
    #expect(machine.trip("day yesterday").contains("done late, Thu 2 Apr, 12:10"))
    #expect(machine.transcript.contains("   [ ] Pulse              missed\n"))
    #expect(
      machine.transcript.contains("This day is over. Its answers can be read, not changed.\n"))
  }

  @Test func `in few columns everything stands under its title`() {
    machine.console = ScriptedConsole([], width: 40)
    let page = machine.trip("today")
    #expect(
      page.contains(
        """
           2 [ ] Tablets
                 2 of 2 left
                 2a [ ] Breakfast
                        8:00 to 9:00
                        -> done 2a
        """))
    #expect(page.contains("\n   3 [ ] Steps\n         0 / 2,000  ..........  0%\n"))
    #expect(page.contains("\n Mon  Tue  Wed [Thu] Fri  Sat  Sun\n"))
    #expect(page.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 39 })
  }

  @Test func `the same in German`() {
    let page = machine.trip("today --lang de")
    #expect(page.contains("   2 [ ] Tablets            noch 2 von 2\n"))
    #expect(page.contains("0 / 2.000  ..........  0 %"))
    #expect(page.contains("7:00 bis 8:00 Uhr, noch ohne Wert"))
    #expect(page.contains("möglich, wenn „Evening“ erledigt ist"))
    #expect(page.contains("-> log 6 WERT"))
  }

  @Test func `contacts are told in one line on the page, and whole when they are asked for`() {
    #expect(
      machine.trip("today").contains(
        """
        Contacts
          - Dr. Sam Example, Surgeon, Example Hospital, 555 0100
        More about them: show contacts

        """))
    #expect(
      machine.trip("show contacts sam") == """
        Contacts

        Dr. Sam Example
        Surgeon, Example Hospital
          Call (Ward)  555 0100
          Call (Ward)  555 0102
          Address      1 High Street
                       12345 Springfield


        """)
    #expect(
      machine.trip("show contacts maria")
        == "There is no contact 'maria'. See them with: show contacts\n")
    #expect(machine.end.code == .noSuchThing)
    #expect(
      machine.trip("show contacts --plain") == "ward\tSam Example\tSurgeon\tExample Hospital\n")
    #expect(
      machine.trip("show contacts --json").contains(#""phones":[{"value":"555 0100","label":"#))
  }

  @Test func `a page in JSON names the rows and the letters`() throws {
    let json = try JSONReader.read(Array(machine.trip("today --json").utf8)).value
    guard case .array(let events) = json["events"], case .array(let waiting) = json["waiting"],
      case .array(let late) = json["late"]
    else {
      Issue.record("There are no events.")
      return
    }
    #expect(events[1]["number"] == 2)
    #expect(events[1]["letter"] == "a")
    #expect(events[1]["style"] == "checklist")
    #expect(events[0]["letter"] == nil)
    #expect(waiting[0]["task"] == "review")
    #expect(waiting[0]["requires"] == "evening")
    #expect(late[0]["number"] == 12)
  }

  @Test func `a tag picks tasks, which keep their numbers`() {
    #expect(machine.trip("due --tag eyes").hasPrefix("  1 [ ] Night Drops  2:30 to 3:00"))
    #expect(machine.transcript.split(separator: "\n").count == 1)
    #expect(!machine.trip("today --tag eyes").contains("Tablets"))
    #expect(machine.trip("today --tag eyes --plain").split(separator: "\n").count == 1)
    #expect(machine.trip("today --tag eys") == "No task has the tag 'eys'. Did you mean 'eyes'?\n")
    #expect(machine.end.code == .noSuchThing)
    #expect(machine.trip("due --tag zzzzz") == "No task has the tag 'zzzzz'.\n")
  }
}
