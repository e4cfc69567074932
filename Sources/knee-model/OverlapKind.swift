/// Which tissues overlap.
enum OverlapKind: String, CaseIterable {
  case bones = "bones"
  case cartilage = "cartilage"
  case menisci = "menisci and bone or cartilage"
  case ligamentsAndBones = "ligaments and bone or cartilage"
  case ligamentsAndMenisci = "ligaments and menisci"
  case ligaments = "ligaments"

  /// How deep they may reach into each other at any flexion, mm.
  var limit: Float {
    switch self {
    case .bones: 0
    case .cartilage: 0.5
    case .menisci: 0.4
    case .ligamentsAndBones: 6.9
    case .ligamentsAndMenisci: 1.8
    case .ligaments: 3.2
    }
  }

  /// The kind of two parts; nil for what is shown instead of another part, for the fat pad, which
  /// gives way to everything, and for a bone and its own cartilage.
  init?(_ first: String, _ second: String) {
    guard let a = Tissue(first), let b = Tissue(second) else { return nil }
    switch (min(a, b), max(a, b)) {
    case (.bone, .bone): self = .bones
    case (.bone, .cartilage):
      let (bone, cartilage) = a == .bone ? (first, second) : (second, first)
      if cartilage.hasPrefix("cartilage_" + bone) { return nil }
      self = .cartilage
    case (.cartilage, .cartilage): self = .cartilage
    case (.bone, .meniscus), (.cartilage, .meniscus): self = .menisci
    case (.bone, _), (.cartilage, _): self = .ligamentsAndBones
    case (.meniscus, .ligament): self = .ligamentsAndMenisci
    case (.ligament, _): self = .ligaments
    case (.meniscus, _): return nil
    }
  }

  private enum Tissue: Int, Comparable {
    case bone
    case cartilage
    case meniscus
    case ligament

    init?(_ part: String) {
      switch part {
      case "femur", "tibia", "fibula", "patella": self = .bone
      case "meniscus_medial", "meniscus_lateral": self = .meniscus
      case _ where part.hasPrefix("cartilage_"): self = .cartilage
      case _ where part.hasPrefix("ligament_"), _ where part.hasPrefix("tendon_"): self = .ligament
      default: return nil
      }
    }

    static func < (a: Tissue, b: Tissue) -> Bool { a.rawValue < b.rawValue }
  }
}
