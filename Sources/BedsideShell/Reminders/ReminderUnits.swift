internal import BedsideCore

/// The files by which systemd runs a program for a user at times of the day.
struct ReminderUnits: Hashable {
  /// What the units are called.
  static let name = "bedside-reminder"
  /// What the files begin with that this program wrote, and no other.
  static let mark = "# Written by: bedside reminders install"

  let plan: ReminderPlan
  /// The program's path and its arguments.
  let command: [String]

  /// The file that says what is run.
  var service: String {
    """
    \(Self.mark)
    [Unit]
    Description=Bedside reminds of what is due

    [Service]
    Type=oneshot
    ExecStart=\(started.map(Self.quoted).joined(separator: " "))
    # 2 says that nothing is due.
    SuccessExitStatus=2

    """
  }

  /// What systemd starts.
  ///
  /// It takes no program with a quote or a backslash in its path, and no variable is escaped there: such a
  /// path becomes an argument of `env`.
  private var started: [String] {
    guard let program = command.first, program.contains(where: { "\"'\\$".contains($0) })
    else { return command }
    return ["/usr/bin/env"] + command
  }

  /// The file that says when.
  var timer: String {
    """
    \(Self.mark)
    [Unit]
    Description=Bedside reminds of what is due

    [Timer]
    \(plan.times.map { "OnCalendar=\($0.calendar)" }.joined(separator: "\n"))
    AccuracySec=1min
    # What was missed while the machine slept comes when it wakes.
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// The lines of a crontab that print what is due, which cron sends by mail, as it does what is wrong.
  var crontab: [String] {
    plan.times.map { time in
      let words = command.dropLast(command.last == "--neutral" ? 2 : 1) + ["due"]
      let line = words.map(Self.shellQuoted).joined(separator: " ")
      guard let zone = time.zone else {
        return "\(time.time.minute) \(time.time.hour) * * * \(Self.cronEscaped(line))"
      }
      // Not every cron knows zones. Whatever the season, clocks differ by quarters of an hour.
      let minutes = (0..<4).map { String(time.time.minute % 15 + 15 * $0) }.joined(separator: ",")
      let test = "[ \"$(TZ=\(Self.shellQuoted(zone)) date +%H:%M)\" = \(time.time.shortText) ]"
      return "\(minutes) * * * * \(Self.cronEscaped("\(test) && \(line)"))"
    }
  }

  /// A command as cron reads it, which takes a percent sign for a line end.
  private static func cronEscaped(_ command: String) -> String {
    command.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\\%")
  }

  /// A word as systemd reads it: in quotes, without specifiers and variables.
  static func quoted(_ word: String) -> String {
    var quoted = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\\", "\"": quoted += "\\\(scalar)"
      case "%": quoted += "%%"
      case "$": quoted += "$$"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A word as a shell reads it.
  static func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_./:=,+@".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
