import BedsideCore
import BedsideViewing
import Foundation
import Testing

struct ViewerTranslationTests {
  private static let root = #filePath.components(separatedBy: "/Tests/")[0]

  /// The keys that the viewer's sources declare, with the names in braces of their texts.
  private func declared() throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for target in ["BedsideViewing", "bedside-viewer"] {
      let folder = "\(Self.root)/Sources/\(target)"
      for path in FileManager.default.subpaths(atPath: folder) ?? [] where path.hasSuffix(".swift")
      {
        let data = try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
        let source = String(decoding: data, as: UTF8.self)
        for phrase in source.matches(of: /Phrase\(\s*"([^"]+)",\s*"([^"]*)"/) {
          found[String(phrase.output.1)] = names(in: phrase.output.2)
        }
        let counted = /Phrase\(\s*"([^"]+)",\s*one: "[^"]*",\s*other: "([^"]*)"/
        for phrase in source.matches(of: counted) {
          found["\(phrase.output.1).one"] = []
          found["\(phrase.output.1).other"] = names(in: phrase.output.2)
        }
      }
    }
    return found
  }

  private func names(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /\{(\w+)\}/).map { String($0.output.1) })
  }

  @Test func `every word of the viewer is there in German, and nothing else`() throws {
    let declared = try declared()
    let german = Phrases.germanViewerAreas.flatMap(Array.init)
    let keys = german.map(\.key)
    #expect(declared.count > 40)
    #expect(Set(declared.keys).subtracting(keys).sorted() == [], "not translated")
    #expect(Set(keys).subtracting(declared.keys).sorted() == [], "translated, but declared nowhere")
    #expect(Set(keys).count == keys.count)
    for (key, text) in german { #expect(names(in: text) == declared[key], "\(key)") }
  }
}
