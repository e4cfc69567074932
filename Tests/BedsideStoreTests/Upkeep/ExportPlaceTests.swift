import BedsideCore
import BedsideStore
import Foundation
import Testing

/// Where the folder of an export may be, and that it is made whole or not at all.
struct ExportPlaceTests {
  private let folder: TemporaryFolder
  private let files = FileManager.default

  init() throws { folder = try TemporaryFolder() }

  private func names(_ path: String = "") throws -> [String] {
    try files.contentsOfDirectory(atPath: folder.path + path).sorted()
  }

  @Test func `the store, what is below it and what leads there is inside it`() throws {
    let journal = try FileJournal("\(folder.path)/store", clock: .system, created: Records.now)
    #expect(try !journal.isInside("\(folder.path)/store"))
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    try files.createSymbolicLink(
      atPath: folder.path + "/way", withDestinationPath: folder.path + "/store/p")
    for inside in [
      "store", "store/", "store/copy", "store/p/ann/copy", "way", "way/new/copy", "new/../store",
      "new/../store/copy", "store/./copy", "way/../copy",
    ] {
      #expect(try journal.isInside("\(folder.path)/\(inside)"), "\(inside)")
    }
    for outside in ["", "copy", "stored", "store/../copy", "new/copy", "store2/p"] {
      #expect(try !journal.isInside("\(folder.path)/\(outside)"), "\(outside)")
    }
  }

  @Test func `a folder that is made holds what was put into it, and only that`() throws {
    try NewFiles().makeFolder("\(folder.path)/new/copy") { files throws(ExportError) in
      do throws(SystemError) {
        try files.make("a", [1])
        try files.make("p/b", [2])
      } catch { throw .system(error) }
    }
    #expect(try names("/new") == ["copy"])
    #expect(try names("/new/copy") == ["a", "p"])
  }

  @Test func `what fails leaves nothing, and is done the next time`() throws {
    func make(failing: Bool) -> ExportError? {
      do throws(ExportError) {
        try NewFiles().makeFolder("\(folder.path)/new/copy") { files throws(ExportError) in
          do throws(SystemError) { try files.make("a", [1]) } catch { throw .system(error) }
          if failing { throw .noExport(path: "x") }
        }
        return nil
      } catch { return error }
    }
    #expect(make(failing: true) == .noExport(path: "x"))
    #expect(try names().isEmpty)
    #expect(make(failing: false) == nil)
    #expect(try names("/new/copy") == ["a"])
  }

  @Test func `what a crash left is removed by the next try`() throws {
    let left = folder.path + "/.copy.unfinished"
    try files.createDirectory(atPath: left, withIntermediateDirectories: false)
    try Data("old".utf8).write(to: URL(filePath: left + "/a"))
    try NewFiles().makeFolder("\(folder.path)/copy") { files throws(ExportError) in
      do throws(SystemError) { try files.make("a", [1]) } catch { throw .system(error) }
    }
    #expect(try names() == ["copy"])
    #expect(files.contents(atPath: folder.path + "/copy/a") == Data([1]))
  }

  @Test func `a folder with anything in it is left as it is`() throws {
    try files.createDirectory(
      atPath: folder.path + "/copy", withIntermediateDirectories: false)
    try Data("mine".utf8).write(to: URL(filePath: folder.path + "/copy/a"))
    let path = "\(folder.path)/copy"
    #expect(throws: ExportError.system(SystemError(.create, path, .exists))) {
      try NewFiles().makeFolder(path) { _ throws(ExportError) in }
    }
    #expect(try names() == ["copy"])
    #expect(try names("/copy") == ["a"])
  }
}
