internal import BedsideCore

extension Phrases {
  /// Figures and the pages of documents, in German.
  static let germanFigures: KeyValuePairs<String, String> = [
    "figure.period": "{from} bis {to}",
    "figure.series": "{title}, {count}",
    "document.page": "Seite␣{page} von␣{count}",
  ]
}
