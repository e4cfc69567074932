internal import BedsideCore

extension TaskDriver {
  /// Carries a command out; true when something else may be at hand now.
  func perform(_ command: StepCommand) -> Bool {
    switch command {
    case .back:
      if !goBackToPages() { follow(session.goBack()) }
    case .skip:
      guard let item = questionAtHand else {
        renderer.show(.text(phrases(.nothingToSkip), .notice))
        return false
      }
      record(.skipped, for: item, typed: nil)
    case .review: review()
    case .goTo(let target): return go(to: target)
    case .save:
      guard canSave else {
        renderer.show(.text(phrases(supportsSaving ? .nothingToSave : .cannotSave), .notice))
        return false
      }
      leave(saving: true)
    case .quit: askToLeave()
    case .help:
      showHelp()
      return false
    case .learnMore:
      showLearnMore()
      return false
    case .learn(let number):
      showLearnMore(number)
      return false
    case .terminate: follow(session.terminateEarly())
    case .skipAll:
      guard session.currentStep?.isOptional == true else {
        renderer.show(.text(phrases(.cannotSkipAll), .notice))
        return false
      }
      follow(session.skipStep())
    case .answer, .literal, .enter: return false
    }
    return true
  }

  /// Goes to a question by its number or its name; false when there is none.
  func go(to target: String) -> Bool {
    let entries = reviewEntries
    let found = Int(target).map { number in entries.first { $0.number == number } }
    if let entry = found ?? entries.first(where: { $0.item.id.rawValue == target }) {
      follow(session.go(to: entry.item.id))
      hasJumped = true
      return true
    }
    renderer.show(.text(complaint(about: target, entries.map(\.item.id.rawValue)), .problem))
    return false
  }

  private func complaint(about target: String, _ names: [String]) -> String {
    if target.isEmpty { return phrases(.goToWhat) }
    if session.task.item(Identifier(target)) != nil {
      return phrases(.notReachedYet, ["target": target])
    }
    guard let nearest = Suggestion.nearest(to: target, among: names) else {
      return phrases(.noSuchQuestion, ["target": target])
    }
    return phrases(.noSuchQuestionButNear, ["target": target, "nearest": nearest])
  }

  /// Shows what there is to read about the question at hand, or else about the step.
  func showLearnMore() {
    if let more = session.currentItem?.learnMore ?? session.currentItem?.section?.learnMore {
      show(more)
      return
    }
    guard let step = session.currentStep,
      session.delegate?.session(session, hasLearnMoreFor: step) ?? (step.learnMore != nil)
    else {
      renderer.show(.text(phrases(.noLearnMore), .notice))
      return
    }
    if host.outer != nil {
      session.delegate?.session(session, learnMoreFor: step)
    } else if let more = step.learnMore {
      show(more)
    }
  }

  func show(_ more: LearnMore) {
    guard let text = tools.library.markdown(of: more) else {
      renderer.show(.text(phrases(.learnMoreUnreadable, ["title": more.title]), .problem))
      return
    }
    renderer.show([.gap, .heading(more.title)] + tools.markdown.blocks(of: text) + [.gap])
  }
}
