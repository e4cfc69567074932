/// A station of a meniscus seen from above: the middle of the rim, its width, and the height of
/// its outer edge; mm.
struct MeniscusRim: Sendable {
  var x: Double
  var z: Double
  var width: Double
  var height: Double

  /// From front root to back root, open towards the middle of the knee.
  static let medial = [
    MeniscusRim(x: -6.2, z: 16.8, width: 5, height: 1.0),
    MeniscusRim(x: -12.5, z: 18.2, width: 6, height: 2.6),
    MeniscusRim(x: -22.3, z: 16.9, width: 5.8, height: 4.2),
    MeniscusRim(x: -30, z: 10.2, width: 7.6, height: 4.6),
    MeniscusRim(x: -33, z: -0.5, width: 8.6, height: 4.6),
    MeniscusRim(x: -30.6, z: -11.5, width: 10.8, height: 5),
    MeniscusRim(x: -22.5, z: -18.6, width: 12.4, height: 5),
    MeniscusRim(x: -13.5, z: -18.6, width: 10.4, height: 3.2),
    MeniscusRim(x: -7, z: -15.6, width: 6.2, height: 1.0),
  ]

  /// From front root to back root, nearly a ring.
  static let lateral = [
    MeniscusRim(x: 6.8, z: 5.8, width: 5.5, height: 1.0),
    MeniscusRim(x: 13, z: 9.6, width: 8.6, height: 2.4),
    MeniscusRim(x: 21, z: 10.6, width: 10.4, height: 4.2),
    MeniscusRim(x: 28.4, z: 6.2, width: 10.4, height: 4.6),
    MeniscusRim(x: 31, z: -2, width: 10.4, height: 4.6),
    MeniscusRim(x: 28.4, z: -10.4, width: 10.4, height: 4.6),
    MeniscusRim(x: 21, z: -14.4, width: 10.4, height: 4.8),
    MeniscusRim(x: 13, z: -13.4, width: 9, height: 2.6),
    MeniscusRim(x: 7.2, z: -10, width: 5.5, height: 1.0),
  ]
}
