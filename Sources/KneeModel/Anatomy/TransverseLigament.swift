/// A cord from front horn to front horn, lying on the front of the plateau.
struct TransverseLigament: Sendable {
  let cord: Ligament

  init(over tibia: Solid) {
    let path = [
      Vector(-13, 8, 20.6), Vector(-7, 8, 21.8), Vector(1, 8, 21.2), Vector(9, 8, 17.8),
      Vector(15.5, 8, 14.6),
    ]
    let axis = Sweep(
      path.map { p in
        let resting = tibia.contact(
          from: p, towards: Vector(0, -1, 0), clearance: 1.8, reach: 20)
        return Station(resting, width: 3, thickness: 2.6, across: Vector(0, 1, 0))
      })
    cord = Ligament(Ribbon(axis: axis))
  }
}
