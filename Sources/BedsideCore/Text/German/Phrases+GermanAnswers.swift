extension Phrases {
  /// What may be answered, in German.
  static let germanAnswers: KeyValuePairs<String, String> = [
    "piping.notAnswered": "(nicht beantwortet)",
    "yes": "ja",
    "no": "nein",
    "today": "heute",
    "yesterday": "gestern",
    "tomorrow": "morgen",

    "hint.range": "{minimum} bis {maximum}",
    "hint.atLeast": "mindestens {minimum}",
    "hint.atMost": "höchstens {maximum}",
    "hint.numberIn": "eine Zahl in {unit}",
    "hint.inSteps": "{range} in Schritten von {step}",
    "hint.either": "{first} oder {second}",
    "hint.date": "ein Datum wie {example}",
    "hint.characters.one": "bis zu {count} Zeichen",
    "hint.characters.other": "bis zu {count} Zeichen",
    "hint.ownWords": "Ihre eigenen Worte",
    "hint.number": "eine Zahl von 1 bis {count}",
    "hint.numbers": "Zahlen von 1 bis {count}, mit Kommas dazwischen",

    "kind.number": "eine Zahl",
    "kind.wholeNumber": "eine ganze Zahl",
    "kind.text": "einen Text",
    "kind.date": "ein Datum wie 2026-11-30",
    "kind.choice": "den Wert einer Auswahl, oder mehrere in einem Array",
    "kind.boolean": "true oder false",

    "answer.dontKnow": "Das weiß ich nicht",
    "answer.decline": "Das möchte ich nicht sagen",
  ]
}
