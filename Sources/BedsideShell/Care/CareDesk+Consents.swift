public import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// The word by which `show` knows the signed consents.
  static let consentWord = "consent"

  /// Shows the consents as they were signed: those that stand, or those of `day`.
  public func showConsent(on day: CivilDate?) -> ExitCode {
    reporting { () throws(CareError) in
      let signed = try store.signedConsents().filter { day == nil || $0.day == day }
      if signed.isEmpty {
        let names: KeyValuePairs = ["day": day.map { phrases.long($0) } ?? ""]
        renderer.show(.text(phrases(day == nil ? .consentNone : .consentNoneOnDay, names)))
        return .noSuchThing
      }
      if isJSON {
        let records = signed.map { $0.json(study: store.study) }
        renderer.write(.object(["format": 1, "consents": .array(records)]))
      } else if isPlain {
        let columns = [
          "recorded", "task", "version", "step", "name", "date", "sharing", "contentHash",
        ]
        renderer.write(signed.map { $0.json(study: store.study) }, columns: columns)
      } else {
        renderer.show(
          latest(signed).flatMap { ConsentPage(consent: $0, desk: self).blocks }, on: .data)
      }
      return .done
    }
  }

  /// Of each consent the one that was signed last.
  private func latest(_ signed: [SignedConsent]) -> [SignedConsent] {
    var seen: Set<String> = []
    return signed.filter { seen.insert("\($0.key.task)/\($0.step.id)").inserted }
  }
}

extension SignedConsent {
  /// The signed copy as `show consent --json` prints it.
  fileprivate func json(study: String) -> JSONValue {
    var fields: JSONFields = [
      "study": .string(study), "task": .string(key.task), "version": .integer(key.version),
      "step": .string(step.id.rawValue), "event": .string(key.description),
      "day": .string(day.description), "recorded": .string(recorded.description),
      "language": .string(language), "contentHash": .string(contentHash),
      "current": .bool(isCurrent),
    ]
    fields["title"] = step.title.map(JSONValue.string)
    fields["text"] = step.text.map(JSONValue.string)
    fields["sections"] = .array(
      content.sections.map { section in
        var fields: JSONFields = [:]
        fields["title"] = section.title.map(JSONValue.string)
        fields["text"] = .string(section.text)
        return .object(fields)
      })
    fields["agreement"] = .string(content.agreement)
    if let sharing {
      fields["sharing"] = .string(sharing.rawValue)
      fields["sharingWords"] = (content.sharing?.words(for: sharing)).map(JSONValue.string)
    }
    fields["signature"] = "typed"
    fields["name"] = .string(name)
    fields["date"] = .string(date)
    return .object(fields)
  }
}
