@testable import BedsideMesh
import Testing

/// Damaged files by the thousand, the same in every run: what the fuzzer does without a compiler of
/// its own, so that it is done on every machine.
struct MutationTests {
  /// The files that the fuzzer starts from.
  private static let corpus = FilePath.join(
    FilePath.folder(of: FilePath.folder(of: "\(#filePath)")), "MeshFuzzing/Corpus")

  private static func seeds(ending: String) -> [[UInt8]] {
    namesInFolder(corpus).filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
      guard let file = try? OpenFile(path: FilePath.join(corpus, name)) else { return nil }
      let bytes = file.bytes(in: 0..<file.count)
      return (0..<bytes.count).map { bytes[$0] }
    }
  }

  @Test(arguments: 0..<8) func `a damaged model breaks no rule`(seed: Int) throws {
    let seeds = Self.seeds(ending: ".obj")
    try #require(seeds.count > 10)
    var mutator = Mutator(seeds: seeds, seed: UInt64(seed))
    for _ in 0..<150 {
      let text = mutator.next()
      guard let rule = MeshRules.broken(by: text, chunks: [1, 70]) else { continue }
      Issue.record("\(rule): \(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }

  @Test(arguments: 0..<4) func `a damaged material file breaks no rule`(seed: Int) throws {
    let seeds = Self.seeds(ending: ".mtl")
    try #require(seeds.count > 3)
    var mutator = Mutator(seeds: seeds, seed: UInt64(seed))
    for _ in 0..<300 {
      let text = mutator.next()
      guard let rule = MaterialRules.broken(by: text) else { continue }
      Issue.record("\(rule): \(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }

  @Test func `every file of the corpus keeps the rules`() throws {
    for text in Self.seeds(ending: ".obj") + Self.seeds(ending: ".mtl") {
      #expect(MeshRules.broken(by: text, chunks: [1, 7, 64]) == nil)
      #expect(MaterialRules.broken(by: text) == nil)
    }
  }
}
