internal import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The consents that the participant signed and that stand, the latest first, each with the text
  /// that was signed.
  ///
  /// The text comes from the plan, by the hash of the content, whatever today's files say. A consent
  /// whose text the plan has lost is left out.
  public func signedConsents() throws(CareError) -> [SignedConsent] {
    try refreshPlan()
    var signed: [SignedConsent] = []
    do throws(JournalError) {
      for month in try cache.recordedMonths() {
        for stored in try cache.outcomes(in: month).values
        where stored.outcome.key.study == study {
          signed += consents(in: stored)
        }
      }
    } catch {
      throw .journal(error)
    }
    return signed.sorted { ($0.recorded, $0.step.id) > ($1.recorded, $1.step.id) }
  }

  private func consents(in stored: StoredOutcome) -> [SignedConsent] {
    guard stored.hasSignature, case .string(let hash) = stored.result?["contentHash"],
      case .string(let language) = stored.result?["language"],
      let text = planEntries.last(where: {
        $0.study == study && $0.task == stored.outcome.key.task && $0.contentHash == hash
      })?.file,
      let task = TaskReader.read(
        Array(text.utf8), file: "plan",
        preference: LanguagePreference([language].compactMap { LanguageTag($0) })
      ).task
    else { return [] }
    return task.steps.compactMap { step in
      guard case .consent(let content) = step.content,
        stored.answer(ConsentContent.item(.agreed, of: step.id).rawValue)?["value"] == true,
        let name = stored.typed(.name, of: step.id), let date = stored.typed(.date, of: step.id)
      else { return nil }
      return SignedConsent(
        key: stored.outcome.key, day: stored.day, recorded: stored.outcome.recorded,
        language: language, contentHash: hash, step: step, content: content, name: name, date: date,
        sharing: stored.typed(.sharing, of: step.id).flatMap { SharingChoice.Scope(rawValue: $0) },
        isCurrent: isCurrent(stored.outcome.key))
    }
  }

  private func isCurrent(_ key: EventKey) -> Bool {
    let governing = tasks.first { $0.id == key.task }?.governing(today)
    return governing.map { $0.version <= key.version } ?? true
  }
}

extension StoredOutcome {
  /// Whether there can be a signature in it, by its values alone.
  fileprivate var hasSignature: Bool {
    outcome.values.contains {
      $0.kind?.hasSuffix("-\(ConsentContent.Part.name.rawValue)") ?? false
    }
  }

  /// The text recorded for a part of the consent `step`.
  fileprivate func typed(_ part: ConsentContent.Part, of step: Identifier<Step>) -> String? {
    switch answer(ConsentContent.item(part, of: step).rawValue)?["value"] {
    case .string(let text): text
    // A choice of one is an array in results.
    case .array(let values):
      values.first.flatMap { if case .string(let text) = $0 { text } else { nil } }
    default: nil
    }
  }
}

extension CareStore {
  /// The consents whose version that governs today must be agreed to before other tasks open again;
  /// none before the study has begun, nor after it was left.
  public func neededConsents() throws(CareError) -> [CareTask] {
    let gates = try gates()
    let needed = tasks.compactMap { $0.governing(today) }.compactMap { task -> String? in
      if case .consent(let id) = gates.closure(of: task, on: today) { id } else { nil }
    }
    return Set(needed).sorted().compactMap { id in
      tasks.first { $0.id == id }?.governing(today)
    }
  }
}
