/// A long bone built from cross-sections, interpolated smoothly along y.
struct Loft: Sendable {
  private static let spacing = 0.5
  private let bottom: Double
  private let top: Double
  private let table: [LoftSection]
  private let capRounding: Double

  /// Makes a loft from sections in order of rising y.
  init(_ sections: [LoftSection], capRounding: Double = 2) {
    precondition(sections.count > 1, "A loft needs two sections.")
    self.capRounding = capRounding
    let bottom = sections[0].y
    let top = sections[sections.count - 1].y
    func curve(_ value: (LoftSection) -> Double) -> MonotoneCurve {
      MonotoneCurve(sections.map { ($0.y, value($0)) })
    }
    let centerX = curve { $0.center.x }
    let centerZ = curve { $0.center.z }
    let halfX = curve { $0.half.x }
    let halfZ = curve { $0.half.z }
    let power = curve { $0.power }
    let taper = curve { $0.taper }
    let count = Int(((top - bottom) / Loft.spacing).rounded(.up)) + 1
    table = (0..<count).map { i in
      let y = min(bottom + Double(i) * Loft.spacing, top)
      return LoftSection(
        y: y, center: (centerX(y), centerZ(y)), half: (halfX(y), halfZ(y)),
        power: power(y), taper: taper(y))
    }
    self.bottom = bottom
    self.top = top
  }

  var solid: Solid {
    Solid { p in
      let cap = max(bottom - p.y, p.y - top)
      return smoothMax(section(at: p.y).distance(p), cap, capRounding)
    }
  }

  private func section(at y: Double) -> LoftSection {
    let position = clamp((y - bottom) / Loft.spacing, 0, Double(table.count - 1))
    let i = min(Int(position), table.count - 2)
    return table[i].mixed(with: table[i + 1], position - Double(i))
  }
}
