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
      task.card.minimum = card.double("minimum") ?? 0
      task.card.maximum = card.double("maximum")
      task.card.links = links(from: &card)
      task.card.topic = card.string("topic")
      card.finish()
      CardCheck(task: task, hasSurvey: hasSurvey, object: card).check()
    }
    task.impactsAdherence = counts ?? task.card.style.isCompletable
    if !task.card.style.isCompletable { checkUncompletable(task, object) }
  }

  private mutating func links(from card: inout ObjectReader) -> [CardLink] {
    var links: [CardLink] = []
    for node in card.array("links", most: Limits.ways) {
      guard var object = ObjectReader(node, "A link", log: log) else { continue }
      let title = object.text("title", most: TextLength.title)
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
