internal import BedsideCore

extension Phrases {
  /// Questions and pages of a run, in German.
  static let germanQuestions: KeyValuePairs<String, String> = [
    "step.progress": "Frage {position} von {total}:",
    "step.progressAbout": "Frage {position} von etwa {total}:",
    "step.droppedInFile.one":
      "{item}: {count} Zeichen, das kein Terminal zeigen darf, wird weggelassen.",
    "step.droppedInFile.other":
      "{item}: {count} Zeichen, die kein Terminal zeigen darf, werden weggelassen.",
    "step.droppedTyped.one":
      "Ihre Antwort ist ohne {count} Zeichen gespeichert, das kein Terminal zeigen darf.",
    "step.droppedTyped.other":
      "Ihre Antwort ist ohne {count} Zeichen gespeichert, die kein Terminal zeigen darf.",
    "step.described": "{value} ({description})",
    "step.onlyThis": "(nur dies)",
    "step.otherWords": "{other}: geben Sie {number} und Ihre eigenen Worte ein",
    "step.optional": "Freiwillig: „auslassen“ überspringt die Frage.",
    "step.optionalAgain": "Freiwillig.",
    "step.nothingTypedOptional":
      "Sie haben nichts eingegeben. Bitte geben Sie eine Antwort ein, oder „auslassen“, um die Frage"
      + " zu überspringen.",
    "step.accept": "Mit der Eingabetaste übernehmen Sie {value}.",
    "step.keep": "Mit der Eingabetaste behalten Sie {value}.",
    "step.typedSignature":
      "Dies ist eine getippte Unterschrift: Ihr Name und das Datum stehen dafür.",
    "step.choiceIsCommandByName":
      "„{word}“ ist auch ein Befehl: um es zu wählen, geben Sie „:{word}“ ein.",
    "step.choiceIsCommand":
      "„{word}“ ist auch ein Befehl: um es zu wählen, geben Sie die Nummer ein.",

    "step.answerPrompt": "Ihre Antwort: ",
    "step.goOnPrompt": "Weiter mit der Eingabetaste: ",
    "step.tryAgainPrompt": "Noch einmal mit der Eingabetaste: ",
    "step.nextPagePrompt": "Teil {number} von {count}. Weiter mit der Eingabetaste: ",
    "step.finishPrompt": "Abschließen mit der Eingabetaste: ",
    "step.finishOrChangePrompt":
      "Abschließen mit der Eingabetaste, oder eine Nummer, um diese Antwort zu ändern: ",
    "step.reviewPrompt":
      "Weiter mit der Eingabetaste, oder eine Nummer, um diese Antwort zu ändern: ",
    "step.modelPrompt":
      "Weiter mit der Eingabetaste, oder „nochmal“, um es noch einmal anzusehen: ",
    "step.modelGatePrompt":
      "Noch einmal ansehen mit der Eingabetaste, oder „text“, um es stattdessen zu lesen: ",

    "step.noted": "Notiert: {answer}",
    "step.notedDefault": "Notiert: {answer}, der vorgeschlagene Wert",
    "step.notedUnkept": "Notiert, aber noch nicht gespeichert.",
    "step.leftOut": "Ausgelassen.",
    "step.example": "Zum Beispiel: {example}",
    "step.dontKnow": "Das weiß ich nicht",
    "step.decline": "Das möchte ich nicht sagen",

    "review.title": "Ihre bisherigen Antworten",
    "review.all": "Ihre Antworten",
    "review.empty": "Bisher gab es keine Fragen.",
    "review.skipped": "ausgelassen",
    "review.notAnswered": "noch nicht beantwortet",

    "step.joined": "Mehrere Zeilen wurden eingefügt; sie gelten als eine.",
    "step.lineAbandoned": "Was Sie eingegeben hatten, ist verworfen.",
    "step.nothingToSkip": "Hier gibt es keine Frage, die Sie auslassen könnten.",
    "step.first": "Davor kommt nichts.",
    "step.noWayBack": "Von hier führt kein Weg zurück.",
    "step.missing.one": "Eine Frage braucht noch eine Antwort.",
    "step.missing.other": "{count} Fragen brauchen noch eine Antwort.",
    "step.goToWhat":
      "Geben Sie „gehe zu“ und die Nummer einer Frage ein, wie „gehe zu 1“; „übersicht“ zeigt sie.",
    "step.noSuchQuestion":
      "Es gibt keine Frage „{target}“. Mit „übersicht“ sehen Sie die Nummern.",
    "step.noSuchQuestionButNear": "Es gibt keine Frage „{target}“. Meinten Sie „{nearest}“?",
    "step.notReachedYet":
      "„{target}“ wurde noch nicht gefragt. „übersicht“ zeigt, was gefragt wurde.",
    "step.onlyEnter":
      "„{text}“ hat hier keine Bedeutung. Drücken Sie die Eingabetaste, oder geben Sie „zurück“,"
      + " „speichern“ oder „?“ ein.",
    "step.onlyEnterUnsaved":
      "„{text}“ hat hier keine Bedeutung. Drücken Sie die Eingabetaste, oder geben Sie „zurück“ oder"
      + " „?“ ein.",
    "step.learnMoreUnreadable":
      "„{title}“ kann nicht gelesen werden: die Datei fehlt oder ist beschädigt.",
    "step.noLearnMore": "Hier gibt es nichts weiter nachzulesen.",

    "model.opensInWords":
      "Hier ist das Modell, in Worten. Mit „schließen“ kommen Sie hierher zurück.",
    "model.opens": "Hier ist das Modell. Mit Escape schließen Sie es und kommen hierher zurück.",
    "model.unavailable":
      "Das Modell kann nicht gezeigt werden: {reason} Hier steht in Worten, was es zeigt.",
    "model.measuredToday": "{joint} heute: {least}° bis {most}°",
    "model.measured": "{joint}, {date}: {least}° bis {most}°",
    "model.range": "Ihr Bewegungsumfang",
    "model.inWords": "Hier steht in Worten, was das Modell zeigt.",
  ]
}
