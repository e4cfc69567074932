import BedsideCore
import BedsideExchange
import BedsideStore
import Testing

@testable import BedsideShell

/// People are reminded of what is due, and nobody else learns of it.
@MainActor
struct ReminderStories {
  private let machine = ExportMachine.make()
  private let service = "/home/ann/.config/systemd/user/bedside-reminder.service"
  private let timer = "/home/ann/.config/systemd/user/bedside-reminder.timer"

  private func said(_ words: String..., code: ExitCode = .done) -> String {
    machine.type([])
    machine.isInteractive = false
    #expect(machine.run(words).code == code)
    return machine.transcript
  }

  /// A desktop that keeps what it is told.
  private final class Desktop {
    var told: [[String]] = []
    var end = NotificationEnd.sent
  }

  private func desktop() -> Desktop {
    let desktop = Desktop()
    machine.configure = { host in
      host.notify = { title, text in
        desktop.told.append([title, text])
        return desktop.end
      }
    }
    return desktop
  }

  @Test func `the desktop is told the titles of what has begun, and no more`() {
    let desktop = desktop()
    #expect(said("notify") == "")
    let told = desktop.told.first ?? []
    #expect(told.first?.hasSuffix("due") == true)
    #expect(told.last?.contains("Tablet & more") == true)
  }

  @Test func `a neutral reminder tells nothing`() {
    let desktop = desktop()
    #expect(said("notify", "--neutral", "--json") == "{\"format\":1,\"sent\":true,\"due\":[]}\n")
    #expect(desktop.told == [["Reminder", ""]])
  }

  @Test func `a study's own text stands in every reminder instead of the titles`() {
    let desktop = desktop()
    let study = machine.files["Content/recover/study.json"] ?? ""
    machine.files["Content/recover/study.json"] = study.replacing(
      "\"title\": \"Recover\"", with: "\"title\": \"Recover\", \"reminder\": \"Your diary\"")
    #expect(said("notify", "--json") == "{\"format\":1,\"sent\":true,\"due\":[]}\n")
    #expect(said("notify", "--neutral") == "")
    #expect(desktop.told == [["Your diary", ""], ["Your diary", ""]])
    machine.configure = { host in
      host.findCalendarWriter = {
        { calendar, _ in
          ([calendar.title] + calendar.entries.map(\.summary)).joined(separator: "\n") + "\n"
        }
      }
    }
    #expect(
      said("export", "--format", "ical", "--task", "walk") == "Your diary\nYour diary\n")
  }

  @Test func `where nothing notifies, that is said`() {
    #expect(
      said("notify", code: .failure) == """
        There is no notify-send here, which brings notifications to the desktop. Install
        libnotify-bin, or see what is due with: due

        """)
    let desktop = desktop()
    desktop.end = .failed(status: 1)
    #expect(
      said("notify", code: .failure) == """
        notify-send left with 1: there may be no desktop to notify. See what is due
        with: due

        """)
  }

  @Test func `units are written with the schedule's times, and nothing is run`() {
    machine.configure = { host in
      host.program = "/opt/my $bed/100%/bedside"
      host.hasServiceManager = true
    }
    let text = said("reminders", "install", "--participant", "ann-b")
    #expect(text.contains("systemctl --user enable --now bedside-reminder.timer"))
    let timer = machine.files[timer] ?? ""
    let times = timer.split(separator: "\n").filter { $0.hasPrefix("OnCalendar=") }
    #expect(
      times == [
        "OnCalendar=*-*-* 08:00:00", "OnCalendar=*-*-* 09:00:00", "OnCalendar=*-*-* 20:30:00",
      ])
    #expect(
      machine.files[service]?.contains(
        """
        ExecStart="/usr/bin/env" "/opt/my $$bed/100%%/bedside" "--store" "/store" \
        "--content" "/Content" "--participant" "ann-b" "notify"
        """) == true)
  }

  @Test func `times can be named, and what is installed is told and removed`() {
    _ = said("reminders", "install", "--at", "20:30,07:15", "--neutral")
    #expect(machine.files[service]?.contains("\"notify\" \"--neutral\"\n") == true)
    #expect(said("reminders").hasPrefix("Reminders are installed for: 07:15:00, 20:30:00.\n"))
    #expect(said("reminders", "remove").hasPrefix("The reminders are removed."))
    #expect(machine.files[timer] == nil && machine.files[service] == nil)
    #expect(
      said("reminders", code: .nothingDue)
        == "No reminders are installed. Install them with: reminders install\n")
    #expect(
      said("reminders", "remove", code: .noSuchThing)
        == "No reminders are installed. Install them with: reminders install\n")
  }

  @Test func `units of others are left as they are`() {
    machine.files[timer] = "[Timer]\n"
    #expect(
      said("reminders", "install", code: .cannotCreate).replacing("\n", with: " ")
        .contains("was not written by Bedside"))
    #expect(machine.files[timer] == "[Timer]\n" && machine.files[service] == nil)
    _ = said("reminders", "remove", code: .noSuchThing)
    #expect(machine.files[timer] == "[Timer]\n")
  }

  @Test func `without systemd there are lines for a crontab`() {
    let text = said("reminders", "show", "--at", "08:05")
    #expect(
      text.contains(
        "5 8 * * * '/opt/my $bed/100\\%/bedside' --store /store --content /Content due"))
    #expect(said("reminders", "install").contains("systemd does not run here."))
  }

  @Test func `in a named zone reminders come by its clocks, wherever the machine is`() {
    machine.zones = SystemZones()
    _ = said("reminders", "install", "--zone", "Europe/Berlin")
    let timer = machine.files[timer] ?? ""
    #expect(timer.contains("OnCalendar=*-*-* 08:00:00 Europe/Berlin\n"))
    #expect(
      machine.files[service]?.contains("\"--zone\" \"Europe/Berlin\" \"notify\"\n") == true)
    let shown = said("reminders", "show", "--at", "08:20", "--zone", "Europe/Berlin")
    #expect(shown.contains("OnCalendar=*-*-* 08:20:00 Europe/Berlin\n"))
    let line = shown.split(separator: "\n").last { $0.hasPrefix("5,20,35,50 * * * * ") }
    let test = #"[ "$(TZ=Europe/Berlin date +\%H:\%M)" = 08:20 ] && "#
    #expect(line?.dropFirst("5,20,35,50 * * * * ".count).hasPrefix(test) == true, "\(shown)")
    #expect(line?.hasSuffix(" --zone Europe/Berlin due") == true)
  }

  @Test func `what can't be meant is said`() {
    #expect(
      said("reminders", "install", "--at", "8 o'clock", code: .usage)
        == "'8 o'clock' is no time of day. Write one like 08:00.\n")
    #expect(
      said("reminders", "stop", code: .usage) == """
        Write reminders install, reminders remove, reminders show or reminders status.

        """)
  }

  @Test func `words are written as systemd and shells read them`() {
    #expect(ReminderUnits.quoted("a \"b\" $c %d \\e\n") == #""a \"b\" $$c %%d \\e\n""#)
    #expect(ReminderUnits.shellQuoted("it's") == "'it'\\''s'")
    #expect(ReminderUnits.shellQuoted("/plain-path") == "/plain-path")
  }
}
