extension Phrases {
  /// Why a choice or a text is no answer, in German.
  static let germanWordErrors: KeyValuePairs<String, String> = [
    "error.notInTheList":
      "„{text}“ steht nicht in der Liste. Bitte geben Sie eines ein, wie es dort steht.",
    "error.severalFit": "„{text}“ passt zu {choices}. {type} mehr von dem, was Sie meinen.",
    "error.andMore": "{list} und {count} weiteren",
    "error.chosenTwice": "„{choice}“ kam zweimal vor. Bitte nennen Sie jedes nur einmal.",
    "error.wrongCount.one": "Sie haben {given} genannt. Bitte nennen Sie {count}.",
    "error.wrongCount.other":
      "Sie haben {given} genannt. Bitte nennen Sie {count}, mit Kommas dazwischen.",
    "error.oneGiven.one": "Sie haben nur eines genannt. Bitte nennen Sie {count}.",
    "error.oneGiven.other":
      "Sie haben nur eines genannt. Bitte nennen Sie {count}, mit Kommas dazwischen.",
    "error.characters.one": "{count} Zeichen",
    "error.characters.other": "{count} Zeichen",
    "error.tooShort.one": "Der Text hat {length}. {type} mindestens {count}.",
    "error.tooShort.other": "Der Text hat {length}. {type} mindestens {count}.",
    "error.tooLarge":
      "Der Text braucht {count} Bytes. Höchstens {maximum} sind möglich: bitte kürzen Sie ihn.",
    "error.severalLines": "Der Text hat mehrere Zeilen. Bitte schreiben Sie ihn auf eine.",
    "error.controlCharacters":
      "Der Text hat Zeichen, die nicht zu sehen sind. Bitte lassen Sie sie weg.",
    "error.doesNotRepeat":
      "Das ist nicht dasselbe wie zuvor. Bitte geben Sie dasselbe noch einmal ein, oder „zurück“, um"
      + " das Vorige zu ändern.",
    "error.notAnEmail": "„{text}“ ist keine E-Mail-Adresse. {type} eine wie name@example.org.",
    "error.notOnEarth":
      "„{text}“ gibt es nicht: Breiten gehen von -90 bis 90, Längen von -180 bis 180.",
  ]
}
