/// A cord from front horn to front horn, lying on the front of the plateau.
struct TransverseLigament: Sendable {
  let cord: Ligament

  init(over tibia: Solid) {
    let path = [
      Vector(-15.5, 5, 19), Vector(-7, 5, 21.8), Vector(1, 5, 21.2), Vector(9, 5, 17),
      Vector(16.5, 5, 11.6),
    ]
    let axis = Sweep(
      path.map { p in
        let isEnd = p == path[0] || p == path[path.count - 1]
        // The ends lie within the horns.
        let resting = tibia.contact(
          from: p, towards: Vector(0, -1, 0), clearance: isEnd ? 0.9 : 2.2, reach: 20)
        return Station(
          resting, width: isEnd ? 1.6 : 3, thickness: isEnd ? 1.4 : 2.6, across: Vector(0, 1, 0))
      })
    cord = Ligament(Ribbon(axis: axis))
  }
}
