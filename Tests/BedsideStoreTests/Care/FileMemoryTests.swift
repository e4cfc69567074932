import BedsideStore
import Testing

struct FileMemoryTests {
  private let folder: TemporaryFolder
  private let files = SystemCalls()

  init() throws { folder = try TemporaryFolder() }

  private func memory(_ name: String = "gates.json") -> FileMemory {
    FileMemory(folder.path + "/cache/bedside", name: name)
  }

  @Test func `what is kept is remembered, for the user alone`() throws {
    #expect(memory().recall() == nil)
    memory().keep([1, 2])
    memory().keep([3])
    #expect(memory().recall() == [3])
    for path in ["cache/bedside", "cache/bedside/gates.json"] {
      let status = try files.status(at: "\(folder.path)/\(path)", in: nil)
      #expect(status?.isOpenToOthers == false)
    }
    #expect(try files.names(at: folder.path + "/cache/bedside", in: nil) == ["gates.json"])
  }

  @Test func `what is forgotten is gone`() throws {
    memory().keep([1])
    memory().forget()
    #expect(memory().recall() == nil)
    #expect(try files.names(at: folder.path + "/cache/bedside", in: nil).isEmpty)
  }

  @Test func `what a crash left does not keep the next from being kept`() throws {
    memory().keep([1])
    memory("gates.json.new").keep([7])
    memory().keep([2])
    #expect(memory().recall() == [2])
  }

  @Test func `what others may change is not believed`() throws {
    memory().keep([1])
    try folder.setPermissions(0o755, of: "cache/bedside")
    #expect(memory().recall() == nil)
    try folder.setPermissions(0o700, of: "cache/bedside")
    try folder.setPermissions(0o640, of: "cache/bedside/gates.json")
    #expect(memory().recall() == nil)
    memory().keep([2])
    #expect(memory().recall() == [2])
  }

  @Test func `a folder that cannot be made is no harm`() throws {
    let lost = FileMemory(folder.path + "/a/b/c/d", name: "gates.json")
    lost.keep([1])
    #expect(lost.recall() == nil)
    lost.forget()
  }
}
