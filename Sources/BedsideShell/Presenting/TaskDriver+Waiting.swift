internal import BedsideCore

extension TaskDriver {
  /// The dots that a whole wait is drawn with.
  private static let dots = 20
  /// How long a work is left alone before it is asked again, in milliseconds.
  private static let workPause = 100

  /// Waits, where somebody is here to wait.
  func finish(_ step: Step, _ wait: WaitContent) {
    guard !mustPause else {
      pause()
      return
    }
    switch wait.cause {
    case .seconds(let seconds): sit(seconds)
    case .work(let name):
      guard let work = tools.steps.works.work(name) else {
        renderer.show(.gap, .text(phrases(.noWork, ["name": name]), .notice))
        session.record(details: .object(["finish": "notRun"]))
        pause()
        return
      }
      attend(work)
    }
  }

  /// Whether there is somebody whose time passes.
  private var canWait: Bool { tools.reader == .person && renderer.console.isInteractive }

  // MARK: A time

  private func sit(_ seconds: Int) {
    guard canWait else {
      renderer.show(.gap, .text(phrases(.notWaited)))
      end(["seconds": .integer(seconds), "finish": "notWaited"])
      return
    }
    var left = seconds
    isPauseNew = true
    while left > 0 {
      announce(.waiting, left)
      while left > 0, case .elapsed = pauseASecond() {
        left -= 1
        let passed = seconds - left
        dot(passed * Self.dots / seconds - (passed - 1) * Self.dots / seconds)
      }
      guard left == 0 || goesOn(phrases(.waitPrompt, count: left)) else { return }
    }
    close(.waitDone)
    end(["seconds": .integer(seconds), "finish": "elapsed"])
  }

  // MARK: A countdown

  func countDown(from start: Int) {
    guard !mustPause else {
      pause()
      return
    }
    guard canWait else {
      goOn()
      return
    }
    var left = start
    isPauseNew = true
    while left > 0 {
      if renderer.isAccessible { announce(.startsIn, left) } else { renderer.show(.gap) }
      repeat {
        if !renderer.isAccessible { renderer.put("\(left)", .strong) }
        guard case .elapsed = pauseASecond() else { break }
        left -= 1
        if left > 0, !renderer.isAccessible { renderer.put(" ") }
      } while left > 0
      guard left == 0 || goesOn(phrases(.waitPrompt, count: left)) else { return }
    }
    close(.countdownGo)
    goOn()
  }

  // MARK: A work

  private func attend(_ work: any StepWork) {
    announce(.waitingForWork, 1)
    var drawn = 0
    isPauseNew = true
    while true {
      switch work.proceed() {
      case .working(let progress):
        draw(progress, &drawn)
        pause(milliseconds: canWait ? Self.workPause : 0)
        if lastPause == .elapsed { continue }
        guard goesOn(phrases(.workPrompt)) else {
          work.cancel()
          return
        }
        announce(.waitingForWork, 1)
        drawn = 0
      case .done(let details):
        close(.waitDone)
        end(JSONFields([("finish", "done")] + (details.map { [("work", $0)] } ?? [])))
        return
      case .failed(let reason):
        if !renderer.isAccessible { renderer.endLine() }
        renderer.show(.text(phrases(.workFailed, ["reason": reason]), .problem))
        session.record(details: .object(["finish": "failed", "reason": .string(reason)]))
        pause()
        return
      }
    }
  }

  /// Shows how far a work is: by dots, or each quarter in words.
  private func draw(_ progress: Double?, _ drawn: inout Int) {
    guard let progress, progress.isFinite else { return }
    let wanted = Int(min(1, max(0, progress)) * Double(Self.dots))
    while drawn < wanted {
      drawn += 1
      dot(1)
      guard renderer.isAccessible, drawn % 5 == 0, drawn < Self.dots else { continue }
      renderer.show(.text(phrases(.workPercent, ["percent": "\(drawn * 5)"])))
    }
  }

  // MARK: Parts

  private func announce(_ phrase: Phrase, _ count: Int) {
    let text = phrases(phrase, count: count)
    if renderer.isAccessible {
      renderer.show(.gap, .text(text))
    } else {
      renderer.show(.gap)
      renderer.put(text + " ")
    }
  }

  private func dot(_ count: Int) {
    guard !renderer.isAccessible, count > 0 else { return }
    renderer.put(String(repeating: ".", count: count), .label)
  }

  private func close(_ phrase: Phrase) {
    if renderer.isAccessible {
      renderer.show(.text(phrases(phrase)))
    } else {
      renderer.put(" " + phrases(phrase), .answer)
      renderer.endLine()
    }
  }

  private func pauseASecond() -> PauseEnd {
    pause(milliseconds: 1000)
    return lastPause
  }

  /// Waits; what was typed before the wait began is no answer to it, what is typed in it is.
  private func pause(milliseconds: Int) {
    lastPause = renderer.console.pause(milliseconds: milliseconds, dropsTyped: isPauseNew)
    isPauseNew = false
  }

  /// Asks what a pause was interrupted for; false when the person left or went elsewhere.
  private func goesOn(_ prompt: String) -> Bool {
    if !renderer.isAccessible { renderer.endLine() }
    switch lastPause {
    case .elapsed: return true
    case .interrupted: askToLeave()
    case .terminated(let number):
      signal = number
      session.leave(canSave ? .saved : .discarded)
    case .key:
      let here = session.currentStep?.id
      while true {
        switch read(prompt) {
        case .enter: return true
        case .answer(let text), .literal(let text): refuse(text)
        case .some(let command):
          if perform(command), session.finish != nil || session.currentStep?.id != here {
            return false
          }
        case nil: return session.finish == nil
        }
      }
    }
    return session.finish == nil
  }

  private func end(_ details: JSONFields) {
    session.record(details: .object(details))
    goOn()
  }
}
