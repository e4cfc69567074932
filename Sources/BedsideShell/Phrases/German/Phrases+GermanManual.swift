internal import BedsideCore

extension Phrases {
  /// The page of the manual in German.
  static let germanManual: KeyValuePairs<String, String> = [
    "helpCommand.manual": "Gibt die Seite des Handbuchs aus, für man.",
    "helpCommand.completions": "Gibt aus, womit eine Shell die Wörter der Befehle ergänzt.",
    "helpCommand.complete":
      "Gibt aus, was aus dem letzten Wort eines Befehls werden kann, je Zeile eines, für Shells.",
    "manual.name": "Bezeichnung",
    "manual.summary": "Behandlungs- und Studienaufgaben im Terminal",
    "manual.synopsis": "Übersicht",
    "manual.description": "Beschreibung",
    "manual.options": "Optionen",
    "manual.exit": "Exit-Status",
    "manual.environment": "Umgebungsvariablen",
    "manual.files": "Dateien",
    "manual.seeAlso": "Siehe auch",
    "manual.shell":
      "Ohne Befehl öffnet bedside eine Shell, die zeigt, was heute zu tun ist, und durch die"
      + " Aufgaben führt. Jede Antwort ist auf der Platte, bevor die nächste Frage erscheint, und wer"
      + " unterbrochen wird, macht bei derselben Frage weiter.",
    "manual.once":
      "Mit einem Befehl führt es nur diesen aus und endet mit einem Exit-Status. Daten gehen auf die"
      + " Standardausgabe, alles andere auf die Standardfehlerausgabe.",
    "exit.done": "Erledigt.",
    "exit.failure": "Es ist fehlgeschlagen; der Grund wird genannt.",
    "exit.nothingDue": "Nichts ist fällig.",
    "exit.usage": "Der Befehl wurde nicht verstanden.",
    "exit.badData": "Inhalte oder Daten sind falsch.",
    "exit.noSuchThing": "Das gibt es nicht.",
    "exit.cannotCreate": "Eine Datei lässt sich nicht anlegen.",
    "exit.cannotWrite": "Eine Datei lässt sich nicht schreiben.",
    "exit.unfinished": "Ein Durchgang wurde vorzeitig verlassen; die Antworten sind gesichert.",
    "exit.aborted": "Ein Durchgang wurde verlassen, und nichts davon wird behalten.",
    "variable.store": "Der Ordner der Aufzeichnungen, wenn „--store“ fehlt.",
    "variable.content": "Der Ordner der Studien, wenn „--content“ fehlt.",
    "variable.picture": "Wie Modelle im Terminal gezeigt werden, wenn „--picture“ fehlt.",
    "variable.language":
      "Die Sprache, wenn weder „--lang“ noch die teilnehmende Person eine nennt.",
    "variable.look": "Wenn gesetzt, ist nichts farbig und nichts bewegt sich von selbst.",
    "variable.editor": "Der Editor für Antworten aus mehreren Zeilen.",
    "variable.zone": "Die Zeitzone.",
    "manual.fileStore":
      "Die Aufzeichnungen, als JSON-Zeilen; ~/.local/share, wenn die Variable nicht gesetzt ist.",
    "manual.fileHistory":
      "Die getippten Befehle, nie eine Antwort; ~/.local/state, wenn die Variable nicht gesetzt ist.",
    "manual.fileCache":
      "Was sich wieder herausfinden lässt und jederzeit gelöscht werden kann; ~/.cache, wenn die"
      + " Variable nicht gesetzt ist.",
  ]
}
