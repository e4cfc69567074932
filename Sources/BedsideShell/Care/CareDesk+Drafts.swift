internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Lists the unfinished runs.
  @discardableResult
  public func listDrafts() -> ExitCode {
    reporting { () throws(CareError) in
      let drafts = try unfinished()
      if isJSON {
        renderer.write(.object(["format": 1, "drafts": .array(drafts.map(json))]))
      } else if isPlain {
        let columns = ["draft", "task", "begun", "last", "answers"]
        renderer.write(drafts.map(json), columns: columns)
      } else if drafts.isEmpty {
        renderer.show(.text(phrases(.draftsNone)))
      } else {
        let entries = drafts.enumerated().map { index, draft in
          Block.Entry("\(index + 1)", StyledText(line(draft)))
        }
        renderer.show([.heading(phrases(.draftsTitle)), .entries(entries)], on: .data)
      }
      return .done
    }
  }

  /// Removes an unfinished run: by its task, its name, or its number in the list.
  ///
  /// Asks first where somebody can be asked; a script that says it has decided.
  public func discard(_ name: String) -> Program.End {
    reportingEnd { () throws(CareError) in
      let drafts = try unfinished()
      let numbered = Int(name).flatMap { drafts.indices.contains($0 - 1) ? drafts[$0 - 1] : nil }
      let draft = numbered ?? drafts.first { $0.key.task == name || $0.id.description == name }
      guard let draft else {
        renderer.show(.text(phrases(.noDraft, ["task": title(name)]), .problem))
        return Program.End(.noSuchThing)
      }
      let hold = try store.hold(draft.id)
      if canAsk, let end = confirmDiscarding(draft, label: .draftDiscardLabel) { return end }
      try withExtendedLifetime(hold) { () throws(CareError) in try store.discard(draft.id) }
      if isJSON {
        renderer.write(.object(["format": 1, "discarded": json(draft)]))
      } else {
        renderer.show(.text(phrases(.draftDiscarded, ["task": title(draft.key.task)])))
      }
      return Program.End(.done)
    }
  }

  private func line(_ draft: Draft) -> String {
    phrases(.draftLine, count: draft.data.answeredCount, names(of: draft))
  }

  /// What can be said of a draft in phrases.
  func names(of draft: Draft) -> KeyValuePairs<String, String> {
    [
      "task": title(draft.key.task), "day": phrases.short(draft.begun),
      "date": moment(draft.data.lastDate), "id": draft.key.task,
    ]
  }

  func json(_ draft: Draft) -> JSONValue {
    .object([
      "draft": .string(draft.id.description), "task": .string(draft.key.task),
      "event": .string(draft.key.description), "begun": .string(draft.begun.description),
      "last": .string(draft.data.lastDate.description),
      "answers": .integer(draft.data.answeredCount),
    ])
  }

  /// What a task is called.
  func title(_ task: String) -> String {
    store.tasks.first { $0.id == task }?.versions.last?.title ?? task
  }
}
