internal import BedsideCore

extension Phrases {
  /// What is said of models, in German.
  static let germanModels: KeyValuePairs<String, String> = [
    "model.looked": "Angesehen: {parts}.",
    "model.selected": "Ausgewählt: {part}.",
    "model.stops": "Sie haben {seen} von {count} Stationen der Führung gesehen.",
    "model.read": "Sie haben gelesen, was das Modell zeigt.",
    "model.more": "{parts}; und {count} weitere",
    "model.parts": "Die Teile sind:",
    "model.choose": "Welchen Teil wählen Sie aus? Geben Sie seine Nummer oder seinen Namen ein: ",
    "model.typePart": "Geben Sie eine Nummer von 1 bis {count} oder einen Namen ein.",
    "model.noPart":
      "Einen Teil „{text}“ gibt es nicht. Geben Sie eine Nummer von 1 bis {count} oder einen Namen ein.",
    "model.otherPart": "{part}: Danach ist nicht gefragt. Wählen Sie einen anderen Teil.",
  ]
}
