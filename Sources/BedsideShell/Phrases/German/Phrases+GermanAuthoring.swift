internal import BedsideCore

extension Phrases {
  /// Authors' commands in German.
  static let germanAuthoring: KeyValuePairs<String, String> = [
    "check.files.one": "{count} Datei geprüft.",
    "check.files.other": "{count} Dateien geprüft.",
    "check.errors.one": "{count} Fehler",
    "check.errors.other": "{count} Fehler",
    "check.warnings.one": "{count} Warnung",
    "check.warnings.other": "{count} Warnungen",
    "check.found": "{files} {errors}, {warnings}.",
    "run.dry": "Alle Wege durch die Aufgabe ausgeben, statt zu fragen.",
    "run.dryTakesNoAnswers":
      "--dry gibt jeden Weg aus, was auch geantwortet wird. Lassen Sie --answers weg.",
    "preview.summary":
      "Die Schritte einer Aufgabe zeigen, oder einen davon, wie Teilnehmende sie sehen.",
    "preview.step": "Schritt „{step}“:",
    "preview.hidden": "Nur gefragt, wenn {condition}:",
    "preview.noStep": "„{task}“ hat keinen Schritt „{step}“. Die Schritte sind {list}.",
    "preview.noStepNear": "„{task}“ hat keinen Schritt „{step}“. Meinten Sie „{nearest}“?",
    "preview.noTask":
      "Es gibt keine Datei „{name}“ und keine Aufgabe dieses Namens in dieser Studie.",
    "preview.noTaskNear":
      "Es gibt keine Datei „{name}“ und keine Aufgabe dieses Namens in dieser Studie."
      + " Meinten Sie „{nearest}“?",
    "new.summary": "Eine neue Aufgabe oder eine neue Studie zum Anfangen schreiben.",
    "new.kind":
      "„{word}“ kann nicht geschrieben werden. Schreiben Sie: bedside␣new␣task␣KENNUNG, oder:"
      + " bedside␣new␣study␣KENNUNG",
    "new.badID":
      "„{id}“ kann keine ID sein. Nehmen Sie Kleinbuchstaben, Ziffern, „-“ und „_“, zuerst"
      + " einen Buchstaben oder eine Ziffer, höchstens 64 insgesamt.",
    "new.exists":
      "Es gibt „{path}“ schon. Die Datei wurde nicht verändert. Wählen Sie eine andere ID"
      + " oder einen anderen Ordner.",
    "new.written": "Geschrieben: {path}",
    "new.next": "Ändern Sie es in einem Editor, und dann:",
    "new.check": "sagt, was daran falsch ist",
    "new.run": "probiert es aus; nichts wird gespeichert",
    "new.dry": "gibt jeden Weg hindurch aus",
    "new.open": "öffnet es so, wie Teilnehmende es tun",
    "new.schedule":
      "Damit eine Studie danach fragt, fügen Sie dies zu „tasks“ in ihrer study.json hinzu:",
  ]
}
