import BedsideCore

/// Reads answers as a person types them, on 6 March 2026.
enum Reading {
  static let today = CivilDate(dayNumber: 20_518)
  static let context = AnswerContext(today: today)
  static let german = AnswerContext(conventions: Conventions(locale: "de_DE"), today: today)

  /// What became of a text: the value as it is shown, or the message.
  static func of(
    _ text: String, _ format: AnswerFormat, in context: AnswerContext = context
  ) -> String {
    do {
      let value = try format.rules.read(text, in: context)
      return format.rules.display(value, in: context)
    } catch {
      return context.phrases.message(for: error, decimalMark: context.decimalMark).withPlainBlanks
    }
  }

  /// What became of a JSON value: the value as results hold it, or the message.
  static func of(_ json: JSONValue, _ format: AnswerFormat) -> String {
    do {
      return try format.rules.read(json, in: context).json.text
    } catch {
      return context.phrases.message(for: error)
    }
  }
}
