internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The copy of a consent as it was signed.
@MainActor
struct ConsentPage {
  let consent: SignedConsent
  let desk: CareDesk

  private var phrases: Phrases { desk.phrases }

  var blocks: [Block] {
    let names: KeyValuePairs = [
      "study": desk.content.title, "date": phrases.long(desk.store.day(of: consent.recorded)),
    ]
    var blocks: [Block] = [.title(phrases(.consentTitle, names))]
    if let title = consent.step.title { blocks += [.gap, .heading(title)] }
    if let text = consent.step.text { blocks.append(.text(text)) }
    for section in consent.content.sections {
      blocks.append(.gap)
      if let title = section.title { blocks.append(.heading(title)) }
      blocks += desk.presenter.markdown.blocks(of: section.text)
    }
    return blocks + [.gap] + answers + [.gap] + origin
  }

  private var answers: [Block] {
    var blocks = [line(consent.content.agreement, phrases(.consentYes))]
    if let scope = consent.sharing, let sharing = consent.content.sharing {
      blocks.append(line(sharing.question, sharing.words(for: scope)))
    }
    return blocks + [
      .text(one(phrases(.consentSignature, ["name": consent.name])), .answer),
      .text(one(phrases(.consentDate, ["date": date])), .answer),
    ]
  }

  /// The date under the signature, as dates are written here.
  private var date: String {
    CivilDate(consent.date).map { phrases.long($0) } ?? consent.date
  }

  /// Where the copy comes from.
  private var origin: [Block] {
    let names: KeyValuePairs = [
      "date": desk.moment(consent.recorded), "version": String(consent.key.version),
      "task": desk.title(consent.key.task),
    ]
    var blocks: [Block] = [
      .text(phrases(.consentRecorded, names)),
      .text(one(phrases(.consentHash, ["hash": consent.contentHash]))),
    ]
    if !consent.isCurrent {
      blocks.append(.text(phrases(.consentOutdated, ["task": consent.key.task]), .notice))
    }
    return blocks
  }

  private func line(_ question: String, _ answer: String) -> Block {
    .text(StyledText("\(question) ") + StyledText(one(answer), .answer))
  }

  /// What was typed begins no line of its own.
  private func one(_ text: String) -> String { Sanitizer.cleanLine(text) }
}
