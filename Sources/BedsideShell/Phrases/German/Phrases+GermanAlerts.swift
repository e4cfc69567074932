internal import BedsideCore

extension Phrases {
  /// Alerts, scores and what is no longer asked, in German.
  static let germanAlerts: KeyValuePairs<String, String> = [
    "alert.title": "Wichtig: {title}",
    "alert.notice": "Bitte beachten Sie: {title}",
    "alert.first":
      "Bitte lesen Sie erst dies; mit der Eingabetaste geht es weiter.",
    "alerts.title.one": "Hinweise vom letzten Tag",
    "alerts.title.other": "Hinweise der letzten {count} Tage",
    "alerts.line": "{date}, {task}: {title} ({severity})",
    "alerts.over": "{date}, {task}: {title} ({severity}; die Antworten wurden danach geändert)",
    "alerts.takenBack": "Die Antworten wurden zurückgenommen. Ansehen mit: history␣{task}",
    "alerts.discarded": "Die Antworten wurden unfertig verworfen. Ansehen mit: history␣{task}",
    "alerts.urgent": "dringend",
    "alerts.warning": "Warnung",
    "alerts.notice": "Hinweis",
    "alerts.show": "Ansehen mit: show␣{task}␣{day}",
    "alerts.draft": "Die Antworten sind nicht beendet: resume␣{task}",
    "show.alerts": "Hinweise",
    "show.alert": "{date}: {title}",
    "show.alertBecause": "Ausgelöst durch {values}",
    "show.alertOver": "Die Antworten wurden danach geändert; der Hinweis gilt nicht mehr.",
    "show.alertUnseen": "Die teilnehmende Person hat ihn nicht gesehen.",
    "show.scores": "Werte",
    "show.score": "{title}: {value}",
    "show.scoreBand": "{title}: {value} ({label})",
    "show.scorePart": "{score}, aus {answered} von {items} Antworten",
    "show.scoreMissing": "{title}: kein Wert, {answered} von {items} beantwortet",
    "words.count": "die Zahl der Angaben zu {item}",
    "words.matches": "{item} passt zu {pattern}",
    "words.skipped": "{item} ausgelassen ist",
    "words.dontKnow": "{item} nicht bekannt ist",
    "words.declined": "{item} nicht gesagt wird",
    "words.notVisited": "{item} nicht gefragt wurde",
    "words.earlier": "{condition} (zuletzt in {task})",
    "review.dropped": "Nicht mehr gefragt, weil eine Antwort davor geändert wurde",
    "run.earlier":
      "Frühere Antworten auf andere Aufgaben aus einer JSON-Datei nehmen.",
  ]
}
