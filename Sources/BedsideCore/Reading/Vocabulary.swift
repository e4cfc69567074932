/// The words that name the kinds of something in files: those of this version, and those that the
/// format has besides.
struct Vocabulary {
  /// What a word names, in the plural: "steps".
  let things: String
  /// The words of this version.
  let built: [String]
  /// The words that the format has and this version does not.
  let planned: [String]

  /// What to say of `word`, the value of `key`, when it is not of this version.
  func problem(_ word: String, for key: String, in object: ObjectReader) -> String {
    if planned.contains(word) {
      return "This version has no '\(word)' \(things). It has \(built.joined(separator: ", "))."
    }
    let all = built + planned
    let isNear = Suggestion.nearest(to: word, among: all) != nil
    return object.wrongWord(word, for: key, among: isNear ? all : built)
  }
}

extension Vocabulary {
  static let steps = Vocabulary(
    things: "steps",
    built: [
      "instruction",
      "question",
      "form",
      "document",
      "consent",
      "permission",
      "model",
      "review",
      "table",
      "wait",
      "countdown",
      "file",
      "custom",
      "page",
      "repeat",
      "completion",
    ],
    planned: [
      "active"
    ])

  static let formats = Vocabulary(
    things: "answers",
    built: [
      "scale",
      "continuousScale",
      "choice",
      "boolean",
      "integer",
      "decimal",
      "text",
      "date",
      "time",
      "dateTime",
      "duration",
      "height",
      "weight",
      "age",
      "ladder",
      "textScale",
      "valuePicker",
      "multiPicker",
      "email",
      "confirmText",
      "location",
      "rank",
      "matrix",
    ],
    planned: [])
}

extension String {
  /// The word with its article: "a scale", "an integer".
  var withArticle: String { ("aeiou".contains(first ?? "x") ? "an " : "a ") + self }
  /// The text with a capital first.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
