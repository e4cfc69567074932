internal import BedsideCore
internal import BedsideSchedule

extension StudyReader {
  /// Reads the card of a task, whose other members have been read, and whether the task counts.
  mutating func readCard(of task: inout CareTask, from object: inout ObjectReader) {
    let counts = object.bool("impactsAdherence")
    let hasSurvey = object.node["survey"] != nil
    let usual = Card.Style(
      hasSurvey: hasSurvey, impactsAdherence: counts ?? true, schedule: task.schedule)
    task.card = Card(style: usual)
    if let node = object.node("card"), var card = ObjectReader(node, "A card", log: log) {
      if let style = card.word("style", as: Card.Style.self) { task.card.style = style }
      task.card.summary = card.text("summary")
      task.instructions = card.text("text")
      task.card.units = card.has("units") ? card.requiredString("units") : nil
      task.card.links = links(from: &card)
      task.card.topic = card.string("topic")
      card.finish()
      checkMembers(of: task.card, card)
      check(task.card, of: task, hasSurvey: hasSurvey, card)
    }
    task.impactsAdherence = counts ?? task.card.style.isCompletable
    if !task.card.style.isCompletable { checkUncompletable(task, object) }
  }

  private mutating func links(from card: inout ObjectReader) -> [CardLink] {
    var links: [CardLink] = []
    for node in card.array("links") {
      guard var object = ObjectReader(node, "A link", log: log) else { continue }
      let title = object.text("title")
      let target = target(of: &object)
      object.finish()
      if let target { links.append(CardLink(target, title: title)) }
    }
    return links
  }

  private static let targets = ["call", "message", "email", "website", "address", "file"]

  private mutating func target(of link: inout ObjectReader) -> CardLink.Target? {
    let call = value("call", .phone, of: &link)
    let message = value("message", .phone, of: &link)
    let email = value("email", .email, of: &link)
    let website = value("website", .website, of: &link)
    let address = link.has("address") ? link.requiredText("address") : nil
    let file = textFile("file", like: "learn/pain-scale.md", from: &link)
    let named = Self.targets.filter { link.node[$0] != nil }
    if named.count > 1 {
      link.problem(
        "A link has '\(named[0])' and '\(named[1])'. Make two links of them.", at: named[1])
    } else if named.isEmpty {
      link.problem(
        "A link leads nowhere. Add one of \(Self.targets.joined(separator: ", ")).")
    }
    return call.map { .call($0) } ?? message.map { .message($0) } ?? email.map { .email($0) }
      ?? website.map { .website($0) } ?? address.map { .address($0) } ?? file.map { .file($0) }
  }

  private func value(
    _ key: String, _ kind: ContactValue, of link: inout ObjectReader
  ) -> String? {
    guard let text = link.string(key) else { return nil }
    if kind.isValid(text) { return text }
    link.problem(kind.problem(text, for: key), at: key)
    return nil
  }

  /// Notes members that belong to other forms of cards.
  private func checkMembers(of card: Card, _ object: ObjectReader) {
    let style = card.style.rawValue
    if let summary = card.summary, !CardSummary(summary).isClosed {
      object.problem(
        "A brace has no partner. Write ids of items like {fever}, each in its own pair.",
        at: "summary")
    }
    if object.node["units"] != nil, !card.style.takesValues {
      object.problem(
        "'units' is the unit of logged values, and a '\(style)' card takes none. Take it out.",
        at: "units")
    }
    if object.node["links"] != nil, card.style != .link {
      object.problem(
        "A '\(style)' card shows no links. Make the style 'link', or take them out.", at: "links")
    }
    if object.node["topic"] != nil, card.style != .featured {
      object.problem(
        "A '\(style)' card opens no topic. Make the style 'featured', or take it out.",
        at: "topic")
    }
  }

  /// Notes what the form of a card needs and the task does not have.
  private func check(_ card: Card, of task: CareTask, hasSurvey: Bool, _ object: ObjectReader) {
    let style = card.style
    if style == .survey, !hasSurvey {
      object.problem(
        "A survey card begins a survey, and this task has none. Add 'survey' to the task.",
        at: "style")
    }
    if hasSurvey, !style.allowsSurvey {
      object.problem(
        "A '\(style.rawValue)' card begins no survey. Make the style 'survey', or take 'survey' out"
          + " of the task.", at: "style")
    }
    if style == .instructions, task.instructions == nil, object.node["text"] == nil {
      object.problem("An instructions card has no 'text'. Add what is to be done.", at: "style")
    }
    if style == .link, object.node["links"]?.elements?.isEmpty ?? (object.node["links"] == nil) {
      object.problem(
        "A link card has no 'links'. Add some, like \"links\": [{ \"call\": \"555 0100\" }].",
        at: "style")
    }
    if style == .featured, object.node["topic"] == nil {
      object.problem("A featured card has no 'topic'. Add one of 'education'.", at: "style")
    }
    if style == .numericProgress, task.progress != .sum {
      object.problem(
        "A 'numericProgress' card shows how far a sum has come. Add \"progress\": \"sum\" to the task.",
        at: "style")
    }
    checkUnits(of: card, task, object)
  }

  private func checkUnits(of card: Card, _ task: CareTask, _ object: ObjectReader) {
    guard let units = card.units, card.style.takesValues else { return }
    let targets = task.schedule?.elements.flatMap(\.targetValues) ?? []
    guard let other = targets.lazy.compactMap(\.units).first(where: { $0 != units }) else { return }
    object.problem(
      "'units' is '\(units)', and a target is in '\(other)'. Make them the same.", at: "units")
  }

  /// Notes what says how a task is completed that can't be.
  private func checkUncompletable(_ task: CareTask, _ object: ObjectReader) {
    let style = task.card.style.rawValue
    if task.impactsAdherence {
      object.problem(
        "Nothing completes a '\(style)' card, so that it can't count. Take 'impactsAdherence' out.",
        at: "impactsAdherence")
    }
    for key in ["once", "late", "progress"] where object.node[key] != nil {
      object.problem("Nothing completes a '\(style)' card. Take '\(key)' out.", at: key)
    }
    if object.node["card"]?["summary"] != nil {
      log.add(
        "Nothing completes a '\(style)' card. Take 'summary' out.",
        at: object.node["card"]?["summary"]?.offset ?? object.node.offset)
    }
  }
}
