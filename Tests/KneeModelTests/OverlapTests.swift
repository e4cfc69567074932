import FoundationEssentials
import Testing

@testable import knee_model

struct OverlapTests {
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
