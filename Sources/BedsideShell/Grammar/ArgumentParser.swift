internal import BedsideCore

/// Reads the words of a command.
///
/// Options stand anywhere, as `--name value` or `--name=value`; `--` ends them. A word that begins
/// with a dash and a digit is an argument, as is `-` alone.
struct ArgumentParser {
  /// Whether the program's own options may be given: only when it is started.
  var isAtStart = true

  private var invocation = Invocation()
  private var spec: CommandSpec?
  /// The command, as far as it was understood.
  var command: CommandName? { spec?.name }
  private var rest: ArraySlice<String> = []

  init(isAtStart: Bool = true) { self.isAtStart = isAtStart }

  /// Reads `words`, the program's name not among them.
  mutating func parse(_ words: [String]) throws(UsageError) -> Invocation {
    invocation = Invocation()
    spec = nil
    rest = words[...]
    var hasEnded = false
    while let word = rest.popFirst() {
      if word == "--", !hasEnded {
        hasEnded = true
      } else if !hasEnded, isOption(word) {
        try takeOption(word)
      } else {
        try take(word)
      }
    }
    try checkArguments()
    return invocation
  }

  /// What was asked of the program as a whole, before a mistake and behind it: the language and the look
  /// in which the mistake is told.
  mutating func wishes() -> Invocation {
    while let word = rest.popFirst() {
      guard isOption(word) else { continue }
      // Another mistake is not told beside the first.
      try? takeOption(word)
    }
    var wishes = Invocation()
    wishes.globals = invocation.globals
    return wishes
  }

  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word.count > 1 else { return false }
    return !(word.dropFirst().first?.isNumber ?? false)
  }

  private mutating func take(_ word: String) throws(UsageError) {
    guard let spec else {
      guard let name = CommandName(rawValue: word) else {
        let names = Grammar.commands.map(\.name.rawValue)
        throw .unknownCommand(word, nearest: Suggestion.nearest(to: word, among: names))
      }
      self.spec = Grammar.spec(name)
      invocation.command = name
      return
    }
    let isFull = invocation.arguments.count >= spec.arguments.count
    guard !isFull || spec.arguments.last?.repeats == true else {
      throw .unexpectedArgument(word)
    }
    invocation.arguments.append(word)
  }

  private mutating func takeOption(_ word: String) throws(UsageError) {
    if word == "-h" || word == "--help" {
      invocation.wantsHelp = true
      return
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].dropFirst(2))
    let own = spec?.options.first { $0.name == name }
    guard word.hasPrefix("--"), let option = own ?? Grammar.global.first(where: { $0.name == name })
    else { throw unknown(String(parts[0])) }
    if option.isOnlyAtStart, !isAtStart { throw .onlyAtStart("--\(name)") }
    let value = try value(of: option, given: parts.count > 1 ? String(parts[1]) : nil)
    if own == nil {
      guard invocation.globals.updateValue(value, forKey: name) == nil else {
        throw .repeatedOption("--\(name)")
      }
    } else if invocation.options.updateValue(value, forKey: name) != nil {
      throw .repeatedOption("--\(name)")
    }
  }

  private mutating func value(
    of option: OptionSpec, given: String?
  ) throws(UsageError) -> String {
    guard option.value != nil else {
      if let given { throw .unexpectedValue(given, option: "--\(option.name)") }
      return ""
    }
    guard let value = given ?? nextValue() else { throw .missingValue(option) }
    if !option.allowed.isEmpty, !option.allowed.contains(value) {
      throw .invalidValue(value, option)
    }
    if option.isLanguage, LanguageTag(value) == nil { throw .notALanguage(value) }
    if option.isOneLine, value.trimmed.isEmpty { throw .blankValue(option) }
    if option.isOneLine, Sanitizer.cleanLine(value) != value { throw .notOneLine(option) }
    let length = value.unicodeScalars.count
    if option.isOneLine, length > option.longest { throw .tooLong(option, length) }
    return value
  }

  private mutating func nextValue() -> String? {
    guard let next = rest.first, !isOption(next) else { return nil }
    return rest.popFirst()
  }

  private func unknown(_ option: String) -> UsageError {
    let known = (spec?.options ?? []) + Grammar.global.filter { isAtStart || !$0.isOnlyAtStart }
    let names = (known.map(\.name) + ["help"]).map { "--\($0)" }
    return .unknownOption(option, nearest: Suggestion.nearest(to: option, among: names))
  }

  private func checkArguments() throws(UsageError) {
    guard let spec, !invocation.wantsHelp else { return }
    for form in ["json", "plain"] where invocation.globals[form] != nil {
      guard spec.forms.contains(form) else { throw .noSuchForm(spec.name, form: form) }
    }
    let required = spec.arguments.filter(\.isRequired)
    if invocation.arguments.count < required.count {
      throw .missingArgument(required[invocation.arguments.count].name)
    }
  }
}
