import Testing

@testable import BedsideShell

struct CommandMemoryTests {
  @Test(arguments: [
    "log 4 30 mg", "log 4", "unlog 4.2", "unlog 4.2 --reason 'felt fine'", "amend check-in",
    "amend 7 pain 6", "undone 2 --reason 'not taken'", "delete check-in --reason 'pregnant'",
    "delete check-in --author Kim --reason=x", "doctor --adopt p/me/2026-03.jsonl:3 --author Kim",
    "withdraw --confirm Recover --records keep",
    // What is no command may be an answer, or a command that is mistyped.
    "lgo 4 30 mg", "7", "38.5", "I feel sick", "log 4 'open quote", "delete check-in --raeson sick",
    "start check-in today and then some",
  ])
  func `nothing that may hold an answer is kept`(line: String) {
    #expect(!CommandMemory.keeps(line))
  }

  @Test(arguments: [
    "today", "day yesterday", "done 2b", "undo", "start check-in", "start 3 --answers a.json",
    "history check-in --json", "learn meniscus", "delete check-in", "day",
  ])
  func `commands without answers are kept, to be brought back`(line: String) {
    #expect(CommandMemory.keeps(line))
  }
}
