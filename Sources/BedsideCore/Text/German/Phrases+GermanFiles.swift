extension Phrases {
  /// Supplied files and repeats, in German.
  static let germanFiles: KeyValuePairs<String, String> = [
    "file.display": "{name} ({size}, eingereichte Datei)",
    "file.bytes.one": "1 Byte",
    "file.bytes.other": "{count} Byte",
    "file.hintAny": "eine Datei von höchstens {size}",
    "file.hint": "eine Datei von höchstens {size}: {types}",
    "error.file.notAFile": "Dies beschreibt keine Datei. Bitte nennen Sie den Pfad einer Datei.",
    "error.file.missing":
      "Es gibt keine Datei „{path}“. Bitte prüfen Sie den Pfad; die Tabulatortaste ergänzt ihn.",
    "error.file.notRegular": "„{path}“ ist ein Ordner oder ein Gerät. Bitte nennen Sie eine Datei.",
    "error.file.unreadable":
      "„{path}“ kann nicht gelesen werden: {reason}. Bitte nennen Sie eine Datei, die Sie lesen"
      + " dürfen.",
    "error.file.empty": "„{name}“ ist leer. Bitte nennen Sie eine Datei mit Inhalt.",
    "error.file.tooLarge":
      "„{name}“ hat {size}. Bitte nennen Sie eine Datei von höchstens {limit}.",
    "error.file.wrongType":
      "„{name}“ ist dem Inhalt nach von anderer Art. Bitte nennen Sie eine von diesen: {types}.",
    "error.file.notKept":
      "NICHT GESPEICHERT: {reason}. „{name}“ wurde nicht übernommen; bitte versuchen Sie es noch"
      + " einmal.",
    "repeat.heading": "{title}: {number} von {count}",
    "repeat.headingOpen": "{title}: {number}",
  ]
}
