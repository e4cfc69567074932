import BedsideCore
import BedsideStore
import Testing

/// The rules of every journal, whatever it keeps its lines in.
struct JournalConformanceTests {
  @Test(arguments: JournalFactory.all) func `an empty journal has nothing`(factory: JournalFactory)
    throws
  {
    let journal = try factory.make().journal
    #expect(try journal.participants().isEmpty)
    #expect(try journal.months(of: Records.ann).isEmpty)
    #expect(try journal.drafts(of: Records.ann).isEmpty)
    #expect(try Records.names(journal).isEmpty)
    #expect(try journal.knowledge() == Knowledge())
  }

  @Test(arguments: JournalFactory.all)
  func `lines are read in the order of writing, with dense numbers`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    let first = try journal.append([Records.outcome("a")], to: Records.annInMarch)
    let others = try journal.append(
      [Records.outcome("b"), Records.outcome("c")], to: Records.annInMarch)
    #expect((first + others).map(\.number) == [1, 2, 3])
    let records = try Records.records(journal)
    #expect(records.map(\.number) == [1, 2, 3])
    #expect(records.map(\.line) == [1, 2, 3])
    #expect(Set(records.map(\.origin)) == Set(first.map(\.origin)))
    #expect(try Records.names(journal) == ["a", "b", "c"])
  }

  @Test(arguments: JournalFactory.all) func `every file counts its own lines`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    for file in [JournalFile.plan, Records.annInMarch, Records.annsDraft] {
      #expect(try journal.append([Records.outcome("a")], to: file).map(\.number) == [1])
      #expect(try journal.append([], to: file).isEmpty)
    }
    #expect(try journal.participants() == [Records.ann])
    #expect(try journal.months(of: Records.ann) == [Records.march])
    #expect(try journal.drafts(of: Records.ann) == [Records.draft])
  }

  @Test(arguments: JournalFactory.all) func `a scan meets the months of a range and one task`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    for offset in [2, 0, 1, 3] {
      let file = JournalFile.month(Records.ann, Records.march.advanced(by: offset))
      let entries = ["walk", "check-in"].map { task in
        JournalEntry("outcome", ["task": .string(task), "name": .string("\(task) \(offset)")])
      }
      try journal.append(entries, to: file)
    }
    var names: [String] = []
    let months = Records.march.advanced(by: 1)...Records.march.advanced(by: 2)
    try journal.scan(Records.ann, months, task: "walk") { event in
      if case .record(let record) = event { names.append(record.text.suffix(8).description) }
    }
    #expect(names == [#"walk 1"}"#, #"walk 2"}"#])
  }

  @Test(arguments: JournalFactory.all) func `reading on meets only what is new`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    var place = JournalPlace()
    var met: [Int] = []
    func readOn() throws {
      try journal.read(Records.annInMarch, from: &place) { event in
        if case .record(let record) = event { met.append(record.number) }
      }
    }
    try readOn()
    try journal.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
    try readOn()
    try readOn()
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    try readOn()
    #expect(met == [1, 2, 3])
  }

  @Test(arguments: JournalFactory.all) func `a reader learns that what it read was erased`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    var place = JournalPlace()
    var events: [String] = []
    func readOn() throws {
      try journal.read(Records.annInMarch, from: &place) { event in
        switch event {
        case .record(let record): events.append("record \(record.number)")
        case .damage(let damage): events.append("\(damage)")
        case .replaced(let file): events.append("replaced \(file)")
        }
      }
    }
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    try readOn()
    try journal.erase(Records.ann)
    try readOn()
    try readOn()
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    try readOn()
    #expect(events == ["record 1", "replaced p/ann/2026-03.jsonl", "record 1"])
  }

  @Test(arguments: JournalFactory.all) func `erasing takes one participant away and no other`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    let bob: ParticipantID = "bob"
    for participant in [Records.ann, bob] {
      try journal.append([Records.outcome("a")], to: .month(participant, Records.march))
      try journal.append([Records.outcome("a")], to: .draft(participant, Records.draft))
    }
    try journal.erase(Records.ann)
    try journal.erase(Records.ann)
    #expect(try journal.participants() == [bob])
    #expect(try journal.drafts(of: Records.ann).isEmpty)
    #expect(try Records.names(journal, .month(bob, Records.march)) == ["a"])
  }

  @Test(arguments: JournalFactory.all) func `a run that is finished has no draft`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    try journal.append([Records.outcome("answer")], to: Records.annsDraft)
    try journal.finish(
      Records.outcome("a", finishing: Records.draft), in: Records.annInMarch, of: Records.ann)
    #expect(try journal.draftFiles(of: Records.ann).isEmpty)
    #expect(try Records.names(journal) == ["a"])
    try journal.removeDraft(Records.draft, of: Records.ann)
  }

  @Test(arguments: JournalFactory.all) func `a draft that outlived its run does not count`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    let open: DraftID = "d-2"
    try journal.append([Records.outcome("answer")], to: Records.annsDraft)
    try journal.append([Records.outcome("answer")], to: .draft(Records.ann, open))
    try journal.append(
      [Records.outcome("a", finishing: Records.draft)], to: Records.annInMarch)
    #expect(try journal.drafts(of: Records.ann) == [open])
    #expect(try journal.draftFiles(of: Records.ann) == [Records.draft, open])
    try journal.removeFinishedDrafts(of: Records.ann)
    #expect(try journal.draftFiles(of: Records.ann) == [open])
  }

  @Test(arguments: JournalFactory.all) func `lines of another journal are added once, as they are`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    let other = MemoryJournal(origin: "other")
    try other.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
    try journal.append([Records.outcome("own")], to: Records.annInMarch)
    let records = try Records.records(other)
    try journal.add([records[1]])
    try journal.add(records)
    try journal.add(records)
    #expect(try Records.names(journal) == ["own", "b", "a"])
    #expect(
      try journal.append([Records.outcome("next")], to: Records.annInMarch).map(\.number) == [2])
    let texts = try Records.records(journal).filter { $0.origin == "other" }.map(\.text)
    #expect(Set(texts) == Set(records.map(\.text)))
  }

  @Test(arguments: JournalFactory.all) func `what one journal knows is not asked of another again`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    let copy = MemoryJournal(origin: "copy")
    func pull() throws -> Int {
      var records: [JournalRecord] = []
      try journal.since(copy.knowledge()) { records.append($0) }
      try copy.add(records)
      return records.count
    }
    try journal.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
    try journal.append([Records.outcome("plan")], to: .plan)
    try journal.append([Records.outcome("draft")], to: Records.annsDraft)
    #expect(try pull() == 3)
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    #expect(try pull() == 1)
    #expect(try pull() == 0)
    #expect(try copy.knowledge() == journal.knowledge())
    #expect(try Records.names(copy) == ["a", "b", "c"])
  }

  @Test(arguments: JournalFactory.all)
  func `a line that is too long is refused and nothing is changed`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    let long = JournalEntry("x", ["a": .string(String(repeating: "a", count: 1 << 20))])
    let error = #expect(throws: JournalError.self) {
      try journal.append([Records.outcome("a"), long], to: Records.annInMarch)
    }
    #expect(error.map { "\($0)" }?.hasSuffix("bytes; 1048576 is the most.") == true)
    #expect(try Records.names(journal).isEmpty)
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    #expect(try Records.names(journal) == ["b"])
  }

  @Test(arguments: JournalFactory.all) func `a line is added only while its condition holds`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    let isEmpty = { () throws(JournalError) in
      try journal.months(of: Records.ann).isEmpty
    }
    let first = try journal.append([Records.outcome("a")], to: Records.annInMarch, if: isEmpty)
    #expect(first?.map(\.number) == [1])
    let second = try journal.append([Records.outcome("b")], to: Records.annInMarch, if: isEmpty)
    #expect(second == nil)
    #expect(try Records.names(journal) == ["a"])
  }

  @Test(arguments: JournalFactory.all) func `a draft is kept from others until it is let go`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    guard case .draft(let participant, let draft) = Records.annsDraft else { return }
    #expect(throws: JournalError.self) { try journal.hold(draft, of: participant) }
    try journal.append([Records.outcome("a")], to: Records.annsDraft)
    var hold = try journal.hold(draft, of: participant)
    #expect(hold != nil)
    #expect(try journal.hold(draft, of: participant) == nil)
    try journal.append([Records.outcome("b")], to: Records.annsDraft)
    hold = nil
    #expect(try journal.hold(draft, of: participant) != nil)
  }
}
