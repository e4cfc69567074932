public import BedsideCore

extension CareStore {
  /// How many seconds old what is known of the files may become by commands that programs run one after the
  /// other: noting it waits for the disk some times, which a person at a terminal does not notice.
  public static let secondsBetweenNotes = 600

  /// What is missing of the participant's newest files and of the plan, and what the store's settings say
  /// otherwise than they did.
  public struct Losses: Hashable, Sendable {
    /// The files of which something is missing.
    public var files: [FileVerification] = []
    /// The settings that are not what they were.
    public var settings: [StoreFinding] = []

    /// Whether nothing is missing.
    public var isEmpty: Bool { files.isEmpty && settings.isEmpty }
  }

  /// What was found missing since this was last asked for, by what is known of the files.
  ///
  /// What can't be read is told by what needs it.
  public func takeLosses() -> Losses {
    var losses = Losses()
    for owner in [nil, participant] {
      guard let known = try? journal.known(of: owner) else { continue }
      losses.settings += known.findings.filter { finding in
        finding.kind != .lostSettings && !losses.settings.contains { $0.path == finding.path }
      }
      guard let checkpoint = known.checkpoint else { continue }
      losses.files += (try? journal.losses(of: owner, knowing: checkpoint)) ?? []
    }
    for file in lacking() where !losses.files.contains(where: { $0.file == file.file }) {
      losses.files.append(file)
    }
    let told = reportedLosses
    reportedLosses = losses
    losses.files.removeAll { file in
      (told?.files ?? []).contains {
        $0.file == file.file && $0.known == file.known && $0.isLike(file)
      }
    }
    losses.settings.removeAll { (told?.settings ?? []).contains($0) }
    return losses
  }

  /// What is missing of the months of `days`, for a page that is about them; it is told by `takeLosses`
  /// too.
  public func missing(on days: ClosedRange<CivilDate>) throws(CareError) -> [FileVerification] {
    do throws(JournalError) {
      foundMissing = try journal.missing(
        of: participant, in: Month(days.lowerBound)...Month(days.upperBound),
        counted: cache.tallies)
      return foundMissing
    } catch {
      throw .journal(error)
    }
  }

  /// What is missing of months that were read, by the numbers of their lines, and what was found missing
  /// for a page.
  private func lacking() -> [FileVerification] {
    var lacking = foundMissing
    foundMissing = []
    for month in cache.tallies.filter(\.value.lacksLines).keys.sorted() {
      let file = JournalFile.month(participant, month)
      if lacking.contains(where: { $0.file == file }) { continue }
      let found = try? journal.missing(
        of: participant, in: month...month, counted: cache.tallies)
      lacking += found ?? []
    }
    return lacking
  }

  /// What is accepted as lost of the participant's files and of the plan.
  public func acceptedLosses() throws(CareError) -> [AcceptedLoss] {
    do throws(JournalError) {
      return try journal.acceptedLosses(of: nil) + journal.acceptedLosses(of: participant)
    } catch { throw .journal(error) }
  }

  /// Notes what was written through this store, if anything has not been noted for `seconds`, or a file was
  /// not known at all.
  ///
  /// What can't be noted now is noted another time; nothing is lost by that.
  public func remember(after seconds: Int = 0) {
    try? journal.rememberWritten(at: now, after: seconds)
  }
}

extension FileVerification {
  /// Whether as much is missing.
  fileprivate func isLike(_ other: FileVerification) -> Bool {
    isGone == other.isGone && cutOff == other.cutOff && exchanged == other.exchanged
      && missing == other.missing
  }
}
