extension TaskReader {
  /// Reads `earlyTermination`: a button, and the ending it leads to.
  mutating func earlyTermination(from object: inout ObjectReader) -> EarlyTermination? {
    guard let node = object.node("earlyTermination"),
      var way = ObjectReader(node, "An early termination", log: log)
    else { return nil }
    let button = way.requiredText("button")
    let goTo = way.requiredString("goTo")
    if let goTo { earlyEndings.append((goTo, way.offset(of: "goTo"))) }
    way.finish()
    guard let button, let goTo else { return nil }
    return EarlyTermination(button: button, goTo: Identifier(goTo))
  }

  /// Reads `image`: what it shows, and its file.
  mutating func image(from object: inout ObjectReader) -> StepImage? {
    guard let node = object.node("image"),
      var image = ObjectReader(node, "An image", log: log)
    else { return nil }
    let alternative = image.requiredText("alternative")
    let hasPath = image.requiredNode("path", hint: "\"learn/knee.png\"") != nil
    let path = image.path("path", like: "learn/knee.png")
    image.finish()
    guard let alternative, hasPath, let path else { return nil }
    references.append(ContentReference(.image, path: path, offset: image.offset(of: "path")))
    return StepImage(alternative: alternative, path: path)
  }

  /// Notes what steps name that is no ending, or no step.
  mutating func checkNames(in task: OrderedTask) {
    for (name, offset) in earlyEndings {
      if case .completion(let end) = task.step(Identifier(name))?.content {
        if end.finish == .earlyTermination { continue }
        log.add(
          "'\(name)' completes the task. Name a completion step with \"finish\": \"earlyTermination\".",
          at: offset)
      } else if stepNames.contains(name) {
        log.add(
          "'\(name)' is no ending. Name a completion step with \"finish\": \"earlyTermination\".",
          at: offset)
      } else {
        let advice = advice(name, " Name a completion step.")
        log.add("There is no step '\(name)'.\(advice)", at: offset)
      }
    }
    // What another task's steps are called is not known here.
    for (name, offset, other) in reviewedSteps
    where !stepNames.contains(name) && (other == nil || other == task.id.rawValue) {
      let advice = advice(name, " Name a step of this task.")
      log.add("There is no step '\(name)'.\(advice)", at: offset)
    }
  }

  private func advice(_ name: String, _ otherwise: String) -> String {
    log.nearest(to: name, among: stepNames).map { " Did you mean '\($0)'?" } ?? otherwise
  }
}
