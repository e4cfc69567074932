import BedsideCore
import Foundation
import Testing

/// Every odd file that the reader is tested with, through the program.
struct FixtureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "BedsideMeshTests/Fixtures")

  private static let models: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (all ?? []).filter { $0.hasSuffix(".obj") }.sorted()
  }()

  @Test func `there are odd files to try`() { #expect(Self.models.count > 50) }

  @Test(arguments: models) func `an odd file is told about or refused`(_ model: String) throws {
    let path = Self.folder.appending(path: model).path()
    let outcome = try ViewerProgram().run(path, "--info", "--json")
    if outcome.code == 0 {
      #expect(try JSONReader.read(Array(outcome.output)).value["triangles"] != nil)
    } else {
      #expect(outcome.code == 65)
      #expect(outcome.said.hasPrefix(path))
    }
  }
}
