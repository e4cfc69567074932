internal import BedsideCore

extension Phrases {
  /// Commands that were not understood, and the help about commands, in German.
  static let germanUsage: KeyValuePairs<String, String> = [
    "usage.name.action": "Was",
    "usage.name.chart": "Diagramm",
    "usage.name.range": "Zeitraum",
    "usage.name.count": "Anzahl",
    "usage.name.participant": "Name",
    "usage.name.side": "Seite",
    "usage.name.command": "Befehl",
    "usage.name.day": "Tag",
    "usage.name.draft": "Entwurf",
    "usage.name.letter": "Buchstabe",
    "usage.name.value": "Wert",
    "usage.name.file": "Datei",
    "usage.name.folder": "Ordner",
    "usage.name.id": "Kennung",
    "usage.name.line": "Datei:Zeile",
    "usage.name.kind": "Art",
    "usage.name.option": "Option",
    "usage.name.path": "Pfad",
    "usage.name.step": "Schritt",
    "usage.name.tag": "Kürzel",
    "usage.name.task": "Aufgabe",
    "usage.name.topic": "Thema",
    "usage.name.instant": "Zeitpunkt",
    "usage.name.name": "Name",
    "usage.name.text": "Text",
    "usage.name.minutes": "Minuten",
    "usage.name.time": "Zeit",
    "usage.name.what": "was",
    "usage.name.when": "wann",
    "usage.name.shell": "Shell",
    "usage.name.words": "Wörter",
    "usage.unknownCommand": "Es gibt keinen Befehl „{word}“. „help“ zeigt alle.",
    "usage.unknownCommandButNear": "Es gibt keinen Befehl „{word}“. Meinten Sie „{nearest}“?",
    "usage.unknownOption": "Die Option „{option}“ gibt es nicht.",
    "usage.unknownOptionButNear":
      "Die Option „{option}“ gibt es nicht. Meinten Sie „{nearest}“?",
    "usage.missingValue": "Zu „{option}“ fehlt der Wert.",
    "usage.unexpectedValue":
      "Die Option „{option}“ nimmt keinen Wert, aber „{value}“ wurde angegeben.",
    "usage.invalidValue":
      "Der Wert „{value}“ ist bei „{option}“ nicht möglich. Nennen Sie einen von {list}.",
    "usage.lastOf": "{list} oder {last}",
    "usage.notOneLine":
      "Der Wert von „{option}“ enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie"
      + " ihn in eine Zeile.",
    "usage.blankValue":
      "Der Wert von „{option}“ enthält kein Wort. Schreiben Sie mindestens eines.",
    "usage.longValue":
      "Der Wert von „{option}“ hat {count} Zeichen. Schreiben Sie höchstens {most}.",
    "usage.missingArgument": "Es fehlt die Angabe „<{name}>“.",
    "usage.unexpectedArgument": "Die Angabe „{text}“ ist zu viel.",
    "usage.repeatedOption":
      "Die Option „{option}“ wurde zweimal angegeben. Geben Sie sie einmal an.",
    "usage.onlyAtStart":
      "Die Option „{option}“ kann nur angegeben werden, wenn bedside gestartet wird.",
    "usage.printsNoJSON": "„{command}“ gibt kein JSON aus. Bitte lassen Sie „--json“ weg.",
    "usage.printsNoRecords":
      "„{command}“ gibt keine Datensätze aus. Bitte lassen Sie „--plain“ weg.",
    "usage.unknownZone":
      "TZ nennt keine Zeitzone: „{name}“. Es gilt die Zeit von {zone}. Setzen Sie TZ auf einen Namen"
      + " wie Europe/Berlin.",
    "usage.openQuote":
      "Ein Anführungszeichen ist nicht geschlossen. Bitte schließen Sie es.",
    "usage.line": "Aufruf: {usage}",
    "usage.seeHelp": "Mehr dazu zeigt „{command}“.",

    "usage.commands": "Befehle",
    "usage.options": "Optionen",
    "usage.startOptions": "Optionen beim Start von bedside",
    "usage.helpForCommand":
      "Mit „help“ und einem Befehl lesen Sie mehr über diesen Befehl.",

    "run.summary":
      "Die Datei einer Aufgabe durchgehen, nichts speichern und das Ergebnis ausgeben.",
    "run.answers":
      "Die Antworten aus einer JSON-Datei nehmen, statt zu fragen; „-“ ist die Standardeingabe.",
    "run.needsAnswers":
      "Es kann niemand gefragt werden: die Standardeingabe ist kein Terminal. Geben Sie die"
      + " Antworten mit --answers␣DATEI an.",
    "run.standardInput": "Standardeingabe",
    "run.storesNothing":
      "Das war ein Versuch: nichts ist gespeichert. Mit --json wird das Ergebnis ausgegeben.",
    "helpCommand.summary": "Die Befehle erklären, oder einen davon.",
    "quit.summary": "Die Shell verlassen.",

    "option.json": "JSON ausgeben.",
    "option.help": "Den Befehl erklären.",
    "option.store": "Die Aufzeichnungen in diesem Ordner aufbewahren.",
    "option.content": "Die Studien aus diesem Ordner nehmen.",
    "option.study": "Diese Studie öffnen.",
    "option.participant": "Die Aufzeichnungen dieser Person öffnen.",
    "option.zone":
      "Die Aufzeichnungen wie in dieser Zeitzone lesen, zum Beispiel Europe/Berlin; nur eine Probe"
      + " wird darin auch geschrieben.",
    "option.now":
      "Zu diesem Zeitpunkt proben; nur mit Aufzeichnungen, die damit angelegt wurden.",
    "option.lang": "Diese Sprache sprechen, zum Beispiel de.",
    "option.color": "Farben verwenden: auto, always oder never.",
    "option.plain": "Einen Datensatz je Zeile ausgeben, in Spalten mit Tabulatoren.",
    "option.accessible": "Sätze ohne Verzierung, für Vorleseprogramme.",
    "option.noInput": "Nichts fragen.",
    "option.version": "Die Version ausgeben, und was eingebaut ist.",
  ]
}
