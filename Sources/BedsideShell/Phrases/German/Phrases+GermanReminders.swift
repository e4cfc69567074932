internal import BedsideCore

extension Phrases {
  /// Reminders, in German.
  static let germanReminders: KeyValuePairs<String, String> = [
    "notify.summary": "Dem Desktop sagen, was fällig ist; endet mit 2, wenn nichts fällig ist.",
    "notify.neutral": "Erinnern ohne ein Wort darüber, was zu tun ist.",
    "reminder.due.one": "{count} Aufgabe ist fällig",
    "reminder.due.other": "{count} Aufgaben sind fällig",
    "notify.none":
      "Hier gibt es kein notify-send, das Benachrichtigungen auf den Desktop bringt. Installieren Sie"
      + " libnotify-bin, oder sehen Sie nach, was fällig ist: due",
    "notify.failed":
      "notify-send endete mit {status}: Vielleicht gibt es keinen Desktop. Was fällig ist, zeigt: due",
    "reminders.summary": "systemd zu den Zeiten des Terminplans erinnern lassen.",
    "reminders.note":
      "„install“ schreibt einen Timer und einen Dienst nur für Sie, die „notify“ aufrufen; nichts läuft,"
      + " bevor Sie sie einschalten. „show“ zeigt sie und die Zeilen für eine Crontab, „status“ sagt,"
      + " was da ist, und „remove“ nimmt es weg.",
    "reminders.at": "Die Zeiten statt derer des Terminplans: 08:00, oder 08:00,20:30.",
    "reminders.how":
      "Schreiben Sie reminders install, reminders remove, reminders show oder reminders status.",
    "reminders.badTime": "„{text}“ ist keine Uhrzeit. Schreiben Sie eine wie 08:00.",
    "reminders.noProgram":
      "Wo dieses Programm liegt, lässt sich nicht feststellen; deshalb kann nichts es aufrufen.",
    "reminders.noTimes": "Der Terminplan hat keine Zeiten. Nennen Sie welche, etwa mit --at 08:00.",
    "reminders.others":
      "„{path}“ ist nicht von Bedside und blieb deshalb, wie es war. Verschieben Sie es, und"
      + " installieren Sie noch einmal.",
    "reminders.none": "Es sind keine Erinnerungen installiert. Installieren mit: reminders install",
    "reminders.enable": "Noch läuft nichts. Schalten Sie die Erinnerungen ein mit:",
    "reminders.noSystemd":
      "Hier läuft kein systemd. Diese Zeilen in einer Crontab (crontab -e) geben aus, was fällig ist, und"
      + " cron schickt es per Mail:",
    "reminders.removed":
      "Die Erinnerungen sind entfernt. Waren sie eingeschaltet, beenden Sie sie mit:",
    "reminders.installed": "Erinnerungen sind installiert für: {times}.",
    "reminders.seeTimers": "Ob sie eingeschaltet sind und wann die nächste kommt, sagt:",
  ]
}
