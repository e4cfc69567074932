internal import BedsideCore

extension Phrases {
  /// The rarer steps, in German.
  static let germanSteps: KeyValuePairs<String, String> = [
    "group.crumbs": "{outer} / {inner}",
    "step.progressInSection": "Frage {position} von {total} ({part} von {parts} in diesem Teil):",
    "step.progressAboutInSection":
      "Frage {position} von etwa {total} ({part} von {parts} in diesem Teil):",
    "step.picture": "[Bild: {text}] ({path})",
    "step.moreNumbered": "(mehr: ? {number})",
    "step.noSuchText":
      "Es gibt keinen Text mit dieser Nummer. Bitte geben Sie „?“ und 1 bis {count} ein.",
    "help.numbered": "mehr lesen über: {title}",
    "step.endOffer": "Mit „{word}“: {button}",
    "step.skipAllHint": "Dieser Teil ist freiwillig: „{word}“ übergeht alle seine Fragen.",
    "help.skipAll": "alle Fragen dieses Teils auslassen",
    "step.cannotSkipAll": "Dieser Teil kann nicht als Ganzes ausgelassen werden.",
    "custom.none":
      "Dieser Schritt braucht „{name}“, das dieses Programm nicht hat. Es geht ohne ihn weiter.",
    "wait.seconds.one": "Bitte warten Sie 1 Sekunde.",
    "wait.seconds.other": "Bitte warten Sie {count} Sekunden.",
    "wait.work": "Bitte warten Sie.",
    "wait.done": "Fertig.",
    "wait.prompt.one": "Noch 1 Sekunde. Weiter warten mit der Eingabetaste, oder „?“: ",
    "wait.prompt.other": "Noch {count} Sekunden. Weiter warten mit der Eingabetaste, oder „?“: ",
    "wait.workPrompt": "Weiter warten mit der Eingabetaste, oder „?“: ",
    "wait.percent": "{percent} % erledigt.",
    "wait.notWaited": "Niemand ist hier, um zu warten; es geht weiter.",
    "wait.failed": "Es hat nicht geklappt: {reason}",
    "wait.none":
      "Dieser Schritt wartet auf „{name}“, das dieses Programm nicht hat. Es geht ohne ihn weiter.",
    "countdown.start.one": "Es beginnt in 1 Sekunde.",
    "countdown.start.other": "Es beginnt in {count} Sekunden.",
    "countdown.go": "Jetzt.",
    "review.stepPrompt":
      "Weiter mit der Eingabetaste; „{edit} 1“ ändert eine Antwort, „{clear} 1“ nimmt sie zurück: ",
    "review.cleared": "Zurückgenommen: {question}",
    "review.nothingToClear": "Diese Frage hat keine Antwort, die zurückgenommen werden könnte.",
    "review.noNumber":
      "In dieser Liste gibt es keine Frage „{target}“. Bitte geben Sie eine ihrer Nummern ein.",
    "review.earlier": "Ihre Antworten vom {date}",
    "review.noEarlier": "Es gibt noch keine früheren Antworten.",
    "file.none": "hier können keine Dateien gelesen werden",
    "help.file":
      "Die Antwort ist der Pfad: {hint}. Die Tabulatortaste ergänzt ihn; „~“ ist Ihr eigener Ordner.",
    "command.skipAll": "alles auslassen",
    "command.end": "ende",
    "command.edit": "ändern",
    "command.clear": "löschen",
    "command.learn": "mehr",
  ]
}
