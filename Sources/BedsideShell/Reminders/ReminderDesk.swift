internal import BedsideCore
internal import BedsideStore

/// Reminds of what is due, and sets up that the system does so at times of the day.
@MainActor
struct ReminderDesk {
  let renderer: Renderer
  let host: ProgramHost
  let units: ReminderUnits
  /// The folder of a user's own units.
  let folder: String
  let isJSON: Bool

  private var phrases: Phrases { renderer.phrases }
  private var service: String { "\(folder)/\(ReminderUnits.name).service" }
  private var timer: String { "\(folder)/\(ReminderUnits.name).timer" }

  private static let enable = "systemctl --user enable --now \(ReminderUnits.name).timer"
  private static let disable = "systemctl --user disable --now \(ReminderUnits.name).timer"
  private static let reload = "systemctl --user daemon-reload"

  /// Shows what would be installed, and what to do where there is no systemd.
  func show() -> Program.End {
    if isJSON { return tell(isInstalled: state(of: timer) == .ours) }
    let texts = ["# \(service)", units.service, "# \(timer)", units.timer, "# crontab"]
    renderer.write(lines: texts.flatMap { $0.split(separator: "\n").map(String.init) + [""] })
    renderer.write(lines: units.crontab)
    return Program.End(.done)
  }

  /// Writes the units; nothing is run.
  func install() -> Program.End {
    if units.plan.times.isEmpty { return fail(.remindersNoTimes, [:], .noSuchThing) }
    for path in [service, timer] where state(of: path) == .others {
      return fail(.remindersOthers, ["path": path], .cannotCreate)
    }
    do throws(ExportError) {
      for (path, text) in [(service, units.service), (timer, units.timer)] {
        try host.maker.makeFile(path, replacing: true) { write throws(ExportError) in
          do throws(SystemError) {
            try write(Array(text.utf8)[...])
          } catch { throw .system(error) }
        }
      }
    } catch {
      if case .system(let error) = error {
        renderer.show(.text(phrases.message(for: error), .problem))
      }
      return Program.End(.cannotCreate)
    }
    if isJSON { return tell(isInstalled: true) }
    for path in [service, timer] {
      renderer.show(.line(StyledText(Sanitizer.cleanLine(phrases(.exportWrote, ["path": path])))))
    }
    if hasSystemd {
      renderer.show(.text(phrases(.remindersEnable)), .command(Self.reload), .command(Self.enable))
    } else {
      renderer.show(.text(phrases(.remindersNoSystemd), .notice))
      renderer.show(units.crontab.map { .line(StyledText(Sanitizer.cleanLine("  " + $0))) })
    }
    return Program.End(.done)
  }

  /// Removes the units that this program wrote.
  func remove() -> Program.End {
    let found = [service, timer].filter { state(of: $0) == .ours }
    if found.isEmpty { return fail(.remindersNone, [:], .noSuchThing) }
    do throws(SystemError) {
      try host.removeTraces(found)
    } catch {
      renderer.show(.text(phrases.message(for: error), .problem))
      return Program.End(.cannotWrite)
    }
    if isJSON { return tell(isInstalled: false) }
    renderer.show(
      .text(phrases(.remindersRemoved)), .command(Self.disable), .command(Self.reload))
    return Program.End(.done)
  }

  /// Says whether the units are there, and for which times.
  func status() -> Program.End {
    let isInstalled = state(of: timer) == .ours
    if isJSON { return tell(isInstalled: isInstalled) }
    if !isInstalled {
      renderer.show(.text(phrases(.remindersNone)), on: .data)
      return Program.End(.nothingDue)
    }
    let times = text(of: timer).split(separator: "\n").compactMap { line in
      line.hasPrefix("OnCalendar=") ? String(line.dropFirst("OnCalendar=*-*-* ".count)) : nil
    }
    let names: KeyValuePairs = ["times": times.joined(separator: ", ")]
    renderer.show(.text(phrases(.remindersInstalled, names)), on: .data)
    renderer.show(
      .text(phrases(.remindersSeeTimers)),
      .command("systemctl --user list-timers \(ReminderUnits.name).timer"))
    return Program.End(.done)
  }

  // MARK: Files

  private enum State {
    case missing, ours, others
  }

  private func state(of path: String) -> State {
    guard let bytes = try? host.files.bytes(of: path) else {
      return host.contentFiles.exists(path) ? .others : .missing
    }
    return bytes.starts(with: ReminderUnits.mark.utf8) ? .ours : .others
  }

  private func text(of path: String) -> String {
    (try? host.files.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private var hasSystemd: Bool { host.hasServiceManager }

  private func tell(isInstalled: Bool) -> Program.End {
    renderer.write(
      .object([
        "format": 1, "installed": .bool(isInstalled), "service": .string(service),
        "timer": .string(timer), "times": .strings(units.plan.times.map(\.calendar)),
        "enable": .string(Self.enable), "crontab": .strings(units.crontab),
      ]))
    return Program.End(.done)
  }

  private func fail(
    _ phrase: Phrase, _ names: KeyValuePairs<String, String>, _ code: ExitCode
  ) -> Program.End {
    renderer.show(.text(phrases(phrase, names), .problem))
    return Program.End(code)
  }
}

extension Block {
  /// A command on a line of its own, which can be copied.
  fileprivate static func command(_ text: String) -> Block { .line(StyledText("  " + text)) }
}
