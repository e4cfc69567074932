extension Step {
  /// Whether a text of the step has something to be filled in.
  var hasPipedTexts: Bool {
    var isFound = false
    let look = { (text: String) in
      isFound = isFound || PipedText.isNeeded(in: text)
      return text
    }
    _ = mapTexts(look, markdown: look)
    return isFound
  }

  /// The step with other words: `plain` changes texts as they are shown, `markdown` those that are
  /// laid out first.
  func mapTexts(
    _ plain: (String) -> String, markdown: (String) -> String
  ) -> Step {
    var step = self
    step.title = title.map(plain)
    step.text = text.map(plain)
    step.detail = detail.map(plain)
    step.footnote = footnote.map(plain)
    step.learnMore = learnMore?.mapTitle(plain)
    switch content {
    case .instruction(let body): step.content = .instruction(body.mapTexts(plain))
    case .form(let items, let footer):
      step.content = .form(items: items.map { $0.mapTexts(plain) }, footer: footer.map(plain))
    case .question(let item): step.content = .question(item.mapTexts(plain))
    case .document(var document):
      document.sections = document.sections.mapTexts(plain, markdown)
      document.agreement = document.agreement.map(plain)
      step.content = .document(document)
    case .consent(var consent):
      consent.sections = consent.sections.mapTexts(plain, markdown)
      consent.agreement = plain(consent.agreement)
      consent.namePrompt = plain(consent.namePrompt)
      consent.datePrompt = plain(consent.datePrompt)
      step.content = .consent(consent)
    case .permission(var permission):
      permission.body = permission.body.mapTexts(plain)
      permission.question = plain(permission.question)
      step.content = .permission(permission)
    case .table(var table):
      table.columns = table.columns.map(plain)
      table.rows = table.rows.map { $0.map(plain) }
      table.selection = table.selection?.mapTexts(plain)
      step.content = .table(table)
    case .wait(var wait):
      if case .work(let text) = wait.cause { wait.cause = .work(plain(text)) }
      step.content = .wait(wait)
    case .file(let item): step.content = .file(item.mapTexts(plain))
    case .model, .review, .countdown, .custom: break
    case .completion(var end):
      end.body = end.body.mapTexts(plain)
      step.content = .completion(end)
    }
    return step
  }
}

extension FormItem {
  func mapTexts(_ change: (String) -> String) -> FormItem {
    var item = self
    item.text = change(text)
    item.detail = detail.map(change)
    item.format = format.mapTexts(change)
    item.learnMore = learnMore?.mapTitle(change)
    if var part = section {
      part.title = part.title.map(change)
      part.detail = part.detail.map(change)
      part.learnMore = part.learnMore?.mapTitle(change)
      item.section = part
    }
    if var place = matrix {
      place.text = change(place.text)
      place.detail = place.detail.map(change)
      item.matrix = place
    }
    return item
  }
}

extension LearnMore {
  fileprivate func mapTitle(_ change: (String) -> String) -> LearnMore {
    LearnMore(title: change(title), source: source)
  }
}

extension [BodyItem] {
  fileprivate func mapTexts(_ change: (String) -> String) -> [BodyItem] {
    map { BodyItem($0.style, change($0.text), learnMore: $0.learnMore?.mapTitle(change)) }
  }
}

extension [DocumentContent.Section] {
  fileprivate func mapTexts(
    _ plain: (String) -> String, _ markdown: (String) -> String
  ) -> [DocumentContent.Section] {
    map { DocumentContent.Section(title: $0.title.map(plain), text: markdown($0.text)) }
  }
}
