internal import BedsideCore

extension TaskDriver {
  /// Puts a question, unless it stands there already, and takes one line as its answer or a command.
  func ask(_ item: FormItem) {
    if askedItem != item.id { session.noteTime() }
    if askedItem != item.id {
      failures = 0
      parts = []
      askedItem = item.id
      renderer.show(sectionHeading(of: item) + [.gap] + page(for: item).blocks)
      if session.written[item.id] != nil, isEdit(phrases(.wordEditor), item) {
        renderer.show(.hint(phrases(.editorKept)))
      }
      shownMatrix = item.matrix?.id
      if item.isOptional { knowsSkipping = true }
    }
    let page = page(for: item)
    let prompt = partPrompt(item) ?? page.prompt(isAccessible: renderer.isAccessible)
    let command = read(
      prompt, mode: page.mode, words: page.candidates, completing: completing(item.format))
    guard let command else { return }
    switch command {
    case .enter where parts.isEmpty: acceptShown(item)
    case .enter: complain(.empty, about: item)
    case .answer(let text) where isEdit(text, item): edit(item)
    case .answer(let text) where showList(text, item): break
    case .answer(let text): take(text, for: item, isLiteral: false)
    case .literal(let text): take(text, for: item, isLiteral: true)
    default:
      shownMatrix = nil
      parts = []
      _ = perform(command)
    }
  }

  /// How the question `item` is put here and now, to whoever reads the screen.
  func page(for item: FormItem) -> QuestionPage {
    QuestionPage(
      item: item, session: session, phrases: phrases, hasColors: renderer.hasColors,
      hasEditor: tools.editor != nil, isNextRow: item.matrix?.id == shownMatrix,
      knowsSkipping: knowsSkipping, recollection: tools.recollections[item.id],
      isAccessible: renderer.isAccessible)
  }

  private func acceptShown(_ item: FormItem) {
    guard let shown = session.shownAnswer(for: item) else {
      complain(.empty, about: item)
      return
    }
    record(shown, for: item, typed: nil)
  }

  private func take(_ text: String, for item: FormItem, isLiteral: Bool) {
    let words = UnansweredWords(phrases: phrases)
    let state = isLiteral ? nil : words.state(text, for: item)
    if state == nil, case .file(let format) = item.format {
      takeFile(text, for: item, format)
      return
    }
    if let state {
      record(state, for: item, typed: text)
      return
    }
    if takePart(text, for: item) { return }
    let whole = parts.isEmpty ? text : (parts + [text]).joined(separator: ", ")
    var isSeveral = false
    if case .text(let format) = item.format { isSeveral = format.isMultiline }
    guard isSeveral else {
      if !take(whole, for: item, typed: text, words: isLiteral ? nil : words) { parts = [] }
      return
    }
    if let lines = readLines(behind: whole) { take(lines, for: item, typed: lines) }
  }

  /// Takes a text as the answer; false when it is none.
  @discardableResult
  func take(
    _ text: String, for item: FormItem, typed: String?, words: UnansweredWords? = nil
  ) -> Bool {
    session.noteTime()
    do {
      let value = try item.format.rules.read(text, in: session.context(for: item))
      record(.answered(value, .typed), for: item, typed: typed)
      let dropped = DroppedCharacters.count(in: text)
      if dropped > 0, case .text = value {
        renderer.show(.text(phrases(.droppedTyped, count: dropped), .notice))
      }
      return true
    } catch {
      complain(words?.error(text) ?? error, about: item, typed: text)
      return false
    }
  }

  /// Records an answer, keeps it, and only then says so.
  func record(_ answer: Answer, for item: FormItem, typed: String?) {
    do {
      try session.record(answer)
    } catch {
      complain(error, about: item, typed: typed)
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
    tellOfUnasked()
  }

  /// Names the questions that the answer has taken away, whose answers count no more.
  private func tellOfUnasked() {
    let items = session.unasked.compactMap { session.task.item($0) }
    if items.isEmpty { return }
    renderer.show(.text(phrases(.unasked, count: items.count), .notice))
    renderer.show(
      items.map { item in
        let answer = session.answers[item.id]?.answer
        let shown = answer?.value.map { session.display($0, of: item) }
        let question = words(of: item)
        return .bullet(shown.map { "\(question) \($0)" } ?? question)
      })
  }

  /// What is said of an answer; nil when it would only repeat what was typed.
  private func readBack(_ answer: Answer, for item: FormItem, typed: String?) -> String? {
    switch answer {
    case .answered(let value, let entry):
      let display = item.format.rules.display(value, in: session.context)
      if display == typed?.trimmed { return nil }
      return phrases(
        entry == .accepted ? .notedDefault : .noted, ["answer": phrases.summary(of: display)])
    case .skipped: return phrases(.leftOut)
    case .dontKnow: return phrases(.noted, ["answer": item.dontKnow ?? phrases(.dontKnow)])
    case .declined: return phrases(.noted, ["answer": item.decline ?? phrases(.decline)])
    case .notShown: return nil
    }
  }

  /// Says why something is no answer and what would be one; at every third time, all there is to know.
  func complain(_ error: AnswerError, about item: FormItem, typed: String? = nil) {
    failures += 1
    if showFits(error, item) { return }
    let message =
      error == .empty && item.isOptional
      ? phrases(.nothingTypedOptional)
      : phrases.message(for: error, about: typed, in: session.context)
    renderer.show(.hint(StyledText(message, .problem)))
    if failures % 3 == 0 {
      showHelp()
    } else {
      advise(behind: message, about: item, error)
    }
  }

  /// What would have done where the words of the person's own are missing; nil for other errors.
  private func example(for item: FormItem, _ error: AnswerError) -> String? {
    guard case .otherNeedsWords = error else { return nil }
    return item.format.exampleOfOwnWords(in: session.context(for: item))
  }

  /// Shows what would do, unless it has just been said.
  private func advise(behind message: String, about item: FormItem, _ error: AnswerError) {
    if case .confirmText = item.format { return }
    let page = page(for: item)
    guard let example = example(for: item, error) ?? page.example else {
      renderer.show(.hint(page.range))
      return
    }
    if example.count > 3, message.contains(example) { return }
    renderer.show(.hint(phrases(.example, ["example": example])))
  }
}
