extension Phrases {
  /// Why something is no answer, in German.
  static let germanAnswerErrors: KeyValuePairs<String, String> = [
    "error.empty": "Sie haben nichts eingegeben. Bitte geben Sie eine Antwort ein.",
    "error.required": "Diese Frage braucht eine Antwort.",
    "error.notANumber":
      "„{text}“ ist keine Zahl. Bitte schreiben Sie sie in Ziffern, zum Beispiel {example}.",
    "error.wrongUnit":
      "„{text}“ ist nicht in {unit}, der Einheit hier. Bitte geben Sie die Zahl in {unit} ein, mit der"
      + " Einheit oder ohne.",
    "error.markedNumber":
      "„{text}“ hat ein Zeichen zwischen den Ziffern. Bitte geben Sie {number} ein, wenn Sie das"
      + " meinen.",
    "error.notAWholeNumber":
      "„{text}“ ist keine ganze Zahl. Bitte geben Sie eine wie 4 ein.",
    "error.outOfRange":
      "„{text}“ liegt außerhalb des Bereichs. Bitte geben Sie eine Zahl von {minimum} bis {maximum}"
      + " ein.",
    "error.ambiguousNumber":
      "„{text}“ kann {whole} oder {fraction} heißen. Bitte geben Sie ein, was Sie meinen.",
    "error.tooManyDecimals.one":
      "„{text}“ hat zu viele Nachkommastellen. Möglich ist höchstens {count}.",
    "error.tooManyDecimals.other":
      "„{text}“ hat zu viele Nachkommastellen. Möglich sind höchstens {count}.",
    "error.noDecimals":
      "„{text}“ hat Nachkommastellen. Bitte geben Sie eine ganze Zahl ein.",
    "error.below": "„{text}“ ist weniger als {limit}. Bitte geben Sie {limit} oder mehr ein.",
    "error.above": "„{text}“ ist mehr als {limit}. Bitte geben Sie {limit} oder weniger ein.",
    "error.offStep":
      "„{text}“ ist keine Stufe dieser Skala. Bitte geben Sie {below} oder {above} ein.",
    "error.neitherYesNorNo":
      "„{text}“ ist weder {yes} noch {no}. Bitte geben Sie eines von beiden ein.",
    "error.notAChoice":
      "„{text}“ steht nicht zur Auswahl. Bitte geben Sie eine Zahl von 1 bis {count} ein, oder die"
      + " Worte der Auswahl.",
    "error.notAChoiceValue":
      "{text} ist kein Wert, der zur Auswahl steht. Schreiben Sie einen von {values}.",
    "error.severalChoicesFit":
      "„{text}“ passt zu {choices}. Bitte geben Sie die Nummer ein, die Sie meinen.",
    "error.oneChoiceOnly":
      "Sie haben {count} Möglichkeiten genannt. Bitte wählen Sie eine.",
    "error.standsAlone":
      "„{choice}“ passt nicht zusammen mit anderem. Bitte wählen Sie nur das, oder nur die anderen.",
    "error.otherNeedsWords":
      "„{choice}“ braucht Ihre eigenen Worte. Bitte schreiben Sie sie dahinter.",
    "error.tooLong":
      "Der Text hat {count} Zeichen. Höchstens {maximum} sind möglich: bitte kürzen Sie ihn.",
    "error.notADate":
      "„{text}“ ist kein Datum. Bitte schreiben Sie es wie {example}, oder „heute“, oder „-1d“ für"
      + " den Tag davor.",
    "error.notAWrittenDate": "„{text}“ ist kein Datum. Schreiben Sie es als JJJJ-MM-TT.",
    "error.onlyDay":
      "{text} ist hier nicht möglich: nur {date} ist richtig. Bitte geben Sie diesen Tag ein, oder"
      + " „heute“.",
    "error.typedDate": "„{text}“ ({date})",
    "error.before": "{text} ist zu früh. Bitte geben Sie {limit} oder einen späteren Tag ein.",
    "error.after": "{text} ist zu spät. Bitte geben Sie {limit} oder einen früheren Tag ein.",
    "error.dontKnow":
      "„Das weiß ich nicht“ ist hier nicht möglich. Bitte geben Sie eine Antwort ein.",
    "error.declining":
      "Bei dieser Frage braucht es eine Angabe. Bitte geben Sie eine Antwort ein.",
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
