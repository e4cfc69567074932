/// Reads an answer format and checks that some answer can fit it.
struct AnswerFormatReader {
  var object: ObjectReader
  /// The words where content has none of its own, as for colours.
  let phrases: Phrases

  /// Reads the format that `node` describes; notes what is wrong in `log`, and returns nil if
  /// anything is.
  static func read(
    _ node: JSONNode, log: ProblemLog, phrases: Phrases = .english
  ) -> AnswerFormat? {
    let name = node["format"]?.string ?? ""
    let isKnown = Vocabulary.formats.built.contains(name)
    let what = isKnown ? "\(name.withArticle.capitalizedFirst) answer" : "An answer"
    guard let object = ObjectReader(node, what, log: log) else { return nil }
    let problems = log.problems.count
    var reader = AnswerFormatReader(object: object, phrases: phrases)
    let format = reader.format(name, isKnown: isKnown)
    return log.hasErrors(since: problems) ? nil : format
  }

  private mutating func format(_ name: String, isKnown: Bool) -> AnswerFormat? {
    guard object.requiredNode("format", hint: "\"scale\"") != nil, object.string("format") != nil
    else { return nil }
    guard isKnown else {
      object.problem(Vocabulary.formats.problem(name, for: "format", in: object), at: "format")
      return nil
    }
    let format = format(name)
    object.finish()
    return format
  }

  private mutating func format(_ name: String) -> AnswerFormat? {
    switch name {
    case "scale": scale()
    case "continuousScale": continuousScale()
    case "choice": choice()
    case "boolean": boolean()
    case "integer": integer()
    case "decimal": decimal()
    case "text": text()
    case "date": date()
    case "textScale": textScale()
    case "valuePicker": valuePicker()
    case "multiPicker": multiPicker()
    case "email": email()
    case "confirmText": confirmText()
    case "location": .location(LocationFormat())
    case "rank": rank()
    case "time": time()
    case "dateTime": dateTime()
    case "duration": duration()
    case "height": height()
    case "weight": weight()
    case "age": age()
    case "ladder": ladder()
    default: nil
    }
  }

  private mutating func boolean() -> AnswerFormat {
    let format = BooleanFormat(
      yes: object.text("yes", most: TextLength.title),
      no: object.text("no", most: TextLength.title), default: object.bool("default"))
    if let yes = format.yes, yes.lowercased() == format.no?.lowercased() {
      object.problem("'yes' and 'no' have the same word. Give one of them another.", at: "no")
    }
    return .boolean(format)
  }
}
