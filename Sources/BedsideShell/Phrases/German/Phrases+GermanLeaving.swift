internal import BedsideCore

extension Phrases {
  /// Leaving, saving and going on later, in German.
  static let germanLeaving: KeyValuePairs<String, String> = [
    "menu.prompt": "Nummer oder Wort: ",
    "menu.none":
      "„{text}“ steht hier nicht zur Wahl. Bitte geben Sie eine Zahl von 1 bis {count} ein, oder das"
      + " Wort.",

    "leave.title": "„{task}“ verlassen?",
    "leave.save": "speichern",
    "leave.saveLabel": "die Antworten speichern und aufhören; später geht es weiter",
    "leave.discard": "verwerfen",
    "leave.discardLabel": "aufhören und die Antworten verwerfen",
    "leave.goOn": "weiter",
    "leave.goOnLabel": "hierbleiben",
    "leave.saved": "Gespeichert. Weiter mit: {command}␣{task}",
    "leave.discarded": "Verlassen. Es wurde nichts aufbewahrt.",
    "leave.only": "aufhören",
    "leave.onlyLabel": "aufhören; es wurde noch nichts beantwortet",
    "leave.unanswered": "Verlassen. Es wurde nichts beantwortet.",
    "leave.nothingToSave": "Es gibt noch nichts zu speichern. Mit „beenden“ hören Sie auf.",
    "leave.cannotSave":
      "Das kann nicht für später gespeichert werden. Mit „beenden“ hören Sie auf.",

    "keep.failed":
      "NICHT GESPEICHERT: {reason}. Ihre letzte Antwort steht nur auf diesem Bildschirm.",
    "keep.failedAtAll": "NICHT GESPEICHERT: {reason}. Im Moment kann nichts gespeichert werden.",
    "keep.stillFailed":
      "NICHT GESPEICHERT: {reason}. Was Sie seitdem geantwortet haben, ist verloren.",
    "keep.littleRoom":
      "Die Platte ist fast voll. Jede Antwort wird gespeichert, solange noch Platz für sie ist.",
    "keep.again": "Das Speichern geht wieder: alles bis hierher ist gespeichert.",
    "keep.title": "Was nun?",
    "keep.retry": "noch einmal",
    "keep.retryLabel": "das Speichern noch einmal versuchen",
    "keep.goOn": "weiter",
    "keep.goOnLabel": "weiter antworten; es wird gespeichert, sobald das wieder geht",
    "keep.elsewhere": "woanders",
    "keep.elsewhereLabel": "eine Kopie in einem anderen Ordner sichern und weiter antworten",
    "keep.elsewherePrompt": "In welchem Ordner? ",
    "keep.elsewhereDone":
      "Eine Kopie Ihrer bisherigen Antworten ist gesichert. Wenn wieder Platz ist, holen Sie sie"
      + " zurück mit:",
    "keep.elsewhereFailed": "Auch dort nicht gespeichert. {reason}",
    "keep.leave": "aufhören",
    "keep.leaveLabel": "aufhören mit dem, was davor gespeichert wurde",

    "draft.found": "Sie haben unfertige Antworten von {date} (Frage {position} von {total}).",
    "draft.foundAbout":
      "Sie haben unfertige Antworten von {date} (Frage {position} von etwa {total}).",
    "draft.foundPlain": "Sie haben unfertige Antworten von {date}.",
    "draft.title": "Was möchten Sie damit tun?",
    "draft.resume": "weiter",
    "draft.resumeLabel": "dort weitermachen, wo Sie aufgehört haben",
    "draft.restart": "neu anfangen",
    "draft.restartLabel": "sie verwerfen und mit der ersten Frage beginnen",
    "draft.discard": "verwerfen",
    "draft.discardLabel": "sie verwerfen und nichts beginnen",
    "draft.later": "später",
    "draft.laterLabel": "sie behalten und ein andermal entscheiden",

    "draft.confirm.one": "Eine Antwort verwerfen?",
    "draft.confirm.other": "{count} Antworten verwerfen?",
    "draft.confirmNo": "behalten",
    "draft.confirmYes": "verwerfen",
    "draft.which": "Womit möchten Sie weitermachen?",
    "draft.of.one": "{task} von {day}: 1 Antwort, zuletzt {date}",
    "draft.of.other": "{task} von {day}: {count} Antworten, zuletzt {date}",
    "draft.other":
      "Auch von {day} warten noch unfertige Antworten. Weiter mit ihnen: resume␣{id}",
    "draft.orphan": "Diese unfertigen Antworten zu „{task}“ können nicht mehr beendet werden:",
    "draft.orphanAdvice": "Sie bleiben, bis Sie sie verwerfen: discard␣{draft}",

    "step.unasked.one":
      "Nach dieser Antwort wird eine Frage nicht mehr gestellt; ihre Antwort zählt nicht mehr:",
    "step.unasked.other":
      "Nach dieser Antwort werden {count} Fragen nicht mehr gestellt; ihre Antworten zählen nicht"
      + " mehr:",

    "draft.changed": "„{task}“ hat sich geändert, seit Sie begonnen haben.",
    "draft.moved":
      "Die Frage, bei der Sie aufgehört haben, wird nicht mehr gestellt; es geht in ihrer Nähe"
      + " weiter.",
    "draft.dropped.one": "Eine Antwort passt nicht mehr:",
    "draft.dropped.other": "{count} Antworten passen nicht mehr:",
    "draft.droppedNoItem": "{item}: {value} (wird nicht mehr gefragt)",
    "draft.droppedValue": "{item}: {value} ({reason})",
  ]
}
