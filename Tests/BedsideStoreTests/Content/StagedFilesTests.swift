import BedsideStore
import Foundation
import Testing

/// Several files that belong together appear in a folder together, or none of them does.
struct StagedFilesTests {
  private let folder: TemporaryFolder
  private let files = FileManager.default

  init() throws { folder = try TemporaryFolder() }

  private var out: String { "\(folder.path)/out" }

  private func names(_ path: String) throws -> [String] {
    try files.contentsOfDirectory(atPath: path).sorted()
  }

  private func content(_ name: String) -> String? {
    files.contents(atPath: "\(out)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// A folder that holds something already.
  private func prepare(_ names: String...) throws {
    try files.createDirectory(atPath: out, withIntermediateDirectories: false)
    for name in names { try Data("old".utf8).write(to: URL(filePath: "\(out)/\(name)")) }
  }

  private func make(
    _ names: [String] = ["a", "b"], at path: String? = nil, replacing: Bool = false,
    failing: Bool = false, by maker: NewFiles = NewFiles()
  ) -> ExportError? {
    do throws(ExportError) {
      try maker.makeFiles(in: path ?? out, replacing: replacing) { staged throws(ExportError) in
        for name in names {
          try staged.makeFile(name) { write throws(ExportError) in
            do throws(SystemError) { try write([110, 101, 119]) } catch { throw .system(error) }
          }
        }
        if failing { throw .noExport(path: "x") }
      }
      return nil
    } catch { return error }
  }

  @Test func `files appear beside those that are there`() throws {
    try prepare("mine")
    #expect(make() == nil)
    #expect(try names(out) == ["a", "b", "mine"])
    #expect(content("a") == "new" && content("mine") == "old")
  }

  @Test func `one file that is there keeps all others out`() throws {
    try prepare("b")
    #expect(make() == .system(SystemError(.create, "\(out)/b", .exists)))
    #expect(try names(out) == ["b"])
    #expect(content("b") == "old")
  }

  @Test func `files give way where they are to, and nothing else does`() throws {
    try prepare("b", "c")
    #expect(make(replacing: true) == nil)
    #expect(try names(out) == ["a", "b", "c"])
    #expect(content("b") == "new" && content("c") == "old")
  }

  @Test func `a folder with the name of a file never gives way`() throws {
    try prepare()
    try files.createDirectory(atPath: out + "/b", withIntermediateDirectories: false)
    #expect(make(replacing: true) == .system(SystemError(.create, "\(out)/b", .isAFolder)))
    #expect(try names(out) == ["b"])
  }

  @Test func `what fails leaves a folder as it was, and no folder where none was`() throws {
    #expect(make(at: "\(out)/new/deep", failing: true) == .noExport(path: "x"))
    #expect(try names(folder.path).isEmpty)
    try prepare("b")
    #expect(make(replacing: true, failing: true) == .noExport(path: "x"))
    #expect(try names(out) == ["b"])
    #expect(content("b") == "old")
  }

  @Test func `a folder stays the one that it was, and a link the way to it`() throws {
    try prepare()
    try files.setAttributes([.posixPermissions: 0o750], ofItemAtPath: out)
    try files.createSymbolicLink(atPath: folder.path + "/way", withDestinationPath: out)
    #expect(make(at: folder.path + "/way") == nil)
    #expect(make(["c"], at: folder.path + "/way/new") == nil)
    #expect(try names(out) == ["a", "b", "new"])
    #expect(try folder.permissions("out") == 0o750)
    #expect(try folder.permissions("out/a") == 0o600)
  }

  @Test func `a file that stands where the folder should is named`() throws {
    try Data().write(to: URL(filePath: out))
    #expect(make() == .system(SystemError(.create, out, .notAFolder)))
  }

  @Test func `what a crash left of an earlier try is no obstacle`() throws {
    try prepare()
    let left = out + "/.export.unfinished"
    try files.createDirectory(atPath: left, withIntermediateDirectories: false)
    try Data().write(to: URL(filePath: left + "/z"))
    try NewFiles().makeFolder(out) { staged throws(ExportError) in
      do throws(SystemError) { try staged.make("a", [1]) } catch { throw .system(error) }
    }
    #expect(try names(out) == ["a"])
  }

  @Test func `a file that gave way when a crash came is back, however the next try ends`()
    throws
  {
    try prepare("c")
    let left = out + "/.export.unfinished/.replaced"
    try files.createDirectory(atPath: left, withIntermediateDirectories: true)
    for name in ["b", "c"] {
      try Data("before".utf8).write(to: URL(filePath: "\(left)/\(name)"))
    }
    #expect(make(replacing: true, failing: true) == .noExport(path: "x"))
    #expect(try names(out) == ["b", "c"])
    // What stands in its place by now is newer.
    #expect(content("b") == "before" && content("c") == "old")
  }

  @Test(arguments: [false, true])
  func `a disk that fails at any call leaves all files or none`(isThere: Bool) throws {
    var failures = 0
    for call in 1... {
      let disk = SimulatedDisk()
      let maker = NewFiles(files: disk)
      if isThere { try maker.make("/home/ann/out/b", Array("old".utf8)) }
      disk.fail(atCall: call, with: .error(.diskFailed))
      let error = make(at: "/home/ann/out", replacing: isThere, by: maker)
      let isReached = disk.calls.count >= call
      disk.heal()
      let found = ["a", "b"].map { name in
        disk.bytes(at: "/home/ann/out/\(name)").map { String(decoding: $0, as: UTF8.self) }
      }
      if error != nil {
        failures += 1
        #expect(found == [nil, isThere ? "old" : nil], "call \(call)")
        #expect(disk.bytes(at: "/home/ann/out") == nil || isThere, "call \(call)")
        #expect(make(at: "/home/ann/out", replacing: isThere, by: maker) == nil)
      } else {
        #expect(found == ["new", "new"], "call \(call)")
      }
      if !isReached { break }
    }
    #expect(failures > 10)
  }

  @Test func `a single file that fails leaves no folder that was made for it`() throws {
    #expect(throws: ExportError.noExport(path: "x")) {
      try NewFiles().makeFile("\(out)/deep/x.csv", replacing: false) { _ throws(ExportError) in
        throw .noExport(path: "x")
      }
    }
    #expect(try names(folder.path).isEmpty)
  }
}
