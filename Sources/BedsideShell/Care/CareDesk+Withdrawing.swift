internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Leaves the study, and keeps or erases what was recorded.
  ///
  /// What is nil is asked for: `records` is `keep` or `erase`, and `name` the study's name, which
  /// confirms it.
  func withdraw(records: String?, confirming name: String?) -> Program.End {
    reportingEnd { () throws(CareError) in
      // The rules come before the questions: nobody is asked about what can't be done.
      if let records { try store.checkWithdrawing(erasing: records == "erase") }
      guard let name else {
        guard canAsk else {
          renderer.show(.text(phrases(.withdrawNeedsOptions), .problem))
          return Program.End(.usage)
        }
        return try askToWithdraw(records)
      }
      guard let records else {
        renderer.show(.text(phrases(.withdrawNeedsOptions), .problem))
        return Program.End(.usage)
      }
      guard isName(name) else { return refuse(name) }
      return try withdraw(erasing: records == "erase")
    }
  }

  private func askToWithdraw(_ records: String?) throws(CareError) -> Program.End {
    let left = try store.withdrawal()
    if let left {
      let isUnfinished = try store.hasUnfinishedErasure()
      let isErased = left.records == .erased && !isUnfinished
      let names: KeyValuePairs = ["study": content.title, "day": phrases.long(left.day)]
      renderer.show(.gap, .text(phrases(isErased ? .withdrawLeftErased : .withdrawLeft, names)))
      tellOfRejoining()
      if isErased { return Program.End(.nothingDue) }
    } else {
      renderer.show(.gap, .text(phrases(.withdrawMeaning)))
    }
    var options = [
      MenuOption(
        key: .withdrawErase, label: left == nil ? .withdrawEraseLabel : .withdrawEraseLeftLabel),
      MenuOption(key: .withdrawStay, label: .withdrawStayLabel),
    ]
    if left == nil {
      options.insert(MenuOption(key: .withdrawKeep, label: .withdrawKeepLabel), at: 0)
    }
    if let records { options.removeAll { phrases($0.key) != records && $0.key != .withdrawStay } }
    let title =
      left == nil
      ? phrases(.withdrawTitle, ["study": content.title]) : phrases(.withdrawTitleLeft)
    switch renderer.choose(title, options) {
    case .option(let index) where options[index].key == .withdrawKeep:
      return try withdraw(erasing: false)
    case .option(let index) where options[index].key == .withdrawErase:
      try store.checkWithdrawing(erasing: true)
      return try confirmErasing()
    case .option, .interrupted, .endOfInput:
      renderer.show(.text(phrases(.withdrawUnchanged)))
      return Program.End(.aborted)
    case .terminated(let signal): return Program.End(.aborted, signal: signal)
    }
  }

  private func confirmErasing() throws(CareError) -> Program.End {
    let prompt = phrases(.withdrawTypeName, ["study": content.title])
    switch renderer.readLine(prompt) {
    case .line(let line, _): return isName(line) ? try withdraw(erasing: true) : refuse(line)
    case .interrupted, .endOfInput:
      renderer.show(.text(phrases(.withdrawUnchanged)))
      return Program.End(.aborted)
    case .terminated(let signal): return Program.End(.aborted, signal: signal)
    }
  }

  /// Whether `text` is the study's title or its id.
  private func isName(_ text: String) -> Bool {
    let typed = text.trimmed.lowercased()
    let title = content.title.lowercased()
    return [title, PlainLetters.of(title), store.study.lowercased()].contains(typed)
  }

  private func refuse(_ name: String) -> Program.End {
    let names: KeyValuePairs = ["text": name.trimmed, "study": content.title]
    renderer.show(.text(phrases(.withdrawWrongName, names), .problem))
    return Program.End(.usage)
  }

  private func withdraw(erasing: Bool) throws(CareError) -> Program.End {
    try store.withdraw(erasing: erasing)
    if isJSON {
      renderer.write(
        .object([
          "format": 1, "withdrawn": .string(store.study),
          "participant": .string(store.participant.description),
          "records": .string(erasing ? "erased" : "kept"),
        ]))
      return Program.End(.done)
    }
    var names: KeyValuePairs = ["study": content.title]
    var phrase: Phrase = erasing ? .withdrawDoneErasedPlain : .withdrawDoneKept
    if erasing, let path = (store.journal as? FileJournal)?.path {
      names = ["study": content.title, "folder": "\(path)/p/\(store.participant)"]
      phrase = .withdrawDoneErased
    }
    renderer.show(.gap, .text(phrases(phrase, names), .answer))
    tellOfRejoining()
    return Program.End(.done)
  }

  private func tellOfRejoining() {
    guard let task = store.joiningTask else { return }
    renderer.show(.text(phrases(.withdrawRejoin, ["task": task])))
  }
}
