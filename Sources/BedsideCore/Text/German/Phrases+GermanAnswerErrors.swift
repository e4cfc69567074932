extension Phrases {
  /// Why something is no answer, in German.
  static let germanAnswerErrors: KeyValuePairs<String, String> = [
    "error.verb.type": "Bitte schreiben Sie",
    "error.verb.write": "Schreiben Sie",
    "error.empty": "Sie haben nichts eingegeben. Bitte geben Sie eine Antwort ein.",
    "error.required": "Diese Frage braucht eine Antwort.",
    "error.notANumber": "„{text}“ ist keine Zahl. {type} sie in Ziffern, zum Beispiel {example}.",
    "error.wrongUnit":
      "„{text}“ ist nicht in {unit}, der Einheit hier. {type} die Zahl in {unit}, mit der"
      + " Einheit oder ohne.",
    "error.markedNumber":
      "„{text}“ hat ein Zeichen zwischen den Ziffern. {type} {number}, wenn Sie das meinen.",
    "error.notAWholeNumber": "„{text}“ ist keine ganze Zahl. {type} eine wie 4.",
    "error.outOfRange":
      "„{text}“ liegt außerhalb des Bereichs. {type} eine Zahl von {minimum} bis {maximum}.",
    "error.ambiguousNumber":
      "„{text}“ kann {whole} oder {fraction} heißen. {type}, was Sie meinen.",
    "error.tooManyDecimals.one":
      "„{text}“ hat zu viele Nachkommastellen. {type} höchstens {count}.",
    "error.tooManyDecimals.other":
      "„{text}“ hat zu viele Nachkommastellen. {type} höchstens {count}.",
    "error.noDecimals": "„{text}“ hat Nachkommastellen. {type} eine ganze Zahl.",
    "error.below": "„{text}“ ist weniger als {limit}. {type} {limit} oder mehr.",
    "error.above": "„{text}“ ist mehr als {limit}. {type} {limit} oder weniger.",
    "error.offStep": "„{text}“ ist keine Stufe dieser Skala. {type} {below} oder {above}.",
    "error.neitherYesNorNo": "„{text}“ ist weder {yes} noch {no}. {type} eines von beiden.",
    "error.notAChoice":
      "„{text}“ steht nicht zur Auswahl. Bitte geben Sie eine Zahl von 1 bis {count} ein, oder die"
      + " Worte der Auswahl.",
    "error.notAChoiceValue":
      "{text} ist kein Wert, der zur Auswahl steht. Schreiben Sie einen von {values}.",
    "error.severalChoicesFit": "„{text}“ passt zu {choices}. {type} die Nummer, die Sie meinen.",
    "error.oneChoiceOnly":
      "Sie haben {count} Möglichkeiten genannt. Bitte wählen Sie eine.",
    "error.standsAlone":
      "„{choice}“ passt nicht zusammen mit anderem. Bitte wählen Sie nur das, oder nur die anderen.",
    "error.otherNeedsWords":
      "„{choice}“ braucht Ihre eigenen Worte. Bitte schreiben Sie sie dahinter.",
    "error.tooLong":
      "Der Text hat {count} Zeichen. Höchstens {maximum} sind möglich: bitte kürzen Sie ihn.",
    "error.notADate":
      "„{text}“ ist kein Datum. {type} es wie {example}, oder „heute“, oder „-1d“ für den Tag"
      + " davor.",
    "error.notAWrittenDate": "„{text}“ ist kein Datum. Schreiben Sie es als JJJJ-MM-TT.",
    "error.onlyDay":
      "{text} ist hier nicht möglich: nur {date} ist richtig. {type} diesen Tag, oder „heute“.",
    "error.typedDate": "„{text}“ ({date})",
    "error.before": "{text} ist zu früh. {type} {limit} oder einen späteren Tag.",
    "error.after": "{text} ist zu spät. {type} {limit} oder einen früheren Tag.",
    "error.dontKnow": "„Das weiß ich nicht“ ist hier nicht möglich. {type} eine Antwort.",
    "error.declining": "Bei dieser Frage braucht es eine Angabe. {type} eine Antwort.",
    "error.inFile.notAChoice":
      "„{text}“ ist kein Wert, der zur Auswahl steht. Schreiben Sie den Wert einer Auswahl.",
    "error.inFile.doesNotRepeat":
      "Das ist nicht dasselbe wie die Antwort, die es wiederholt. Schreiben Sie an beiden Stellen"
      + " denselben Text.",
    "error.inFile.otherNeedsWords":
      "„{choice}“ braucht eigene Worte. Schreiben Sie sie wie {example}.",
    "error.inFile.empty": "Der Wert ist leer. Schreiben Sie eine Antwort, oder null für keine.",
    "error.wrongKind": "„{text}“ ist ein Wert der falschen Art. Schreiben Sie {expected}.",
  ]
}
