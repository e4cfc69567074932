#if canImport(BedsideMesh)
@testable import BedsideMesh
#endif

/// What must be true of the materials read from any bytes at all.
enum MaterialRules {
  /// The first rule that reading these bytes breaks; nil if they are read as they should be.
  static func broken(by bytes: [UInt8]) -> String? {
    let result = MTLReader().read(bytes: bytes, file: "a.mtl")
    let names = result.materials.map(\.name)
    if Set(names).count != names.count { return "names are unique" }
    if names.contains("") { return "materials have names" }
    if result.warnings.contains(where: { $0.line < 1 }) { return "warnings have lines" }
    return result.materials.lazy.compactMap(fault).first
  }

  private static func fault(of material: Material) -> String? {
    let colors = [material.ambient, material.diffuse, material.specular]
    let rules: [(String, Bool)] = [
      ("colours are in 0...1", colors.allSatisfy { $0.min() >= 0 && $0.max() <= 1 }),
      ("emission is in 0...1000", material.emission.min() >= 0 && material.emission.max() <= 1000),
      ("opacity is in 0...1", (0...1).contains(material.opacity)),
      ("shininess is in 0...1000", (0...1000).contains(material.shininess)),
      ("illumination is in 0...10", (0...10).contains(material.illumination)),
      ("roughness is in 0...1", material.roughness.map { (0...1).contains($0) } ?? true),
      ("metalness is in 0...1", material.metallic.map { (0...1).contains($0) } ?? true),
      ("textures have names", !material.textures.values.contains("")),
    ]
    return rules.first { !$0.1 }?.0
  }
}
