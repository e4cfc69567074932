internal import BedsideCore

extension Phrases {
  /// The choice of a language, in German.
  static let germanLanguages: KeyValuePairs<String, String> = [
    "language.summary":
      "Die Sprache zeigen, oder eine auf Dauer wählen; „auto“ überlässt sie dem Rechner.",
    "language.is": "{language} (es gibt {list})",
    "language.kept": "Die Sprache ist jetzt „{language}“.",
    "language.automatic": "Die Sprache ist jetzt die des Rechners oder der Studie.",
    "language.none": "In der Sprache „{language}“ gibt es nichts. Es gibt {list}.",
    "language.notATag": "„{value}“ ist kein Sprachkürzel. Schreiben Sie eines wie de oder pt-BR.",
  ]
}
