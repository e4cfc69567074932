extension AnswerFormat {
  /// The list of choices that answers are taken from; nil for other formats and for several lists.
  package var list: ChoiceList? {
    switch self {
    case .choice(let format): format.list
    case .textScale(let format): ChoiceList(format.choices)
    case .valuePicker(let format): ChoiceList(format.choices)
    case .rank(let format): format.list
    default: nil
    }
  }

  /// `value` as results and alerts hold it: an array wherever several may be chosen, also of one.
  func json(of value: AnswerValue) -> JSONValue {
    let json = value.json
    if case .array = json { return json }
    if case .choice(let format) = self, format.isMultiple { return .array([json]) }
    return json
  }

  /// Whether what is typed and what was answered is never shown.
  package var isSecure: Bool {
    switch self {
    case .text(let format): format.isSecure
    case .confirmText(let format): format.isSecure
    default: false
    }
  }

  /// Whether it asks for a year of birth, by which ages are compared.
  package var asksYearOfBirth: Bool {
    if case .age(let format) = self { format.asked == .yearOfBirth } else { false }
  }

  /// Reads a value that a condition compares answers with.
  ///
  /// Of an order, its beginning will do: one code, or an array of the first few. The code `other` of a
  /// list stands for any own words.
  func comparison(
    _ json: JSONValue, in context: AnswerContext
  ) throws(AnswerError) -> AnswerValue {
    switch self {
    case .choice(let format) where format.other != nil && json == OtherChoice.code.json:
      return .choices([.code(OtherChoice.code)])
    case .rank(var format):
      var codes = [json]
      if case .array(let values) = json { codes = values }
      format.first = min(codes.count, format.count)
      return try format.read(.array(codes), in: context)
    default: return try rules.read(json, in: context)
    }
  }
}
