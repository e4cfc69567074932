import BedsideCore
import BedsideSchedule
import BedsideShell
import BedsideStore
import Synchronization
import Testing

/// A disk is full in the middle of a survey: the answers go elsewhere, and come back.
@MainActor
struct ElsewhereStories {
  /// Makes files in memory.
  private final class Files: FileMaker {
    let made = Mutex<[String: [UInt8]]>([:])

    func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
      var isThere = false
      made.withLock { made in
        isThere = made[path] != nil
        if !isThere { made[path] = bytes }
      }
      if isThere { throw SystemError(.create, path, .exists) }
    }

    func makeFile(
      _ path: String, replacing: Bool,
      filling fill: (
        @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
      ) throws(ExportError) -> Void
    ) throws(ExportError) {
      try fill { _ in }
    }
  }

  private let desk = Desk()
  private let files = Files()
  private let full = JournalError.notSaved(SystemError(.write, "p", .diskFull))

  private func opened() throws -> CareDesk {
    var opened = try desk.desk()
    opened.maker = files
    return opened
  }

  @Test func `answers that can't be saved are saved in another folder and brought back`() throws {
    desk.journal.refusal = full
    _ = desk.types(
      .line("7"), .line("elsewhere"), .line("/media/my stick"), .line("38.5"), .line("quit"),
      .line("quit"), .endOfInput)
    _ = try opened().start("check-in", on: nil)
    let transcript = desk.console.transcript
    #expect(transcript.contains("elsewhere"))
    #expect(
      transcript.contains(
        """
        A copy of your answers so far is saved. When there is room again, bring it back
        with:
          import "/media/my stick/bedside-run-1.jsonl"

        """))
    #expect(desk.journal.contents.isEmpty)
    let bytes = try #require(
      files.made.withLock { $0["/media/my stick/bedside-run-1.jsonl"] })
    desk.journal.refusal = nil
    let copy = try #require(try RecordCopy(bytes))
    let terms = ImportTerms(
      source: "stick", now: desk.clock.now(), days: DayRule(zone: .utc), zones: NoZones())
    #expect(try copy.restore(in: desk.journal, by: terms) >= 1)
    let drafts = try opened().store.drafts()
    #expect(drafts.map(\.id) == ["run-1"])
    #expect(drafts.first?.key.task == "check-in")
  }
}
