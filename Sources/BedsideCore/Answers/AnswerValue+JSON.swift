extension AnswerValue {
  /// The value as results and answers files hold it.
  ///
  /// Numbers are numbers, dates `YYYY-MM-DD`; one thing chosen is its code, several are an array;
  /// own words are `{"other": TEXT}`.
  public var json: JSONValue {
    switch self {
    case .boolean(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .decimal(let value): .number(value)
    case .text(let value): .string(value)
    case .date(let value): .string(value.description)
    case .file(let file): file.json
    case .choices(let chosen):
      chosen.count == 1 ? chosen[0].json : .array(chosen.map(\.json))
    }
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
