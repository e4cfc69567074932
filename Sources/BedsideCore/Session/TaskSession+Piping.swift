extension TaskSession {
  /// `step` with the answers so far in its texts, where they name items in braces.
  public func filled(_ step: Step) -> Step {
    guard task.pipesAnswers, step.hasPipedTexts else { return step }
    let given = effectiveAnswers
    return step.mapTexts(
      { filled($0, given: given) },
      markdown: { filled($0, given: given) { $0.escapedMarkdown } })
  }

  /// `item` with the answers so far in its texts.
  public func filled(_ item: FormItem) -> FormItem {
    guard let place = task.index.places[item.id], task.index.piping.contains(place.step) else {
      return item
    }
    return item.mapTexts(filled)
  }

  /// `value` of `item` as the person reads it, with the answers so far in the words of its choices.
  public func display(_ value: AnswerValue, of item: FormItem) -> String {
    format(of: item, given: effectiveAnswers).rules.display(value, in: context)
  }

  /// The format of `item` with answers of `given` in the words of its choices.
  func format(of item: FormItem, given: [Identifier<FormItem>: Answer]) -> AnswerFormat {
    guard task.pipesAnswers, let place = task.index.places[item.id],
      task.index.piping.contains(place.step)
    else { return item.format }
    return item.format.mapTexts { text in
      // What stands in a choice names no choices that name answers themselves: `check` sees to it.
      filled(text, given: given, isInChoice: true)
    }
  }

  /// `text` with the answers so far in place of the names in braces.
  public func filled(_ text: String) -> String { filled(text, given: effectiveAnswers) }

  /// `text` with answers of `given` in place of the names in braces, each changed by `escape`.
  func filled(
    _ text: String, given: [Identifier<FormItem>: Answer], isInChoice: Bool = false,
    _ escape: (String) -> String = { $0 }
  ) -> String {
    guard task.pipesAnswers, PipedText.isNeeded(in: text) else { return text }
    return PipedText(text).filled { name, fallback in
      switch name {
      case .item(let id):
        guard let item = task.item(id) else { return nil }
        let display = given[id]?.value.map { value in
          let format = isInChoice ? item.format : format(of: item, given: given)
          return plain(value, of: format)
        }
        return display.map { escape(Sanitizer.cleanLine($0)) } ?? fallback
          ?? context.phrases(.pipedNothing)
      case .score(let id):
        guard let score = task.scores.score(id) else { return nil }
        let value = task.scores.value(of: id, given: given)
        return value.map { escape(score.display($0, in: context)) } ?? fallback
          ?? context.phrases(.pipedNoScore)
      }
    }
  }

  /// A value as it stands in a sentence: a name that is a signature elsewhere is only a name there.
  private func plain(_ value: AnswerValue, of format: AnswerFormat) -> String {
    if case .text(let format) = format, format.isSignature, case .text(let name) = value {
      return name
    }
    return format.rules.display(value, in: context)
  }
}

extension Score {
  /// `value` as a person reads it, with its unit.
  public func display(_ value: Double, in context: AnswerContext) -> String {
    context.show(value) + (unit.map { " \($0)" } ?? "")
  }
}

extension String {
  /// The text with a backslash before everything that Markdown could take for a mark.
  fileprivate var escapedMarkdown: String {
    var escaped = ""
    for character in self {
      if character.isASCII, character.isPunctuation || character.isSymbol { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
