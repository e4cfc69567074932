internal import BedsideCore

extension TaskDriver {
  /// Puts a question, unless it stands there already, and takes one line as its answer or a command.
  func ask(_ item: FormItem) {
    if askedItem != item.id { session.noteTime() }
    let page = page(for: item)
    if askedItem != item.id {
      failures = 0
      askedItem = item.id
      renderer.show(sectionHeading(of: item) + [.gap] + page.blocks)
    }
    let prompt = page.prompt(isAccessible: renderer.isAccessible)
    let command = read(
      prompt, mode: page.mode, words: page.candidates, completing: completing(item.format))
    guard let command else { return }
    switch command {
    case .enter: acceptShown(item)
    case .answer(let text): take(text, for: item)
    case .literal(let text): take(text, for: item, isLiteral: true)
    default: _ = perform(command)
    }
  }

  /// How a question is put to whoever reads the screen.
  func page(for item: FormItem) -> QuestionPage {
    QuestionPage(
      item: item, session: session, phrases: phrases, isAccessible: renderer.isAccessible)
  }

  private func acceptShown(_ item: FormItem) {
    guard let shown = session.shownAnswer(for: item) else {
      complain(.empty, about: item)
      return
    }
    record(shown, for: item, typed: nil)
  }

  private func take(_ text: String, for item: FormItem, isLiteral: Bool = false) {
    let state = isLiteral ? nil : UnansweredWords.state(text, for: item, phrases)
    if state == nil, case .file(let format) = item.format {
      takeFile(text, for: item, format)
      return
    }
    if let state {
      record(state, for: item, typed: text)
      return
    }
    session.noteTime()
    do {
      let value = try item.format.rules.read(text, in: session.context)
      record(.answered(value, .typed), for: item, typed: text)
    } catch {
      complain(isLiteral ? error : UnansweredWords.error(text, phrases) ?? error, about: item)
    }
  }

  /// Records an answer, keeps it, and only then says so.
  func record(_ answer: Answer, for item: FormItem, typed: String?) {
    do {
      try session.record(answer)
    } catch {
      complain(error, about: item)
      return
    }
    askedItem = nil
    failures = 0
    mustPause = false
    guard keep() else { return }
    if goesOnUnkept {
      renderer.show(.hint(StyledText(phrases(.notedUnkept), .notice)))
    } else if let text = readBack(answer, for: item, typed: typed) {
      renderer.show(.hint(StyledText(text, .answer)))
    }
  }

  /// What is said of an answer; nil when it would only repeat what was typed.
  private func readBack(_ answer: Answer, for item: FormItem, typed: String?) -> String? {
    switch answer {
    case .answered(let value, let entry):
      let display = item.format.rules.display(value, in: session.context)
      if display == typed?.trimmed { return nil }
      return phrases(entry == .accepted ? .notedDefault : .noted, ["answer": display])
    case .skipped: return phrases(.leftOut)
    case .dontKnow: return phrases(.noted, ["answer": item.dontKnow ?? phrases(.dontKnow)])
    case .declined: return phrases(.noted, ["answer": item.decline ?? phrases(.decline)])
    case .notShown: return nil
    }
  }

  /// Says why something is no answer and what would be one; at every third time, all there is to know.
  func complain(_ error: AnswerError, about item: FormItem) {
    failures += 1
    let mark = session.context.decimalMark
    let message = phrases.message(for: error, decimalMark: mark)
    renderer.show(.hint(StyledText(message, .problem)))
    let page = page(for: item)
    if failures % 3 == 0 {
      showHelp()
    } else {
      let example = page.example.map { phrases(.example, ["example": $0]) }
      renderer.show(.hint(example ?? page.range))
    }
  }
}
