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
    #expect(try files.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(make([1]) == nil)
    #expect(make([2], replacing: true, failing: true) == .noExport(path: "x"))
    #expect(content == [1])
    #expect(try names() == ["x.csv"])
  }

  @Test(arguments: [Fault.error(.diskFull), .fills])
  func `a file that could not be written whole does not stand in the way of the next try`(
    _ fault: Fault
  ) throws {
    let path = "/home/ann/new/out/report.html"
    let bytes = Array("<html>".utf8)
    var failures = 0
    for call in 1...12 {
      let disk = SimulatedDisk()
      disk.fail(atCall: call, with: fault)
      let isMade = (try? NewFiles(files: disk).make(path, bytes)) != nil
      disk.heal()
      if !isMade {
        failures += 1
        #expect(disk.bytes(at: path) == nil)
        try NewFiles(files: disk).make(path, bytes)
      }
      #expect(disk.bytes(at: path) == bytes)
    }
    #expect(failures > 0)
  }

  @Test func `the folders that a file needs are known before they are made`() throws {
    let path = "\(folder.path)/a/b/c.html"
    #expect(
      NewFiles().missingFolders(of: path) == ["\(folder.path)/a", "\(folder.path)/a/b"])
    try NewFiles().make(path, [1])
    #expect(NewFiles().missingFolders(of: path) == [])
    #expect(NewFiles().missingFolders(of: "c.html") == [])
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
