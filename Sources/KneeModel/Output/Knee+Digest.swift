extension Knee {
  /// A fingerprint of the description: it changes with every part's shape, fineness and colour.
  ///
  /// Solids are probed at a fixed set of points, so this costs a fraction of meshing them. It
  /// stands at the head of the written model and tells whether that is this description's.
  public var digest: String {
    var digest = Digest()
    for part in parts { part.add(to: &digest) }
    return digest.text
  }
}

extension Part {
  fileprivate func add(to digest: inout Digest) {
    digest.add(name)
    digest.add("\(material.color) \(material.shine)")
    switch shape {
    case .solid(let solid, let box, let step):
      digest.add(step)
      for p in box.probes { digest.add(solid(p)) }
    case .sheet(let mesher):
      digest.add(mesher.step)
      for p in mesher.box.probes { digest.add(mesher.surface(p) + mesher.sheet.region(p)) }
    case .mesh(let mesh):
      for p in mesh.positions { digest.add(p.x + p.y * 3 + p.z * 7) }
    case .lattice(let lattice):
      for p in lattice.rings.joined() { digest.add(p.x + p.y * 3 + p.z * 7) }
    }
  }
}

extension Box {
  /// Points all over the box, unevenly spread so that no plane of symmetry hides a change.
  fileprivate var probes: [Vector] {
    (1...400).map { n in
      func fraction(_ ratio: Double) -> Double {
        let x = Double(n) * ratio
        return x - x.rounded(.down)
      }
      // The plastic number's powers: a low-discrepancy sequence in three dimensions.
      return point(
        fraction(0.819_172_513_396_164_4), fraction(0.671_043_606_703_789_2),
        fraction(0.549_700_477_901_970_3))
    }
  }
}
