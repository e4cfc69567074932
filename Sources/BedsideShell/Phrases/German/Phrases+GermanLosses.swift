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
    "finding.lostCheckpoint":
      "{path} ist weg; dort stand, welche Zeilen da sein müssen. Von Zeilen, die mit entfernt wurden,"
      + " weiß niemand.",
    "finding.lostCheckpointSince":
      "{path} war weg; dort stand, welche Zeilen da sein müssen, und es wurde am {date} neu begonnen. Von"
      + " Zeilen, die mit entfernt wurden, weiß niemand.",
    "doctor.lostNotes":
      "Nehmen Sie die Datei aus einer Kopie des Speichers, und den Ordner der Aufzeichnungen dazu, wenn"
      + " Zeilen fehlen. Ist alles da, was da sein soll, bestätigen Sie das mit:"
      + " doctor --accept-loss␣{path}␣--author␣NAME␣--reason␣TEXT",
    "finding.notAFile":
      "{path} ist ein Ordner, eine Pipe oder ein Gerät, wo eine Datei sein muss.",
    "doctor.notAFile":
      "Nehmen Sie es aus dem Speicher heraus, und die Datei aus einer Kopie des Speichers.",
    "verify.altered":
      "{path}: Zeilen wurden mitsamt ihrer Prüfsumme geändert. Was am {date} da war, ist nicht das, was"
      + " jetzt da ist.",
    "doctor.altered":
      "Vergleichen Sie die Datei mit der einer Kopie des Speichers, und nehmen Sie diese, wenn sie stimmt."
      + " Stimmt, was jetzt darin steht, lassen Sie es gelten mit:"
      + " doctor --accept-loss {path} --author NAME --reason TEXT",
    "verify.acceptedAlteration":
      "{path}: Zeilen wurden mitsamt ihrer Prüfsumme geändert. {author} hat das am {date} hingenommen:"
      + " {reason}",
    "verify.acceptedNotes":
      "{path} war verloren; dort stand, welche Zeilen da sein müssen. {author} hat das am {date}"
      + " hingenommen: {reason}",
    "accept.doneAlteration":
      "{path}: Was jetzt in den Zeilen steht, gilt; {author} nimmt das hin. „verify“ nennt es weiterhin.",
    "accept.doneNotes":
      "{path} war verloren, {author} nimmt das hin, und es wird neu festgehalten. „verify“ nennt es"
      + " weiterhin.",
    "audit.alteration":
      "Zeilen, die mitsamt ihrer Prüfsumme geändert wurden, wurden hingenommen",
    "audit.lostNotes":
      "es wurde hingenommen, dass verloren ist, worin stand, welche Zeilen da sein müssen",
    "history.alteration":
      "Zeilen von {path}, die mitsamt ihrer Prüfsumme geändert wurden, wurden hingenommen",
    "history.lostNotes":
      "es wurde hingenommen, dass {path} verloren ist, worin stand, welche Zeilen da sein müssen",
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
