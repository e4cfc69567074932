internal import BedsideCore

extension TaskDriver {
  /// Shows what a step has to say before its questions; false when the person went elsewhere.
  func introduce(_ step: Step) -> Bool {
    // Whatever stood there has scrolled by when this step is left again.
    shownStep = nil
    shownSection = nil
    var blocks: [Block] = [.gap]
    // A jump may lead to what nobody has read: a step that the new answer brought.
    let isKnown = hasJumped && readSteps.contains(step.id)
    blocks += headings(of: step, isKnown: isKnown)
    if !isKnown { blocks += texts(of: step) }
    if let way = step.earlyTermination {
      let names: KeyValuePairs = ["word": phrases(.wordEnd), "button": way.button]
      blocks.append(.hint(phrases(.endOffer, names)))
    }
    if step.isOptional {
      blocks.append(.hint(phrases(.skipAllHint, ["word": phrases(.wordSkipAll)])))
    }
    renderer.show(blocks)
    guard !isKnown, session.currentItem?.id == session.visibleItems.first?.id else { return true }
    switch step.content {
    case .document: return turnPages(pages(of: step))
    case .consent:
      guard turnPages(pages(of: step)) else { return false }
      renderer.show(.gap, .text(phrases(.typedSignature)))
      return true
    default: return true
    }
  }

  private func page(_ section: DocumentContent.Section) -> [Block] {
    [.gap] + (section.title.map { [.heading($0)] } ?? []) + tools.markdown.blocks(of: section.text)
  }

  /// The parts of a text that are turned like pages; none at other steps.
  private func pages(of step: Step) -> [[Block]] {
    switch step.content {
    case .document(let document): document.sections.map(page)
    case .consent(let consent): consent.sections.map(page)
    default: []
    }
  }

  /// Goes back from what follows the parts of a text to the last of them; false where there are none.
  func goBackToPages() -> Bool {
    guard let step = session.currentStep, shownStep == step.id,
      session.currentItem?.id == session.visibleItems.first?.id
    else { return false }
    let pages = pages(of: step)
    // A text in one part stands right above what is asked.
    guard pages.count > 1 else { return false }
    askedItem = nil
    mustPause = false
    shownStep = nil
    if turnPages(pages, from: pages.count - 1) { shownStep = step.id }
    return true
  }

  /// Shows pages with Enter between them; false when the person went elsewhere.
  ///
  /// It begins with the page `start`; behind that Enter is waited for even if it is the last.
  func turnPages(_ pages: [[Block]], from start: Int = 0) -> Bool {
    var index = start
    if pages.indices.contains(start) { renderer.show(pages[start]) }
    while index < pages.count - 1 || index == start && start > 0 {
      let place: KeyValuePairs = ["number": String(index + 1), "count": String(pages.count)]
      switch read(phrases(.nextPagePrompt, place)) {
      case .enter:
        index += 1
        if index == pages.count { return true }
        renderer.show(pages[index])
      case .back where index > 0:
        index -= 1
        renderer.show(pages[index])
      case .answer(let text), .literal(let text): refuse(text)
      case .some(let command): if perform(command) { return false }
      case nil: if session.finish != nil { return false }
      }
    }
    return true
  }

  /// What comes when a step's questions are behind: the next step, or a pause before it.
  func finish(_ step: Step) {
    switch step.content {
    case .instruction: pause()
    case .model(let model): finish(step, model)
    case .document(let document) where document.agreement == nil: pause()
    case .completion(let end):
      // What was agreed to end is recorded without another key.
      if end.finish == .completed, !mustPause { follow(session.goForward()) } else { pause() }
    case .form(_, let footer):
      if let footer { renderer.show(.gap, .text(footer)) }
      goOn()
    case .review(let review): finish(step, review)
    case .table(let table) where table.selection == nil: pause()
    case .wait(let wait): finish(step, wait)
    case .countdown(let start): countDown(from: start)
    case .custom(let custom): finish(step, custom)
    case .question, .document, .consent, .permission, .table, .file: goOn()
    }
  }

  func pause() {
    let isEnd = if case .completion = session.currentStep?.content { true } else { false }
    let prompt: Phrase = mustPause ? .tryAgainPrompt : isEnd ? .finishPrompt : .goOnPrompt
    switch read(phrases(prompt)) {
    case .enter: mustPause || isEnd ? follow(session.goForward()) : goOn()
    case .answer(let text), .literal(let text): refuse(text)
    case .some(let command): _ = perform(command)
    case nil: break
    }
  }

  /// Goes on; before the end, what was answered is shown and can still be changed.
  func goOn() {
    if mustPause {
      pause()
    } else if isBeforeTheEnd, !reviewEntries.isEmpty {
      confirmTheEnd()
    } else {
      follow(session.goForward())
    }
  }

  private var isBeforeTheEnd: Bool {
    guard session.currentStep != nil else { return false }
    switch session.targetAhead {
    case .end: return true
    case .step(let id):
      if case .completion(let end) = session.task.step(id)?.content {
        return end.finish == .completed
      }
      return false
    }
  }

  func refuse(_ text: String) {
    let phrase: Phrase = supportsSaving ? .onlyEnter : .onlyEnterUnsaved
    renderer.show(.text(phrases(phrase, ["text": text]), .problem))
  }
}
