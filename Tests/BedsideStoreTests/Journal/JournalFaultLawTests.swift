import BedsideStore
import Testing

/// What holds for every journal when commits fail.
struct JournalFaultLawTests {
  private static let names = ["a", "b", "c", "d", "e"]

  /// Saves five lines, of which one commit fails and is tried again; returns what was acknowledged.
  private func play(
    _ subject: JournalFactory.Subject, failing place: Int, _ fault: CommitFault,
    judging: () -> Void = {}
  ) throws -> [String] {
    let fail = try #require(subject.fail)
    // The first commit of a store writes its settings too, and before a participant's first line what is
    // known of the files is begun.
    try subject.journal.append([Records.outcome("plan")], to: .plan)
    try subject.journal.append([Records.outcome("setting")], to: .settings(Records.ann))
    var saved: [String] = []
    for (index, name) in Self.names.enumerated() {
      if index == place { fail(fault) }
      for _ in 1...2 where saved.count == index {
        let added = try? subject.journal.append([Records.outcome(name)], to: Records.annInMarch) {
          judging()
          return true
        }
        if added != nil { saved.append(name) }
        // A disk that is full stays so until somebody makes room.
        if added == nil, let heal = subject.heal { heal() }
      }
    }
    return saved
  }

  /// What of these rules does not hold: an acknowledged line stays, once, under its dense number.
  private func broken(_ journal: any Journal, _ saved: [String]) throws -> [String] {
    let records = try Records.records(journal)
    var broken: [String] = []
    if try Records.names(journal) != saved { broken.append("lines") }
    if records.map(\.number) != Array(1...max(1, saved.count)) { broken.append("numbers") }
    if try !Records.damage(journal).isEmpty { broken.append("damage") }
    return broken
  }

  @Test(arguments: JournalFactory.failing, [CommitFault.refused, .torn])
  func `a commit that failed leaves nothing, and the next try saves it once`(
    factory: JournalFactory, fault: CommitFault
  ) throws {
    for place in Self.names.indices {
      let subject = try factory.make()
      let saved = try play(subject, failing: place, fault)
      #expect(saved == Self.names, "\(place)")
      #expect(try broken(subject.journal, saved).isEmpty, "\(place)")
      #expect(try subject.journal.verify(Records.annInMarch).isSound)
    }
  }

  @Test(arguments: JournalFactory.failing)
  func `the condition of a line is judged once for each try`(factory: JournalFactory) throws {
    let subject = try factory.make()
    var judged = 0
    _ = try play(subject, failing: 2, .refused) { judged += 1 }
    #expect(judged == Self.names.count + 1)
  }

  @Test(arguments: JournalFactory.failing)
  func `a journal that loses what it acknowledged breaks these rules`(
    factory: JournalFactory
  ) throws {
    for place in Self.names.indices {
      let subject = try factory.make()
      let saved = try play(subject, failing: place, .lost)
      #expect(saved == Self.names)
      #expect(try broken(subject.journal, saved).contains("lines"), "\(place)")
    }
  }
}
