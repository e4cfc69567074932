import FoundationEssentials
import Testing

@testable import knee_model

struct OverlapTests {
  /// The numbers of the committed table, by flexion.
  private static let table: [Int: [Float]] = {
    let text = String(decoding: CommittedModel.read("README.md"), as: UTF8.self)
    let start = text.firstRange(of: OverlapReport.marks.start)?.upperBound ?? text.endIndex
    let rows = text[start...].split(separator: "\n").prefix { !$0.hasPrefix("<!--") }
    return rows.reduce(into: [:]) { table, row in
      let cells = row.split(separator: "|").map { $0.filter { $0 != " " } }
      guard let first = cells.first, first.hasSuffix("°"), let degrees = Int(first.dropLast())
      else { return }
      table[degrees] = cells.dropFirst().compactMap { Float($0) }
    }
  }()

  @Test func `at every flexion no part reaches deeper into another than is allowed`() {
    #expect(Self.table.keys.sorted() == OverlapSurvey.flexions.map { Int($0) })
    for (degrees, depths) in Self.table {
      #expect(depths.count == OverlapKind.allCases.count)
      for (kind, depth) in zip(OverlapKind.allCases, depths) {
        #expect(depth <= kind.limit + 0.001, "\(kind.rawValue) at \(degrees)°")
      }
    }
  }

  @Test(arguments: [0, 50, 110])
  func `the committed table is that of the committed model`(_ degrees: Int) throws {
    let knee = try #require(BentKnee(in: CommittedModel.folder.path))
    let overlaps = OverlapSurvey(of: knee).overlaps(at: Double(degrees))
    let written = try #require(Self.table[degrees])
    for (kind, depth) in zip(OverlapKind.allCases, written) {
      #expect(abs((overlaps[kind]?.first?.depth ?? 0) - depth) < 0.06, "\(kind.rawValue)")
    }
  }

  @Test func `what is shown instead of another part overlaps with nothing`() {
    #expect(OverlapKind("tear_flap", "meniscus_medial") == nil)
    #expect(OverlapKind("meniscus_medial_rim", "femur") == nil)
    #expect(OverlapKind("fat_pad", "tibia") == nil)
    #expect(OverlapKind("femur", "cartilage_femur") == nil)
  }

  @Test func `a pair is told by its tissues, whichever comes first`() {
    for (first, second, kind) in [
      ("femur", "tibia", OverlapKind.bones), ("cartilage_femur", "tibia", .cartilage),
      ("cartilage_femur", "cartilage_patella", .cartilage),
      ("meniscus_lateral", "femur", .menisci), ("ligament_acl", "femur", .ligamentsAndBones),
      ("tendon_quadriceps", "cartilage_femur", .ligamentsAndBones),
      ("ligament_pcl", "meniscus_medial", .ligamentsAndMenisci),
      ("ligament_pcl", "tendon_popliteus", .ligaments),
    ] {
      #expect(OverlapKind(first, second) == kind)
      #expect(OverlapKind(second, first) == kind)
    }
  }

  @Test func `a folder without a model has no knee to bend`() {
    #expect(BentKnee(in: CommittedModel.folder.path + "/nothing") == nil)
  }
}
