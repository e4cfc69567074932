extension Phrases {
  /// Heights, weights, ages and ladders, in German.
  static let germanMeasures: KeyValuePairs<String, String> = [
    "hint.height": "eine Größe wie 170 cm, {metres} oder 5 ft 7 in",
    "hint.heightInFeet": "eine Größe wie 5 ft 7 in, 67 in oder 170 cm",
    "hint.weight": "ein Gewicht wie {kilograms} kg oder 155 lb",
    "hint.weightInPounds":
      "ein Gewicht in Pfund (lb), oder eines wie {kilograms} kg oder 11 st 2 lb",
    "hint.heightOne": "eine Größe wie {example}",
    "hint.weightOne": "ein Gewicht wie {example}",
    "age.years.one": "{count} Jahr",
    "age.years.other": "{count} Jahre",
    "age.orYounger": "{age} oder jünger",
    "age.orOlder": "{age} oder älter",
    "hint.year": "ein Jahr von {minimum} bis {maximum}",
    "hint.rung": "eine Sprosse von {minimum}, der untersten, bis {maximum}, der obersten",
    "kind.height": "eine Zahl von Zentimetern",
    "kind.weight": "eine Zahl von Kilogramm",
    "kind.age": "eine ganze Zahl, oder ein Ende, das die Frage hat, wie {\"orOlder\": 90}",

    "error.notAHeight": "„{text}“ ist keine Größe. {type} sie wie 170 cm, 1,70 m oder 5 ft 7 in.",
    "error.notAWeight": "„{text}“ ist kein Gewicht. {type} es wie 70,5 kg, 155 lb oder 11 st 2 lb.",
    "error.measureNeedsUnit": "„{text}“ braucht eine Einheit. {type} es wie {examples}.",
    "error.tooFine":
      "„{text}“ ist genauer, als hier festgehalten wird. Bitte runden Sie auf {finest}.",
    "error.notAYear":
      "„{text}“ liegt außerhalb der gefragten Jahre. {type} ein Jahr von {from} bis {to}.",
  ]
}
