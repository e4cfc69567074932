import BedsideCore
import BedsideStore
import Testing

/// What holds for every journal when lines come from elsewhere, are damaged, or go.
struct JournalMergingTests {
  private static let file = Records.annInMarch

  /// Three stores in which lines were written apart, a seed each.
  private func replicas() throws -> [[JournalRecord]] {
    var generator = SplitMix(seed: 4)
    return try ["x", "y", "z"].map { origin in
      let journal = MemoryJournal(origin: origin)
      for number in 0..<Int.random(in: 2...9, using: &generator) {
        try journal.append([Records.outcome("\(origin)\(number)")], to: Self.file)
      }
      return try Records.records(journal)
    }
  }

  private func content(_ journal: any Journal) throws -> Set<String> {
    Set(try Records.records(journal, Self.file).map(\.text))
  }

  @Test(arguments: JournalFactory.all)
  func `lines of several stores add up to the same in every order and grouping`(
    factory: JournalFactory
  ) throws {
    let parts = try replicas()
    let all = Set(parts.joined().map(\.text))
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let oneByOne = try factory.make()
      for index in order { try oneByOne.journal.add(parts[index]) }
      #expect(try content(oneByOne.journal) == all)
      let grouped = try factory.make()
      try grouped.journal.add(parts[order[0]])
      try grouped.journal.add(parts[order[1]] + parts[order[2]])
      #expect(try content(grouped.journal) == all)
      try grouped.journal.add(parts[order[0]] + parts[order[1]])
      #expect(try Records.records(grouped.journal).count == all.count)
      #expect(try oneByOne.journal.knowledge() == grouped.journal.knowledge())
      #expect(try grouped.journal.verify(Self.file).isSound)
    }
  }

  @Test(arguments: JournalFactory.all)
  func `members and kinds that nobody knows are handed on byte for byte`(
    factory: JournalFactory
  ) throws {
    let first = try factory.make().journal
    let text = #"{ "future" : 1.0, "x":[1e2, "\u00e9", null] , "y":{}}"#
    try first.append([JournalEntry("future kind", object: text)], to: Self.file)
    let second = try factory.make().journal
    try second.add(try Records.records(first))
    let third = MemoryJournal(origin: "third")
    try third.add(try Records.records(second))
    #expect(try Records.records(third).map(\.text) == Records.records(first).map(\.text))
    #expect(try third.verify(Self.file).foreign == 1)
  }

  @Test(arguments: JournalFactory.all)
  func `settings are kept apart from months and drafts`(factory: JournalFactory) throws {
    let journal = try factory.make().journal
    try journal.append([Records.outcome("s")], to: .settings(Records.ann))
    #expect(try journal.participants() == [Records.ann])
    #expect(try journal.months(of: Records.ann).isEmpty)
    #expect(try journal.draftFiles(of: Records.ann).isEmpty)
    #expect(try Records.names(journal, .settings(Records.ann)) == ["s"])
  }

  @Test(arguments: JournalFactory.all)
  func `what was erased is known no longer, and can come back`(factory: JournalFactory) throws {
    let journal = try factory.make().journal
    try journal.append([Records.outcome("a")], to: Self.file)
    let records = try Records.records(journal)
    try journal.erase(Records.ann)
    #expect(try journal.knowledge() == Knowledge())
    try journal.add(records)
    #expect(try Records.names(journal) == ["a"])
    #expect(try journal.append([Records.outcome("b")], to: Self.file).map(\.number) == [2])
  }

  @Test(arguments: JournalFactory.all)
  func `the longest lines are kept and met`(factory: JournalFactory) throws {
    let journal = try factory.make().journal
    let text = String(repeating: "x", count: 1_048_400)
    for name in ["a", "b"] {
      let entry = JournalEntry("outcome", ["name": .string(name), "text": .string(text)])
      try journal.append([entry], to: Self.file)
    }
    #expect(try Records.names(journal) == ["a", "b"])
    #expect(try journal.verify(Self.file).isSound)
  }

  @Test(arguments: JournalFactory.all)
  func `the bytes of a file are its lines, and each line can be fetched`(
    factory: JournalFactory
  ) throws {
    let journal = try factory.make().journal
    try journal.append((1...5).map { Records.outcome("\($0)") }, to: Self.file)
    let texts = try Records.records(journal).map(\.text)
    let whole = Array((texts.joined(separator: "\n") + "\n").utf8)
    #expect(try journal.bytes(of: Self.file, from: 0, count: 1 << 20) == whole)
    #expect(
      try journal.bytes(of: Self.file, from: 30, count: 99) == Array(whole.dropFirst(30).prefix(99))
    )
    #expect(try journal.bytes(of: Self.file, from: whole.count, count: 9).isEmpty)
    #expect(try journal.bytes(of: .plan, from: 0, count: 9).isEmpty)
    for (index, text) in texts.enumerated() {
      #expect(try journal.text(ofLine: index + 1, in: Self.file) == text)
    }
    #expect(try journal.text(ofLine: 6, in: Self.file) == nil)
  }

  @Test(arguments: JournalFactory.all)
  func `a batch has dense numbers and is read back in its order`(factory: JournalFactory) throws {
    let journal = try factory.make().journal
    for batch in 0..<3 {
      let entries = (0..<100).map { Records.outcome("\(batch * 100 + $0)") }
      let added = try journal.append(entries, to: Self.file)
      #expect(added.map(\.number) == Array(batch * 100 + 1...batch * 100 + 100))
    }
    #expect(try Records.names(journal) == (0..<300).map { "\($0)" })
  }
}
