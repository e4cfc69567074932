extension TaskReader {
  /// Reads a step; nil when it can't be used.
  mutating func step(_ node: JSONNode) -> Step? {
    let type = node["type"]?.string ?? ""
    let isKnown = Vocabulary.steps.built.contains(type)
    let what = isKnown ? "\(type.withArticle.capitalizedFirst) step" : "A step"
    guard var object = ObjectReader(node, what, log: log) else { return nil }
    let id = name(from: &object)
    if let id { know(step: id) }
    pipedNodes.append(node)
    guard object.requiredNode("type", hint: "\"form\"") != nil, object.string("type") != nil else {
      return nil
    }
    guard isKnown else {
      object.problem(Vocabulary.steps.problem(type, for: "type", in: object), at: "type")
      return nil
    }
    var step = Step(id: Identifier(id ?? ""), content: .instruction([]))
    // The title and text of a model, and the text and learn-more of a question, are its own.
    if type != "model" { step.title = object.text("title", most: TextLength.title) }
    let asksItself = type == "question" || type == "file"
    if type != "model", !asksItself {
      step.text = object.text("text")
      step.detail = object.text("detail")
    }
    if !asksItself { step.learnMore = learnMore(from: &object) }
    step.footnote = object.text("footnote")
    if type == "instruction" { step.image = image(from: &object) }
    if type == "form" { step.isOptional = object.bool("optional") ?? false }
    if type != "completion" { step.earlyTermination = earlyTermination(from: &object) }
    // What runs its course by the clock has no way back.
    let runsByTheClock = type == "wait" || type == "countdown"
    step.allowsBack = runsByTheClock ? false : object.bool("allowsBack") ?? true
    step.showsProgress = object.bool("showsProgress") ?? true
    if type == "form" {
      step.isRandom = object.word("order", as: ContentOrder.self) == .random
    }
    let content = content(of: type, id: step.id, from: &object)
    object.finish()
    guard id != nil, let content else { return nil }
    step.content = content
    if case .model(let model) = content { step.title = model.title }
    for item in step.items {
      items[item.id] = item
      askingSteps[item.id] = step.id
    }
    readSteps.insert(step.id.rawValue)
    return step
  }

  private mutating func content(
    of type: String, id: Identifier<Step>, from object: inout ObjectReader
  ) -> Step.Content? {
    switch type {
    case "instruction": return .instruction(body(from: &object))
    case "question":
      guard let items = items(Identifier(id.rawValue), from: &object) else { return nil }
      // A matrix is several questions.
      return items.count == 1 && items[0].matrix == nil
        ? .question(items[0]) : .form(items: items, footer: nil)
    case "form": return form(id, from: &object)
    case "document": return document(from: &object)
    case "consent": return consent(from: &object)
    case "permission":
      let body = body(from: &object)
      return object.requiredText("question", most: TextLength.question).map {
        .permission(PermissionContent(body: body, question: $0))
      }
    case "model": return model(from: &object)
    case "completion":
      let finish = object.word("finish", as: CompletionContent.Finish.self) ?? .completed
      return .completion(CompletionContent(finish: finish, body: body(from: &object)))
    default: return rarerContent(of: type, id: id, from: &object)
    }
  }

  private func document(from object: inout ObjectReader) -> Step.Content? {
    let sections = sections(from: &object)
    let agreement = object.text("agreement")
    return sections.isEmpty
      ? nil : .document(DocumentContent(sections: sections, agreement: agreement))
  }

  private func consent(from object: inout ObjectReader) -> Step.Content? {
    let sections = sections(from: &object)
    let agreement = object.requiredText("agreement")
    let sharingNode = object.node("sharing")
    let sharing = sharingNode.flatMap { sharingChoice($0) }
    let namePrompt = object.requiredText("namePrompt")
    let datePrompt = object.requiredText("datePrompt")
    guard !sections.isEmpty, let agreement, let namePrompt, let datePrompt,
      (sharing == nil) == (sharingNode == nil)
    else { return nil }
    return .consent(
      ConsentContent(
        sections: sections, agreement: agreement, sharing: sharing, namePrompt: namePrompt,
        datePrompt: datePrompt))
  }

  private func sharingChoice(_ node: JSONNode) -> SharingChoice? {
    guard var object = ObjectReader(node, "A sharing choice", log: log) else { return nil }
    let question = object.requiredText("question", most: TextLength.question)
    let study = object.requiredText("study")
    let researchers = object.requiredText("researchers")
    object.finish()
    guard let question, let study, let researchers else { return nil }
    if study.lowercased() == researchers.lowercased() {
      object.problem(
        "'study' and 'researchers' have the same words. Give each choice words of its own.",
        at: "researchers")
      return nil
    }
    return SharingChoice(question: question, study: study, researchers: researchers)
  }

  private mutating func model(from object: inout ObjectReader) -> Step.Content? {
    guard let step = ModelStep(from: &object) else { return nil }
    guard object.path("model", like: "Models/knee/knee.obj") != nil else { return nil }
    if let measure = step.measuredBy, let node = object.node("measuredBy") {
      for (item, key) in [(measure.least, "least"), (measure.greatest, "greatest")] {
        earlierConditions.append(
          EarlierCondition(
            task: measure.task, item: item, node: nil,
            taskOffset: node["task"]?.offset ?? node.offset,
            itemOffset: node[key]?.offset ?? node.offset))
      }
    }
    references.append(
      ContentReference(.model, path: step.model, offset: object.offset(of: "model")))
    return .model(step)
  }

  private func sections(from object: inout ObjectReader) -> [DocumentContent.Section] {
    object.requiredArray("sections").compactMap { node in
      guard var section = ObjectReader(node, "A section", log: log) else { return nil }
      let title = section.text("title", most: TextLength.title)
      let text = section.requiredText("text")
      section.finish()
      return text.map { DocumentContent.Section(title: title, text: $0) }
    }
  }

  /// Reads the id of a step or an item, which share one name space.
  mutating func name(from object: inout ObjectReader) -> String? {
    guard let id = plainName(from: &object) else { return nil }
    if places[id] == nil {
      places[id] = object.offset(of: "id")
      return id
    }
    object.problem(
      "The id '\(id)' stands twice. Give every step and every item of a task an id of its own.",
      at: "id")
    return nil
  }

  /// Reads an id as its author wrote it: a dot is in those alone that repeats make.
  private func plainName(from object: inout ObjectReader) -> String? {
    if let expansion, let made = object.string("id"), made.hasPrefix(expansion) {
      if made == expansion { return made }
      return isPlain(String(made.dropFirst(expansion.count + 1)), object) ? made : nil
    }
    guard let id = object.identifier() else { return nil }
    return isPlain(id, object) ? id : nil
  }

  private func isPlain(_ id: String, _ object: ObjectReader) -> Bool {
    guard ContentIdentifier.isValid(id) else {
      object.problem(ContentIdentifier.problem(id), at: "id")
      return false
    }
    guard id.contains(".") else { return true }
    object.problem(
      "The id '\(id)' has a dot, which only the ids that Bedside makes have. Use '-' or '_'.",
      at: "id")
    return false
  }

  /// Notes ids that are those of the items that consents and models have by themselves.
  func reportDerivedNames(of steps: [Step]) {
    for step in steps {
      let kind: String
      switch step.content {
      case .consent: kind = "consent"
      case .model: kind = "model"
      default: continue
      }
      for item in step.items {
        guard let place = places[item.id.rawValue] else { continue }
        log.add(
          "The id '\(item.id)' belongs to an item of the \(kind) '\(step.id)'. Choose another.",
          at: place)
      }
    }
  }
}
