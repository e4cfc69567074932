internal import BedsideCore
internal import BedsideStore

extension Phrases {
  /// What is to be said about lines that are missing and are known to have been there.
  func losses(of file: FileVerification, in zone: Zone) -> [String] {
    let path = file.file.description
    guard let known = file.known else {
      var texts: [String] = []
      if file.isGone { texts.append(self(.verifyGone, ["path": path])) }
      if file.cutOff > 0 {
        texts.append(self(.verifyCutOff, count: file.cutOff, ["path": path]))
      }
      return texts
    }
    let names: KeyValuePairs = ["path": path, "date": stamp(known, in: zone)]
    var texts: [String] = []
    if file.isGone { texts.append(self(.verifyGoneSince, names)) }
    if file.cutOff > 0 { texts.append(self(.verifyCutOffSince, count: file.cutOff, names)) }
    if file.isAltered { texts.append(self(.verifyAltered, names)) }
    if file.exchanged > 0 { texts.append(self(.verifyExchanged, names)) }
    return texts
  }

  /// What is to be said about lines whose numbers are missing: that somebody took them out, or that they
  /// were cut short.
  func gaps(of file: FileVerification) -> [String] {
    var texts: [String] = []
    let path = file.file.description
    let (taken, torn) = (file.missing - file.torn.count, file.torn.count)
    if torn > 0 {
      let pieces = file.torn.map(\.path).joined(separator: ", ")
      texts.append(self(.verifyTorn, count: torn, ["path": path, "pieces": pieces]))
    }
    if taken > 0 { texts.append(self(.verifyMissing, count: taken, ["path": path])) }
    return texts
  }

  /// What the store's settings say otherwise than they did.
  func text(of finding: StoreFinding, in zone: Zone) -> String? {
    let phrase: Phrase
    switch finding.kind {
    case .changedOrigin: phrase = .findingOrigin
    case .changedClock: phrase = .findingClock
    case .lostSettings: phrase = .findingSettings
    case .changedCheckpoint: phrase = .findingCheckpoint
    case .lostCheckpoint:
      phrase = finding.noted == nil ? .findingLostNotes : .findingLostNotesSince
    case .blockedCheckpoint: phrase = .findingBlocked
    default: return nil
    }
    let date = finding.noted.map { stamp($0, in: zone) } ?? ""
    return self(phrase, ["path": finding.path, "was": finding.was, "date": date])
  }

  /// A moment as it is read years later: whole, in one form, to the minute, with its zone.
  func stamp(_ instant: Instant, in zone: Zone) -> String {
    zone.local(instant).description.replacing("T", with: " ").prefix(16) + " (\(zone.id))"
  }
}
