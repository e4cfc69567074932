internal import BedsideCore

extension Phrases {
  /// Lists, matrices and texts of several lines, in German.
  static let germanFormats: KeyValuePairs<String, String> = [
    "step.otherWordsLike":
      "{other}: geben Sie {number} und Ihre eigenen Worte ein, wie: {example}",
    "step.otherWordsOptional":
      "{other}: geben Sie {number} ein, mit Ihren eigenen Worten oder ohne",
    "step.otherByName": "{other}: geben Sie es ein und dahinter Ihre eigenen Worte",
    "step.choicePicture": "(Bild: {picture})",
    "step.longList":
      "{count} stehen zur Auswahl: geben Sie einen Teil der Worte ein, um eines zu finden, oder"
      + " „liste“, um alle zu sehen",
    "step.fitsMany.one": "„{text}“ passt zu {count} der Liste:",
    "step.fitsMany.other": "„{text}“ passt zu {count} der Liste:",
    "step.fitsMore.one": "Es gibt noch {count}. Geben Sie mehr von den Worten ein.",
    "step.fitsMore.other": "Es gibt noch {count}. Geben Sie mehr von den Worten ein.",
    "step.orAnswer": "Oder geben Sie „{word}“ ein: {label}",
    "step.componentRange": "{first} … {last} ({count} Werte)",
    "step.componentNamed": "{component}: ",
    "step.componentPrompt": "Wert {number} von {count}: ",

    "step.severalLines": "Mehrere Zeilen sind möglich; eine leere schließt ab.",
    "step.severalLinesEdit":
      "Mehrere Zeilen sind möglich; eine leere schließt ab. „schreiben“ öffnet Ihr"
      + " Schreibprogramm.",
    "step.nextLine": "Nächste Zeile, oder Ende mit der Eingabetaste: ",
    "step.editorOpens":
      "Ihr Schreibprogramm öffnet sich. Speichern und schließen Sie den Text dort.",
    "step.editorNoFile": "In „{folder}“ kann keine Datei angelegt werden.",
    "step.editorEnded": "„{command}“ endete mit dem Status {status}.",
    "step.editorUnreadable":
      "Was „{command}“ hinterlassen hat, kann nicht gelesen werden, oder ist kein Text in UTF-8.",
    "step.editorFailed": "{reason} Bitte geben Sie den Text stattdessen hier ein.",
    "step.editorKept":
      "Was Sie geschrieben haben, ist nicht verloren: „schreiben“ öffnet es wieder.",
    "step.textCount.one": "{first} … ({count} Zeile)",
    "step.textCount.other": "{first} … ({count} Zeilen)",
    "step.notShown": "Was Sie eingeben, ist nicht zu sehen.",

    "matrix.eachRow.one": "{hint} für die Zeile darunter.",
    "matrix.eachRow.other": "{hint} für jede der {count} Zeilen darunter.",

    "help.list": "die Auswahl zeigen",
    "help.edit": "im Schreibprogramm schreiben",
    "help.oneOfList": "Wählen Sie eines: {hint}.",
    "help.each":
      "Die Antwort ist {hint}. Auch Leerzeichen sind möglich, und ein Wert nach dem anderen.",
    "help.order": "Bringen Sie die Auswahl in Ihre Reihenfolge: {hint}.",
    "help.confirm":
      "Geben Sie die Antwort auf die Frage davor noch einmal ein, genau wie sie war.",
  ]
}
