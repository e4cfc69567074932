internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Records what a run has brought, or leaves it as it was left.
  func finish(
    _ session: TaskSession, _ end: TaskEnd, event: Event, _ keeper: StoreDraftKeeper
  ) -> Program.End {
    guard end.reason == .completed else {
      return Program.End(code(session, end, event, keeper.id), signal: end.signal)
    }
    var code = record(session.result(), event, keeper.id)
    while code == .cannotWrite {
      let answer = askAfterFailure(
        savingElsewhere: keeper.id == nil ? nil : saver(of: keeper), leaveLabel: .keepLeaveLabel)
      if let code = answer.code { return Program.End(code, signal: end.signal) }
      if !answer.triesAgain { return Program.End(code, signal: end.signal ?? answer.signal) }
      code = record(session.result(), event, keeper.id)
    }
    return Program.End(code, signal: end.signal)
  }

  private func code(
    _ session: TaskSession, _ end: TaskEnd, _ event: Event, _ draft: DraftID?
  ) -> ExitCode {
    switch end.reason {
    case .completed: return record(session.result(), event, draft)
    // Why was said when it could not be kept.
    case .saved where store.isErased, .failed where store.isErased: return .badData
    case .saved: return end.hasUnkept ? .cannotWrite : .unfinished
    case .failed: return .cannotWrite
    case .earlyTermination:
      discard(draft)
      renderer.show(.text(phrases(.runNothingKept)))
      return .done
    case .discarded:
      discard(draft)
      return .aborted
    }
  }

  private func record(
    _ result: TaskResult, _ event: Event, _ draft: DraftID?
  ) -> ExitCode {
    do throws(CareError) {
      let stored = try store.record(result, for: event.key, finishing: draft)
      if isJSON {
        renderer.write(stored.json)
        return .done
      }
      let names: KeyValuePairs = [
        "task": event.task.title, "day": phrases.short(stored.day),
      ]
      let phrase: Phrase = stored.outcome.isLate ? .runRecordedLate : .runRecorded
      renderer.show(.gap, .text(phrases(phrase, names), .answer))
      try tellNext()
      return .done
    } catch {
      let code = report(error)
      if draft != nil, !store.isErased {
        let names: KeyValuePairs = ["task": event.task.id]
        renderer.show(.text(phrases(.runNotRecorded, names), .notice))
      }
      return code
    }
  }

  /// Says what can be done next.
  private func tellNext() throws(CareError) {
    let all = try store.dueEvents().filter(\.task.card.style.isCompletable)
    let today = store.today
    let due =
      all.filter { $0.scheduleEvent.day == today } + all.filter { $0.scheduleEvent.day < today }
    guard let next = due.first(where: { $0.task.survey != nil || $0.task.impactsAdherence }) else {
      return
    }
    if next.task.survey != nil, next.scheduleEvent.day == today {
      renderer.show(.text(phrases(.runNext, ["task": next.task.id])))
    } else if let name = try CardRows.today(self).name(of: next.key) {
      let writer = CardWriter(desk: self, day: store.today, drafts: [:])
      let command = writer.command(for: next, name)
      renderer.show(.text(phrases(.runNextDone, ["command": command])))
    }
  }

  private func discard(_ draft: DraftID?) {
    guard let draft else { return }
    do throws(CareError) { try store.discard(draft) } catch { _ = report(error) }
  }

  func reportingEnd(_ body: () throws(CareError) -> Program.End) -> Program.End {
    do {
      return try body()
    } catch {
      return Program.End(report(error))
    }
  }
}
