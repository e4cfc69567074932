internal import BedsideCore

/// Why a command was not understood.
enum UsageError: Error, Hashable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(OptionSpec)
  case unexpectedValue(String, option: String)
  case invalidValue(String, OptionSpec)
  case notALanguage(String)
  case notOneLine(OptionSpec)
  case blankValue(OptionSpec)
  case tooLong(OptionSpec, Int)
  case missingArgument(String)
  case unexpectedArgument(String)
  case repeatedOption(String)
  case onlyAtStart(String)
  case openQuote
  case noSuchForm(CommandName, form: String)
}

extension UsageError {
  /// What to tell a person: what was given and what would do.
  func message(_ phrases: Phrases) -> String {
    switch self {
    case .unknownCommand(let word, nil): phrases(.unknownCommand, ["word": word])
    case .unknownCommand(let word, let nearest?):
      phrases(.unknownCommandButNear, ["word": word, "nearest": nearest])
    case .unknownOption(let option, nil): phrases(.unknownOption, ["option": option])
    case .unknownOption(let option, let nearest?):
      phrases(.unknownOptionButNear, ["option": option, "nearest": nearest])
    case .missingValue(let option): phrases(.missingValue, ["option": option.usage(phrases)])
    case .unexpectedValue(let value, let option):
      phrases(.unexpectedValue, ["value": value, "option": option])
    case .invalidValue(let value, let option):
      phrases(
        .invalidValue,
        [
          "value": value, "option": option.usage(phrases),
          "list": Self.list(option.allowed, phrases),
        ])
    case .notALanguage(let value): phrases(.notALanguage, ["value": value])
    case .notOneLine(let option): phrases(.notOneLine, ["option": option.usage(phrases)])
    case .blankValue(let option): phrases(.blankValue, ["option": option.usage(phrases)])
    case .tooLong(let option, let length):
      phrases(
        .longValue,
        ["option": option.usage(phrases), "count": "\(length)", "most": "\(option.longest)"])
    case .missingArgument(let name): phrases(.missingArgument, ["name": phrases.placeholder(name)])
    case .unexpectedArgument(let text): phrases(.unexpectedArgument, ["text": text])
    case .repeatedOption(let option): phrases(.repeatedOption, ["option": option])
    case .onlyAtStart(let option): phrases(.onlyAtStart, ["option": option])
    case .openQuote: phrases(.openQuote)
    case .noSuchForm(let command, form: "json"):
      phrases(.printsNoJSON, ["command": command.rawValue])
    case .noSuchForm(let command, _): phrases(.printsNoRecords, ["command": command.rawValue])
    }
  }

  private static func list(_ words: [String], _ phrases: Phrases) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return phrases(
      .lastOf, ["list": quoted.dropLast().joined(separator: ", "), "last": last])
  }
}
