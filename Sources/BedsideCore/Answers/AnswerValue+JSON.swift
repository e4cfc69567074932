extension AnswerValue {
  /// The value as results and answers files hold it.
  ///
  /// Numbers are numbers, dates `YYYY-MM-DD`, times `HH:MM`, moments ISO 8601 with an offset; a duration
  /// is in seconds, a height in centimetres, a weight in kilograms; the open end of an age is
  /// `{"orOlder": 90}`. One thing chosen is its code, several are an array
  /// (results hold an array wherever several may be chosen); own words are `{"other": TEXT}`.
  /// An order and values of several lists are always arrays, a place is an address or an object of
  /// `latitude` and `longitude`.
  public var json: JSONValue {
    switch self {
    case .boolean(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .decimal(let value): .number(value)
    case .text(let value): .string(value)
    case .date(let value): .string(value.description)
    case .time(let value): .string(value.description)
    case .dateTime(let value): .string(value.description)
    case .duration(let seconds): .integer(seconds)
    case .measure(let measure): .number(measure.amount)
    case .age(let age): age.json
    case .file(let file): file.json
    case .choices(let chosen):
      chosen.count == 1 ? chosen[0].json : .array(chosen.map(\.json))
    case .ranking(let codes), .components(let codes): .array(codes.map(\.json))
    case .location(let place): place.json
    }
  }

  /// The value as drafts hold it: like `json`, and besides what shows it as it was typed.
  var draftJSON: JSONValue {
    if case .measure(let measure) = self { measure.draftJSON } else { json }
  }
}

extension ChoiceAnswer {
  /// What was chosen, as results and answers files hold it.
  public var json: JSONValue {
    switch self {
    case .code(let code): code.json
    case .other(let text): .object(["other": .string(text)])
    }
  }
}

extension ChoiceCode {
  /// The code as files hold it.
  public var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    }
  }
}
