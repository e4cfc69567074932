extension TaskReader {
  /// Reads what a step of one of the rarer types asks.
  mutating func rarerContent(
    of type: String, id: Identifier<Step>, from object: inout ObjectReader
  ) -> Step.Content? {
    switch type {
    case "review": return review(from: &object)
    case "table": return table(id, from: &object)
    case "wait": return wait(from: &object)
    case "countdown": return countdown(from: &object)
    case "file": return file(id, from: &object)
    case "custom": return custom(from: &object)
    default: return nil
    }
  }

  private mutating func review(from object: inout ObjectReader) -> Step.Content? {
    let task = object.has("task") ? object.identifier("task") : nil
    let names = object.has("steps") ? object.requiredArray("steps") : []
    for node in names {
      if let name = node.string {
        reviewedSteps.append((name, node.offset, task))
      } else {
        log.add("'steps' holds ids of steps, not \(node.kind).", at: node.offset)
      }
    }
    let excludes = object.bool("excludesInstructions") ?? false
    return .review(
      ReviewContent(
        task: task.map { Identifier($0) },
        steps: object.has("steps") ? names.compactMap { $0.string.map { Identifier($0) } } : nil,
        excludesInstructions: excludes))
  }

  private mutating func wait(from object: inout ObjectReader) -> Step.Content? {
    let hasSeconds = object.has("seconds")
    let hasWork = object.has("work")
    if hasSeconds == hasWork {
      object.problem(
        hasWork
          ? "A wait has 'seconds' and 'work'. Take one of them out."
          : "A wait has no 'seconds' and no 'work'. Add one of them.",
        at: hasWork ? "work" : nil)
    }
    if let seconds = object.integer("seconds") {
      if (1...WaitContent.longest).contains(seconds) {
        return .wait(WaitContent(.seconds(seconds)))
      }
      object.problem(
        "'seconds' is \(seconds). Write 1 to \(WaitContent.longest), which is a day.", at: "seconds"
      )
      return nil
    }
    return hasWork ? object.requiredString("work").map { .wait(WaitContent(.work($0))) } : nil
  }

  private func countdown(from object: inout ObjectReader) -> Step.Content? {
    let from = object.integer("from") ?? 5
    if (1...60).contains(from) { return .countdown(from: from) }
    object.problem("'from' is \(from). Write 1 to 60.", at: "from")
    return nil
  }

  private mutating func custom(from object: inout ObjectReader) -> Step.Content? {
    let settings = object.node("settings")
    if let settings, settings.members == nil {
      object.problem("'settings' must be an object, not \(settings.kind).", at: "settings")
    }
    guard let presenter = object.requiredString("presenter") else { return nil }
    references.append(
      ContentReference(.presenter, path: presenter, offset: object.offset(of: "presenter")))
    return .custom(
      CustomContent(presenter: presenter, settings: settings?.value ?? .object([:])))
  }

  private mutating func file(
    _ id: Identifier<Step>, from object: inout ObjectReader
  ) -> Step.Content? {
    let size = object.integer("maximumSize") ?? FileFormat.usualMaximumSize
    if !(1...FileFormat.largestMaximumSize).contains(size) {
      object.problem(
        "'maximumSize' is \(size). Write 1 to \(FileFormat.largestMaximumSize) bytes.",
        at: "maximumSize")
    }
    let types = object.strings("accepts").enumerated().compactMap { index, word -> MediaType? in
      if let type = MediaType(rawValue: word) { return type }
      let message = object.wrongWord(
        word, for: "media type", among: MediaType.allCases.map(\.rawValue))
      log.add(message, at: object.node("accepts")?.elements?[index].offset ?? object.node.offset)
      return nil
    }
    if object.node("accepts")?.elements?.isEmpty == true {
      object.problem("'accepts' is empty. Name a media type, or leave it out.", at: "accepts")
    }
    let format = FileFormat(accepts: types, maximumSize: size)
    return items(Identifier(id.rawValue), asking: .file(format), from: &object)?.first
      .map { .file($0) }
  }
}
