internal import BedsideCore

extension Phrase {
  static let languageSummary = Phrase(
    "language.summary",
    "Show the language, or choose one for good; 'auto' leaves it to the machine.")
  static let languageIs = Phrase("language.is", "{language} (there is {list})")
  static let languageKept = Phrase("language.kept", "The language is now '{language}'.")
  static let languageAutomatic = Phrase(
    "language.automatic", "The language is now that of the machine or the study.")
  static let noLanguage = Phrase(
    "language.none", "There is nothing in the language '{language}'. There is {list}.")
  static let notALanguage = Phrase(
    "language.notATag", "'{value}' is no language tag. Write one like en or pt-BR.")
}
