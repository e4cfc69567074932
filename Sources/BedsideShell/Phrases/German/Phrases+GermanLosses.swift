internal import BedsideCore

extension Phrases {
  /// What is lost for good, in German.
  static let germanLosses: KeyValuePairs<String, String> = [
    "doctor.acceptLoss":
      "Hinnehmen, dass verloren ist, was einer Datei fehlt, so dass die Seiten davon schweigen.",
    "doctor.acceptAdvice":
      "Enthält keine Kopie das Verlorene, nehmen Sie das hin mit: doctor --accept-loss {path}"
      + " --author NAME --reason TEXT",
    "finding.blockedCheckpoint":
      "{path}: Welche Zeilen da sein müssen, lässt sich hier weder lesen noch festhalten. Übertragen"
      + " Sie es an diese Person, oder entfernen Sie, was an der Stelle steht.",
    "verify.else": "Sonst ist alles in Ordnung.",
    "verify.accepted.one":
      "{path}: {count} Zeile ist verloren. {author} hat das am {date} hingenommen: {reason}",
    "verify.accepted.other":
      "{path}: {count} Zeilen sind verloren. {author} hat das am {date} hingenommen: {reason}",
    "verify.acceptedPlans.one":
      "{path}: {count} Fassung einer Aufgabe ist verloren. {author} hat das am {date} hingenommen:"
      + " {reason}",
    "verify.acceptedPlans.other":
      "{path}: {count} Fassungen von Aufgaben sind verloren. {author} hat das am {date} hingenommen:"
      + " {reason}",
    "accept.done.one":
      "{path}: {count} Zeile ist verloren, und {author} nimmt das hin. „verify“ nennt sie weiterhin.",
    "accept.done.other":
      "{path}: {count} Zeilen sind verloren, und {author} nimmt das hin. „verify“ nennt sie weiterhin.",
    "accept.donePlans.one":
      "{path}: {count} Fassung einer Aufgabe ist verloren, und {author} nimmt das hin. „verify“ nennt"
      + " sie weiterhin.",
    "accept.donePlans.other":
      "{path}: {count} Fassungen von Aufgaben sind verloren, und {author} nimmt das hin. „verify“ nennt"
      + " sie weiterhin.",
    "accept.needsReason": "Um einen Verlust hinzunehmen, braucht es --author und --reason.",
    "accept.orAdopt":
      "--adopt und --accept-loss sind zweierlei. Geben Sie erst das eine, dann das andere an.",
    "accept.place":
      "„{text}“ ist keine Datei der Aufzeichnungen. Schreiben Sie es wie p/me/2026-03.jsonl",
    "accept.nothing":
      "{path} fehlt nichts, was bekannt ist. Es gibt keinen Verlust hinzunehmen.",
    "audit.loss.one": "{count} Zeile wurde als verloren hingenommen",
    "audit.loss.other": "{count} Zeilen wurden als verloren hingenommen",
    "history.loss.one": "{count} Zeile von {path} wurde als verloren hingenommen",
    "history.loss.other": "{count} Zeilen von {path} wurden als verloren hingenommen",
  ]
}
