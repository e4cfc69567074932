internal import BedsideCore
internal import BedsideStore

extension CommandRunner {
  /// Tells the desktop what is due.
  func notify(_ desk: CareDesk) -> Program.End {
    Program.End(desk.notify(isNeutral: invocation.has("neutral"), host.notify))
  }

  /// Sets up that somebody is reminded at times of the day, or says what is set up.
  func reminders(_ desk: CareDesk) -> Program.End {
    let action = invocation.arguments.first ?? "status"
    guard let program = host.program else { return fail(phrases(.remindersNoProgram), .failure) }
    let zone = namedZone
    var plan = ReminderPlan(
      of: desk.store.tasks, on: desk.store.today, days: desk.store.days, zone: zone)
    if let text = invocation.options["at"] {
      var times: [ReminderPlan.Time] = []
      for word in text.split(separator: ",") {
        guard let time = WallTime(String(word).trimmed) else {
          return fail(phrases(.remindersBadTime, ["text": String(word)]), .usage)
        }
        times.append(ReminderPlan.Time(time: time, zone: zone))
      }
      plan = ReminderPlan(times)
    }
    let neutral = invocation.has("neutral") ? ["--neutral"] : []
    let units = ReminderUnits(plan: plan, command: [program] + ownOptions + ["notify"] + neutral)
    let reminders = ReminderDesk(
      renderer: renderer, host: host, units: units, folder: places.units, isJSON: desk.isJSON)
    switch action {
    case "install": return reminders.install()
    case "remove": return reminders.remove()
    case "show": return reminders.show()
    case "status": return reminders.status()
    default: return fail(phrases(.remindersHow), .usage)
    }
  }

  /// The options that lead a program to the same records and the same study as this one.
  private var ownOptions: [String] {
    let folders = [("store", "BEDSIDE_STORE"), ("content", "BEDSIDE_CONTENT")]
    var options = folders.flatMap { name, variable -> [String] in
      let value = invocation.globals[name] ?? host.environment[variable]
      return value.flatMap { $0.isEmpty ? nil : ["--\(name)", absolute($0)] } ?? []
    }
    for name in ["study", "participant", "lang"] {
      if let value = invocation.globals[name] { options += ["--\(name)", value] }
    }
    return options + (namedZone.map { ["--zone", $0] } ?? [])
  }

  /// The zone that was asked for here, and that what runs the reminders would not know; nil where the
  /// machine's counts.
  private var namedZone: String? {
    if let zone = invocation.globals["zone"] { return zone }
    guard let zone = host.environment["TZ"], !zone.isEmpty, zone == host.zone.id else { return nil }
    return zone
  }

  private func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return (host.environment["PWD"] ?? "") + "/" + path
  }
}
