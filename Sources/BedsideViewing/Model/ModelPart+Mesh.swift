internal import BedsideCore
internal import BedsideMesh

extension ModelPart {
  /// Makes a part of `ranges` of a mesh, named and coloured after its entry in the description.
  init(
    id: String, ranges: [TriangleRange], of mesh: Mesh, entry: ModelDescription.Part?,
    placement: Matrix4
  ) {
    self.id = id
    name = entry?.name ?? Self.readable(id)
    caption = entry?.caption
    region = entry?.region
    startsHidden = entry?.hidden ?? false
    surfaces = ranges.map { range in
      let material = mesh.material(of: range)
      var surface = Surface(
        triangles: range.triangles, color: entry?.color ?? ModelColor(material.diffuse),
        roughness: Self.roughness(of: material),
        // Between water and gems, by how bright the material's highlight is.
        reflectance: 0.02 + 0.06 * min(max(material.specular.max(), 0), 1),
        metalness: min(max(material.metallic ?? 0, 0), 1))
      // What cannot be seen at all would be taken for missing; some programs mean solid by it.
      surface.opacity = max(material.opacity, 0.1)
      surface.texturing = Texturing(
        of: material, on: range, of: mesh, hasOwnColor: entry?.color != nil)
      return surface
    }
    let survey = SurfaceSurvey(of: ranges.map(\.triangles), in: mesh)
    winding =
      !survey.isClosed || survey.volume == 0 ? .open : survey.volume > 0 ? .outward : .inward
    let isEmpty = !(survey.low.x <= survey.high.x)
    let box =
      isEmpty
      ? Box(minimum: .zero, maximum: .zero) : Box(minimum: survey.low, maximum: survey.high)
    self.box = box.transformed(by: placement)
  }

  /// The roughness as given, or the one whose highlight is as wide as that of the exponent.
  private static func roughness(of material: Material) -> Float {
    let exponent = min(max(material.shininess, 0), 1000)
    let alpha = (2 / (exponent + 2)).squareRoot()
    return min(max(material.roughness ?? alpha.squareRoot(), 0.15), 1)
  }

  /// A name from a file as it reads best: "meniscus_medial" as "Meniscus medial".
  static func readable(_ id: String) -> String {
    let words = id.split { $0 == "_" || $0 == " " }.joined(separator: " ")
    guard let first = words.first else { return id }
    return first.uppercased() + words.dropFirst()
  }
}

extension ModelColor {
  /// Makes a colour of components in 0...1, which material files give in sRGB.
  init(_ components: SIMD3<Float>) {
    let bytes = (0..<3).map { UInt8(min(max(components[$0], 0), 1) * 255 + 0.5) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
