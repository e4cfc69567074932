/// Thin surfaces laid over a meniscus to point something out.
extension Meniscus {
  /// How far an overlay stands out from the meniscus, mm.
  static let overlay = 0.12

  /// The outer part of the rim, from root to root, which blood vessels reach; it takes a `share`
  /// of the width.
  func vascularRim(share: Double) -> Lattice {
    let kept = sections.indices.filter { i in
      let travelled = path.travelled(to: i) / path.length
      return travelled > 0.06 && travelled < 0.94
    }
    return Lattice(
      rings: kept.map {
        sections[$0].outline(from: 1 - share, columns: 3, margin: Meniscus.overlay)
      }, tip: MeniscusSection.tip)
  }

  /// A tear along the rim: a slit through the whole thickness that follows its fibres.
  ///
  /// It lies at a fraction of the width, 0 at the inner edge, and runs over a range of the length.
  func longitudinalTear(at fraction: Double, along range: ClosedRange<Double>) -> Lattice {
    let kept = sections.indices.filter { range.contains(path.travelled(to: $0) / path.length) }
    return Lattice(
      rings: kept.enumerated().map { n, i in
        let t = Double(n) / Double(max(kept.count - 1, 1))
        // Widest in the middle, pointed at the ends; slightly wavy, as fibres tear.
        let gape = 0.08 + 4.4 * t * (1 - t)
        return sections[i].slit(at: fraction + 0.012 * wave(t * 3.5), gape: gape)
      })
  }
}

extension MeniscusSection {
  fileprivate func slit(at fraction: Double, gape: Double) -> [Vector] {
    let edges = [-gape / 2, 0, gape / 2].map { outward * $0 }
    let top = top(fraction) + Meniscus.overlay
    let bottom = bottom(fraction) - Meniscus.overlay
    return edges.map { point(fraction, height: top) + $0 }
      + edges.reversed().map { point(fraction, height: bottom) + $0 }
  }
}
