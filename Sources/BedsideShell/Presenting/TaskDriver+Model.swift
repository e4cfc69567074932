internal import BedsideCore

extension TaskDriver {
  /// Shows the model of a step, once without being asked and then as often as the person likes.
  func finish(_ step: Step, _ model: ModelStep) {
    if isModelRestored {
      isModelRestored = false
      if seenModel?.step == step.id { showLook(model) }
    }
    if seenModel?.step != step.id {
      seenModel = (step.id, false)
      if tools.reader == .nobody || (renderer.isAccessible && tools.reader != .person) {
        tell(model, nil)
      } else {
        open(model)
      }
      return
    }
    // Where nobody is, nobody would ever do what the model waits for.
    let isDone = seenModel?.isDone ?? false || tools.reader != .person
    let words = [Phrase.wordAgain, .wordText].map { Candidate(phrases($0)) }
    switch read(phrases(isDone ? .modelPrompt : .modelGatePrompt), words: words) {
    case .enter: if isDone { goOn() } else { open(model) }
    case .answer(let text) where phrases.means(text, .wordAgain): open(model)
    case .answer(let text) where phrases.means(text, .wordText): tell(model, nil)
    case .answer(let text), .literal(let text): refuse(text)
    case .some(let command):
      if perform(command), session.currentStep?.id != step.id { seenModel = nil }
    case nil: break
    }
  }

  private func open(_ model: ModelStep) {
    guard let viewer = tools.viewer else {
      tell(model, nil)
      return
    }
    let picture = self.picture
    let opening: Phrase = picture == ModelPicture.none ? .modelOpensInWords : .modelOpens
    renderer.show(.gap, .text(phrases(opening)))
    switch viewer.present(spoken(model), by: picture) {
    case .result(let result):
      if !isOnlyAnotherLook(result, model) {
        session.record(result)
        seenModel?.isDone = model.continueAfter == .none || result.finish == .continued
      }
      showLook(model)
    case .pictured: tell(model, nil)
    case .unavailable(let reason): tell(model, reason)
    }
  }

  /// Whether somebody who had done what the step asks has looked again and closed it: that takes
  /// nothing back.
  private func isOnlyAnotherLook(_ result: ModelStepResult, _ model: ModelStep) -> Bool {
    guard model.continueAfter != .none || model.endOnSelection, let step = session.currentStep,
      let earlier = ModelLook(session.details[step.id])
    else { return false }
    return earlier.isContinued && result.finish == .closed && result.history.isEmpty
  }

  /// How the model is shown: a window says nothing to a screen reader, unless somebody asks for it.
  private var picture: ModelPicture {
    renderer.isAccessible && tools.picture == .auto ? .none : tools.picture
  }

  /// The step with what the viewer is to know of the person: the language, the author's, else that of
  /// the task's texts, else the interface's; the side of the body; and what was measured.
  private func spoken(_ model: ModelStep) -> ModelStep {
    var model = model
    model.language = model.language ?? session.task.language ?? phrases.language
    model.side = model.side ?? tools.steps.side
    if let (measured, text) = measured(model) {
      model.measured = measured
      model.measuredText = text
    }
    return model
  }

  /// How far the person's own joint was found to bend the last time, and how that is said.
  private func measured(_ model: ModelStep) -> (ClosedRange<Double>, String)? {
    guard let measure = model.measuredBy, let outcome = tools.steps.earlier(measure.task),
      let least = outcome.number(measure.least), let greatest = outcome.number(measure.greatest),
      least <= greatest
    else { return nil }
    func degrees(_ number: Double) -> String { "\(Int(exactly: number.rounded()) ?? 0)" }
    let phrase = outcome.isOfToday ? Phrase.modelMeasuredToday : .modelMeasured
    let text = phrases(
      phrase,
      [
        "joint": measure.name ?? phrases(.modelRange), "least": degrees(least),
        "most": degrees(greatest), "date": outcome.recorded,
      ])
    return (least...greatest, text)
  }

  /// Tells in words what the model shows, stop by stop.
  private func tell(_ model: ModelStep, _ reason: String?) {
    guard let step = session.currentStep else { return }
    let notice = reason.map { phrases(.modelUnavailable, ["reason": $0]) }
    renderer.show(.gap, .text(notice ?? phrases(.modelInWords), notice == nil ? .plain : .notice))
    let spoken = spoken(model)
    if let measured = spoken.measuredText { renderer.show(.gap, .text(measured)) }
    let stops = tools.viewer?.tour(of: spoken) ?? spoken.tour ?? []
    guard turnPages(stops.map { [.gap, .text($0.text)] }) else {
      seenModel = nil
      return
    }
    var result = ModelStepResult(finish: .continued, seconds: 0)
    if model.waitsForSelection, !model.partNames.isEmpty, tools.reader == .person {
      guard let part = selectInWords(model) else {
        if session.currentStep?.id == step.id { seenModel = nil }
        return
      }
      result.selectedAtClose = part
    }
    session.record(details: result.detailsInWords)
    session.record(found: result.answers(of: step.id))
    seenModel?.isDone = true
    if result.selectedAtClose != nil { showLook(model) }
  }

  /// Says what was looked at.
  private func showLook(_ model: ModelStep) {
    guard let step = session.currentStep, let look = ModelLook(session.details[step.id]) else {
      return
    }
    let text = look.text(model, phrases)
    if !text.isEmpty { renderer.show(.text(text, .answer)) }
  }

  /// A run that was saved at a model that had been looked at goes on behind the look.
  func noteRestoredModel() {
    guard let step = session.currentStep, case .model(let model) = step.content,
      let look = ModelLook(session.details[step.id])
    else { return }
    seenModel = (step.id, model.continueAfter == .none || look.isContinued)
    isModelRestored = true
  }

  /// What was looked at on the way, a line for each model.
  func looks(where isListed: (Identifier<Step>) -> Bool = { _ in true }) -> [Block.Entry] {
    session.path.compactMap { visit in
      guard isListed(visit.id), let step = session.task.step(visit.id),
        case .model(let model) = step.content, let look = ModelLook(session.details[visit.id])
      else { return nil }
      let text = look.text(model, phrases)
      if text.isEmpty { return nil }
      return Block.Entry("", AnswerLine.text(session.filled(step.title ?? ""), text, isRow: false))
    }
  }
}

extension ModelStep {
  /// Whether the step is there for a part to be selected.
  var waitsForSelection: Bool {
    allowsSelection && (continueAfter == .selection || endOnSelection)
  }
}

extension ModelStepResult {
  /// What is kept of a model that was told in words.
  fileprivate var detailsInWords: JSONValue {
    var fields: JSONFields = ["finish": .string(finish.rawValue), "presented": "text"]
    if let selectedAtClose {
      fields["selected"] = .strings([selectedAtClose])
      fields["selectedAtClose"] = .string(selectedAtClose)
    }
    return .object(fields)
  }
}
