internal import BedsideCore

extension CommandRunner {
  func explain() throws(UsageError) -> Program.End {
    if let end = explainToSystem() { return end }
    guard let word = invocation.arguments.first else { return help(nil) }
    guard let command = CommandName(rawValue: word) else {
      let names = Grammar.commands.map(\.name.rawValue)
      throw .unknownCommand(word, nearest: Suggestion.nearest(to: word, among: names))
    }
    return help(command)
  }

  /// Explains a command, or lists them all.
  func help(_ command: CommandName?) -> Program.End {
    if invocation.has("json") {
      renderer.write(command.map { json(Grammar.spec($0)) } ?? overviewJSON)
      return Program.End(.done)
    }
    renderer.show(command.map { page(Grammar.spec($0)) } ?? overview, on: .data)
    return Program.End(.done)
  }

  private func page(_ spec: CommandSpec) -> [Block] {
    let usage = phrases(.usageLine, ["usage": "bedside " + spec.usage(phrases)])
    let options = spec.options + Grammar.global.filter { spec.forms.contains($0.name) }
    let note: [Block] = spec.note.map { [.gap, .text(phrases($0))] } ?? []
    return [.text(phrases(spec.summary)), .gap, .text(usage)] + note
      + list(.helpOptionsTitle, options)
  }

  private func json(_ spec: CommandSpec) -> JSONValue {
    let options = spec.options + Grammar.global.filter { spec.forms.contains($0.name) }
    return .object([
      "format": 1, "command": .string(spec.name.rawValue),
      "summary": .string(phrases(spec.summary)),
      "usage": .string("bedside " + spec.usage(phrases).replacing("\u{A0}", with: " ")),
      "options": json(options),
    ])
  }

  private func json(_ options: [OptionSpec]) -> JSONValue {
    .array(
      options.map { option in
        var fields: JSONFields = [
          "name": .string("--\(option.name)"), "meaning": .string(phrases(option.meaning)),
        ]
        fields["value"] = option.value.map { .string(phrases.placeholder($0)) }
        if !option.allowed.isEmpty {
          fields["allowed"] = .array(option.allowed.map { .string($0) })
        }
        return .object(fields)
      })
  }

  private var overviewJSON: JSONValue {
    .object([
      "format": 1, "commands": .array(Grammar.commands.map(json)), "options": json(Grammar.global),
    ])
  }

  private var overview: [Block] {
    let commands = Grammar.commands.map {
      Block.Entry($0.name.rawValue, StyledText(phrases($0.summary)))
    }
    return [.heading(phrases(.helpCommandsTitle)), .entries(commands)]
      + list(.helpOptionsTitle, Grammar.global.filter { !$0.isOnlyAtStart })
      + list(.helpStartTitle, Grammar.global.filter(\.isOnlyAtStart))
      + [.gap, .text(phrases(.helpForCommand))]
  }

  private func list(_ title: Phrase, _ options: [OptionSpec]) -> [Block] {
    if options.isEmpty { return [] }
    let entries = options.map { Block.Entry($0.usage(phrases), StyledText(phrases($0.meaning))) }
    return [.gap, .heading(phrases(title)), .entries(entries)]
  }
}
