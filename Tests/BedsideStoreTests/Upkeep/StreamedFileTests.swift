import BedsideStore
import Foundation
import Testing

/// A file of many pieces is there whole or not at all.
struct StreamedFileTests {
  private let folder: TemporaryFolder
  private let files = FileManager.default

  init() throws { folder = try TemporaryFolder() }

  private var path: String { "\(folder.path)/out/x.csv" }

  private func make(
    _ pieces: [UInt8], replacing: Bool = false, failing: Bool = false
  ) -> ExportError? {
    do throws(ExportError) {
      try NewFiles().makeFile(path, replacing: replacing) { write throws(ExportError) in
        for piece in pieces {
          do throws(SystemError) { try write([piece]) } catch { throw .system(error) }
        }
        if failing { throw .noExport(path: "x") }
      }
      return nil
    } catch { return error }
  }

  private var content: [UInt8]? { files.contents(atPath: path).map(Array.init) }

  private func names() throws -> [String] {
    try files.contentsOfDirectory(atPath: folder.path + "/out").sorted()
  }

  @Test func `the pieces are joined in a file for its owner alone`() throws {
    #expect(make([1, 2, 3]) == nil)
    #expect(content == [1, 2, 3])
    #expect(try names() == ["x.csv"])
    let mode = try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `what is there stays, and gives way only when it is to`() throws {
    #expect(make([1]) == nil)
    #expect(make([2]) == .system(SystemError(.create, path, .exists)))
    #expect(content == [1])
    #expect(make([3], replacing: true) == nil)
    #expect(content == [3])
    #expect(try names() == ["x.csv"])
  }

  @Test func `what fails leaves nothing of itself, and all of what was there`() throws {
    #expect(make([1], failing: true) == .noExport(path: "x"))
    #expect(try names().isEmpty)
    #expect(make([1]) == nil)
    #expect(make([2], replacing: true, failing: true) == .noExport(path: "x"))
    #expect(content == [1])
    #expect(try names() == ["x.csv"])
  }

  @Test func `a link gives way itself, and not what it leads to`() throws {
    let other = folder.path + "/other"
    try files.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: true)
    try Data([9]).write(to: URL(filePath: other))
    try files.createSymbolicLink(atPath: path, withDestinationPath: other)
    #expect(make([1]) == .system(SystemError(.create, path, .exists)))
    #expect(make([1], replacing: true) == nil)
    #expect(files.contents(atPath: other).map(Array.init) == [9])
    #expect(content == [1])
  }

  @Test func `what a crash left of an earlier try is no obstacle`() throws {
    try files.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: true)
    try Data([7, 7]).write(to: URL(filePath: folder.path + "/out/.x.csv.unfinished"))
    #expect(make([1]) == nil)
    #expect(try names() == ["x.csv"])
    #expect(content == [1])
  }
}
